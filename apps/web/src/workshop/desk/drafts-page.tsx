// All drafts on this device: begin one, go on with one, copy it, delete it, or open one from a file.
"use client";

import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { LanguageSwitch } from "../../base/language/language-switch.tsx";
import type { KeptDraft } from "../store/kept-drafts.ts";
import type { DraftData } from "../worker/messages.ts";
import { Beginnings } from "./beginnings.tsx";
import style from "./drafts-page.module.css";

interface DraftsPageProps {
  readonly drafts: readonly KeptDraft[];
  readonly deleted: KeptDraft | undefined;
  /** What comes of a puzzle in the address. */
  readonly said: string | undefined;
  readonly onOpen: (kept: KeptDraft) => void;
  readonly onBegin: (draft: DraftData) => void;
  readonly onCopy: (kept: KeptDraft) => void;
  readonly onDrop: (kept: KeptDraft) => void;
  readonly onBringBack: () => void;
}

export function DraftsPage(props: DraftsPageProps) {
  const { drafts, deleted, onOpen, onCopy, onDrop, onBringBack } = props;
  const words = useWords("workshop");
  return (
    <Skin name="ink">
      <main className={style.page}>
        <p className={style.buttons}>
          <ButtonLink href="/" look="quiet">
            {words.allGames}
          </ButtonLink>
          <LanguageSwitch />
        </p>
        <h1>{words.title}</h1>
        <p>{words.about}</p>
        <p role="status">{props.said}</p>
        <Beginnings onBegin={props.onBegin} />
        <Panel aria-labelledby="drafts">
          <h2 id="drafts">{words.yourDrafts}</h2>
          <p role="status">
            {deleted && (
              <>
                {words.removed} <Button onClick={onBringBack}>{words.undo}</Button>
              </>
            )}
          </p>
          {drafts.length === 0 && <p>{words.nothingYet}</p>}
          <ul className={style.drafts}>
            {drafts.map((kept) => (
              <li key={kept.id}>
                <Button
                  className={style.open}
                  aria-label={words.open(kept.title || words.untitled)}
                  onClick={() => onOpen(kept)}
                >
                  {kept.title || words.untitled}
                </Button>
                <Button look="quiet" onClick={() => onCopy(kept)}>
                  {words.duplicate}
                </Button>
                <Button look="quiet" onClick={() => onDrop(kept)}>
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      </main>
    </Skin>
  );
}
