// Help with the whole draft: fill in the rest, who is tightest, and, once it is a puzzle, play it and hand it on.
import { LABELS } from "@demonstrandum/engine";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { saveText } from "../../base/design/save-text.ts";
import { useAddress } from "../../base/language/language.tsx";
import { silenced } from "../store/edits.ts";
import type { Desk } from "../store/use-desk.ts";
import type { ToldDraft } from "../worker/messages.ts";
import style from "./desk.module.css";

interface HelpPanelProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  /** To whoever is to speak next, if anybody is. */
  readonly onNext: (() => void) | undefined;
}

const LEVELS = ["any", ...LABELS];

function FillIn({ desk }: Pick<HelpPanelProps, "desk">) {
  const words = useWords("workshop");
  const [state, setState] = useState<"idle" | "working" | { readonly failure: string }>("idle");
  const fill = async (difficulty: string) => {
    setState("working");
    const seed = `${desk.title} ${desk.draft.characters.map(({ clue }) => (clue ? 1 : 0)).join("")}`.trim();
    const outcome = await desk.ask({ kind: "fill", draft: desk.draft, difficulty, seed });
    if (outcome?.ok) desk.change(outcome.value);
    setState(!outcome || outcome.ok ? "idle" : { failure: outcome.text || words.failed });
  };
  return (
    <>
      <h2>{words.fill.title}</h2>
      <p>{words.fill.text}</p>
      <p className={style.buttons}>
        {LEVELS.map((label, at) => (
          <Button
            key={label}
            look={at === 0 ? "primary" : "plain"}
            disabled={state === "working"}
            onClick={() => fill(label)}
          >
            {words.fill.level(label)}
          </Button>
        ))}
      </p>
      <p role="status">{state === "working" ? words.working : typeof state === "object" ? state.failure : ""}</p>
    </>
  );
}

/** Whose clue most steps rest on. */
function tightestOf({ survey }: ToldDraft): number | undefined {
  const uses = new Map<number, number>();
  for (const { speakers } of survey.insights)
    for (const speaker of speakers) uses.set(speaker, (uses.get(speaker) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function Ready({ code, game }: { readonly code: string; readonly game: string }) {
  const words = useWords("workshop");
  const [isCopied, setCopied] = useState(false);
  const address = `/${game}/p/${code}`;
  const inLanguage = useAddress()(address);
  const copy = async () => {
    await navigator.clipboard?.writeText(new URL(inLanguage, window.location.href).href);
    setCopied(true);
  };
  return (
    <>
      <p>{words.ready}</p>
      <p className={style.buttons}>
        <ButtonLink look="primary" href={address}>
          {words.play}
        </ButtonLink>
        <Button onClick={copy}>{words.share}</Button>
      </p>
      <p role="status">{isCopied ? words.copied : ""}</p>
    </>
  );
}

export function HelpPanel({ desk, told, onNext }: HelpPanelProps) {
  const words = useWords("workshop");
  const [tight, setTight] = useState<string>();
  const isUnfinished = told.survey.silent.length > 0;
  const askTightest = () => {
    const person = tightestOf(told);
    setTight(person === undefined ? words.nobodyTight : words.tightestIs(told.view.people[person]?.name ?? ""));
  };
  return (
    <section className={style.panel}>
      {desk.isFresh && told.code && <Ready code={told.code} game={told.view.game} />}
      {told.flaws.map((flaw) => (
        <p key={flaw} className={style.flaw}>
          {flaw}
        </p>
      ))}
      {isUnfinished && <p>{words.speaker.choose}</p>}
      {onNext && (
        <p className={style.buttons}>
          <Button onClick={onNext}>{words.next}</Button>
        </p>
      )}
      {isUnfinished && <FillIn desk={desk} />}
      <p className={style.buttons}>
        <Button onClick={askTightest}>{words.tightest}</Button>
        <Button onClick={() => desk.change(silenced(desk.draft))}>{words.clear}</Button>
        <Button onClick={() => saveText(`${desk.title || words.untitled}.json`, JSON.stringify(desk.draft, null, 2))}>
          {words.saveFile}
        </Button>
      </p>
      <p role="status">{tight}</p>
    </section>
  );
}
