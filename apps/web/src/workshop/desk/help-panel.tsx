// Help with the whole draft: fill in the rest, who is tightest, and, once it is a puzzle, play it and hand it on.
import { LABELS } from "@demonstrandum/engine";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { saveText } from "../../base/design/save-text.ts";
import { silenced } from "../store/edits.ts";
import type { Desk } from "../store/use-desk.ts";
import type { ToldDraft } from "../worker/messages.ts";
import style from "./desk.module.css";
import { PublishPanel } from "./publish-panel.tsx";
import { savePicture } from "./save-picture.ts";

interface HelpPanelProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  /** To whoever is to speak next, if anybody is. */
  readonly onNext: (() => void) | undefined;
  readonly onPrint: () => void;
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

/** Paper, pictures and files. */
function HandOut({ desk, onPrint }: Pick<HelpPanelProps, "desk" | "onPrint">) {
  const words = useWords("workshop");
  const [state, setState] = useState("");
  const name = desk.title || words.untitled;
  const draw = async () => {
    setState(words.working);
    setState((await savePicture(desk, name)) ? "" : words.failed);
  };
  return (
    <>
      <p className={style.buttons}>
        <Button onClick={() => saveText(`${name}.json`, JSON.stringify(desk.draft, null, 2))}>{words.saveFile}</Button>
        <Button onClick={onPrint}>{words.print}</Button>
        <Button onClick={draw}>{words.picture}</Button>
      </p>
      <p role="status">{state}</p>
    </>
  );
}

export function HelpPanel({ desk, told, onNext, onPrint }: HelpPanelProps) {
  const words = useWords("workshop");
  const [tight, setTight] = useState<string>();
  const isUnfinished = told.survey.silent.length > 0;
  const askTightest = () => {
    const person = tightestOf(told);
    setTight(person === undefined ? words.nobodyTight : words.tightestIs(told.view.people[person]?.name ?? ""));
  };
  return (
    <section className={style.panel}>
      {desk.isFresh && told.code && <p>{words.ready}</p>}
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
      </p>
      <p role="status">{tight}</p>
      <PublishPanel desk={desk} told={told} />
      <HandOut desk={desk} onPrint={onPrint} />
    </section>
  );
}
