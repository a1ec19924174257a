// Help with the whole draft: fill in the rest, who is tightest, and, once it is a puzzle, play it and hand it on.
import { ANY_LABEL } from "@demonstrandum/engine";
import type { Direction } from "@demonstrandum/engine/workshop";
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
  /** Opens somebody's sheet. */
  readonly onPerson: (person: number) => void;
  /** Shows people on the board. */
  readonly onPoint: (people: readonly number[]) => void;
}

function FillIn({ desk, told }: Pick<HelpPanelProps, "desk" | "told">) {
  const words = useWords("workshop");
  const [state, setState] = useState<"idle" | "working" | { readonly failure: string }>("idle");
  const fill = async (difficulty: string) => {
    setState("working");
    const silent = told.survey.silent.join(" ");
    const seed = `${desk.title} ${silent}`.trim();
    const outcome = await desk.ask({ kind: "fill", draft: desk.draft, difficulty, seed });
    if (outcome?.ok) desk.change(outcome.value);
    setState(!outcome || outcome.ok ? "idle" : { failure: outcome.text || words.failed });
  };
  return (
    <>
      <h2>{words.fill.title}</h2>
      <p>{words.fill.text}</p>
      <p className={style.buttons}>
        {[ANY_LABEL, ...told.levels].map((label, at) => (
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
      <p role="status">{typeof state === "object" ? state.failure : ""}</p>
      {state === "working" && <Working onStop={desk.stop} />}
    </>
  );
}

/** What takes long can be called off. */
function Working({ onStop }: { readonly onStop: () => void }) {
  const words = useWords("workshop");
  return (
    <p className={style.buttons}>
      <span role="status">{words.working}</span> <Button onClick={onStop}>{words.stop}</Button>
    </p>
  );
}

/** Whose clue most steps rest on, if any does. */
function busiestOf({ survey }: ToldDraft): number[] {
  const uses = new Map<number, number>();
  for (const { speakers } of survey.insights)
    for (const speaker of speakers) uses.set(speaker, (uses.get(speaker) ?? 0) + 1);
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 1)
    .map(([person]) => person);
}

type ImproveProps = Pick<HelpPanelProps, "desk" | "told" | "onPoint">;

/** What comes of asking about the whole draft. */
function useAnswers({ desk, told, onPoint }: ImproveProps) {
  const words = useWords("workshop");
  const [said, setSaid] = useState("");
  const [isWorking, setWorking] = useState(false);
  const namesOf = (people: readonly number[]) => people.map((id) => told.view.people[id]?.name ?? "");
  const point = (people: readonly number[], text: string) => {
    onPoint(people);
    setSaid(text);
  };
  const ask: Desk["ask"] = async (question) => {
    setSaid("");
    setWorking(true);
    const outcome = await desk.ask(question);
    setWorking(false);
    return outcome;
  };
  const adjust = async (direction: Direction) => {
    const seed = String(told.view.people.length);
    const outcome = await ask({ kind: "adjust", draft: desk.draft, direction, seed });
    if (!outcome) return;
    const found = outcome.ok ? outcome.value : undefined;
    if (!found) return point([], words.improve.none[direction]);
    desk.change(found.draft);
    point(found.changed, words.improve.changed(namesOf(found.changed), found.label));
  };
  const askUnneeded = async () => {
    const outcome = await ask({ kind: "unneeded", draft: desk.draft });
    if (!outcome) return;
    const found = outcome.ok ? outcome.value : [];
    point(found, found.length === 0 ? words.improve.allNeeded : words.improve.unneeded(namesOf(found)));
  };
  const askTightest = async () => {
    const busiest = busiestOf(told);
    if (told.survey.silent.length === 0)
      return point(busiest, busiest.length === 0 ? words.nobodyTight : words.tightestIs(namesOf(busiest).join("")));
    const outcome = await ask({ kind: "tightest", draft: desk.draft });
    if (!outcome) return;
    const found = outcome.ok ? outcome.value : [];
    const ways = found.map(({ person, ...each }) => ({ ...each, name: namesOf([person]).join("") }));
    point(
      found.slice(0, 1).map(({ person }) => person),
      found.length === 0 ? words.nobodyTight : words.tightestOf(ways),
    );
  };
  return { said, isWorking, adjust, askUnneeded, askTightest };
}

/** What can be changed about a puzzle, and what it could do without. */
function Improve(props: ImproveProps) {
  const { desk, told } = props;
  const words = useWords("workshop");
  const { said, isWorking, adjust, askUnneeded, askTightest } = useAnswers(props);
  const isWhole = desk.isFresh && told.survey.silent.length === 0 && told.survey.worlds.count === 1;
  return (
    <>
      <p className={style.buttons}>
        {isWhole && (
          <>
            <Button onClick={() => adjust("harder")}>{words.improve.harder}</Button>
            <Button onClick={() => adjust("easier")}>{words.improve.easier}</Button>
            <Button onClick={askUnneeded}>{words.improve.ask}</Button>
          </>
        )}
        <Button onClick={askTightest}>{words.tightest}</Button>
        <Button onClick={() => desk.change(silenced(desk.draft))}>{words.clear}</Button>
      </p>
      <p role="status">{said}</p>
      {isWorking && <Working onStop={desk.stop} />}
    </>
  );
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

export function HelpPanel({ desk, told, onNext, onPrint, onPerson, onPoint }: HelpPanelProps) {
  const words = useWords("workshop");
  const isUnfinished = told.survey.silent.length > 0;
  return (
    <section className={style.panel}>
      {desk.isFresh && told.code && <p>{words.ready}</p>}
      {told.flaws.map(({ text, person }) => (
        <p key={text} className={style.flaw}>
          {text}
          {person !== undefined && (
            <Button look="quiet" onClick={() => onPerson(person)}>
              {words.mendIt}
            </Button>
          )}
        </p>
      ))}
      {isUnfinished && <p>{words.speaker.choose}</p>}
      {onNext && (
        <p className={style.buttons}>
          <Button onClick={onNext}>{words.next}</Button>
        </p>
      )}
      {isUnfinished && <FillIn desk={desk} told={told} />}
      <Improve desk={desk} told={told} onPoint={onPoint} />
      <PublishPanel desk={desk} told={told} />
      <HandOut desk={desk} onPrint={onPrint} />
    </section>
  );
}
