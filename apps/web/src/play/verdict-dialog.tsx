// "What is this person's true identity?" Two seals to choose from, and the player's own tag.
import type { PersonView, View } from "@demonstrandum/engine";
import type { KeyboardEvent } from "react";
import { keyAction, type VerdictKeys } from "../board/keys.ts";
import { TagMark } from "../board/tag-mark.tsx";
import { Button } from "../design/button.tsx";
import { Portrait } from "../design/portrait.tsx";
import { Roots } from "../design/roots.tsx";
import { Seal } from "../design/seal.tsx";
import { Sheet } from "../design/sheet.tsx";
import { TAGS, type Tag } from "../state/saved-play.ts";
import { capital } from "./share.ts";
import style from "./verdict-dialog.module.css";

interface VerdictDialogProps {
  readonly view: View;
  readonly person: PersonView;
  readonly glyphs: readonly [string, string];
  readonly keys: VerdictKeys;
  readonly tag: Tag | undefined;
  readonly onVerdict: (identity: boolean) => void;
  readonly onTag: (tag: Tag | undefined) => void;
  readonly onClose: () => void;
}

export function VerdictDialog({ view, person, glyphs, keys, tag, onVerdict, onTag, onClose }: VerdictDialogProps) {
  function onKeyDown(event: KeyboardEvent) {
    const action = event.ctrlKey || event.altKey || event.metaKey ? undefined : keyAction(event.key, keys);
    if (action?.kind === "verdict") onVerdict(action.identity);
  }
  return (
    <Sheet aria-labelledby="verdict-question" onClose={onClose} onKeyDown={onKeyDown}>
      <div className={style.who}>
        <Portrait name={person.name} className={style.face} />
        <div>
          <p className={style.name}>
            {person.name} <span>{person.place}</span> <Roots roots={person.marks} />
          </p>
          <h2 id="verdict-question" className={style.question}>
            What is this person’s true identity?
          </h2>
        </div>
      </div>
      <div className={style.verdicts}>
        {([false, true] as const).map((identity) => (
          <Button
            key={String(identity)}
            look={identity ? "kind-b" : "kind-a"}
            className={style.verdict}
            data-identity={identity}
            disabled={person.refused.includes(identity)}
            onClick={() => onVerdict(identity)}
          >
            <Seal glyph={glyphs[identity ? 1 : 0]} kind={identity ? "b" : "a"} className={style.glyph} />
            {capital(view.words[identity ? 1 : 0].one)}
            <span aria-hidden="true" className={style.key}>
              {keys[identity ? 1 : 0].toUpperCase()}
            </span>
          </Button>
        ))}
      </div>
      {person.refused.length > 0 && (
        <p className={style.locked}>What was refused stays closed until someone is revealed.</p>
      )}
      <div className={style.foot}>
        <fieldset className={style.tags}>
          <legend className="visually-hidden">Your own tag</legend>
          {TAGS.map((choice) => (
            <button
              key={choice}
              type="button"
              className={style.tag}
              aria-label={`Tag with a ${choice}`}
              aria-pressed={tag === choice}
              onClick={() => onTag(tag === choice ? undefined : choice)}
            >
              <TagMark tag={choice} />
            </button>
          ))}
        </fieldset>
        <Button look="quiet" onClick={onClose}>
          Not yet
        </Button>
      </div>
    </Sheet>
  );
}
