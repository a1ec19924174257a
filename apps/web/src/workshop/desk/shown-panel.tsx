// What a tapped part of the strip says, with the people it is about lit up on the board.
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import type { Lighting } from "../../table/board/lighting.ts";
import type { Desk } from "../store/use-desk.ts";
import type { ToldDraft } from "../worker/messages.ts";
import style from "./desk.module.css";
import type { StripPart } from "./strip.tsx";

const NOBODY: ReadonlySet<number> = new Set();

/** Whom the board lights up: who cannot be proved, where it is stuck, the hardest step, whoever is idle. */
export function lightingOf({ survey, view }: ToldDraft, part: StripPart): Lighting {
  const { stuck, insights, hardest, untrue, idle, repeated, proved } = survey;
  if (part === "worlds") return { lit: new Set(untrue.length > 0 ? untrue : (stuck?.differ ?? [])), speaking: NOBODY };
  if (part === "proved")
    return { lit: new Set(view.people.map(({ id }) => id).filter((id) => !proved.includes(id))), speaking: NOBODY };
  if (part === "wasted")
    return { lit: new Set([...idle, ...repeated.flatMap(({ person, other }) => [person, other])]), speaking: NOBODY };
  const step = hardest === undefined ? undefined : insights[hardest];
  return { lit: new Set(step?.people), speaking: new Set(step?.speakers) };
}

function useSentences({ survey, view }: ToldDraft, part: StripPart): string[] {
  const { shown } = useWords("workshop");
  const nameOf = (id: number): string => view.people[id]?.name ?? "";
  const { stuck, insights, hardest, untrue, idle, repeated, proved, isTooMuch } = survey;
  const trouble = isTooMuch ? [shown.tooMuch] : [];
  if (part === "worlds")
    return [
      ...trouble,
      untrue.length > 0 ? shown.untrue(untrue.map(nameOf)) : shown.worlds(survey.worlds),
      ...(stuck ? [shown.stuck(stuck.differ.map(nameOf))] : []),
    ];
  if (part === "proved") {
    const open = view.people.filter(({ id }) => !proved.includes(id)).map(({ name }) => name);
    return [...trouble, open.length === 0 ? shown.allProved : shown.unproved(open)];
  }
  if (part === "level") {
    const step = hardest === undefined ? undefined : insights[hardest];
    return [step ? shown.hardest(step.speakers.map(nameOf), step.people.map(nameOf)) : shown.noSteps];
  }
  const said = repeated.map(({ person, other }) => shown.repeated(nameOf(other), nameOf(person)));
  return [idle.length > 0 ? shown.idle(idle.map(nameOf)) : shown.noneIdle, ...said];
}

/** Sentence by sentence. */
function StepProof({ desk: { ask, draft }, person }: { readonly desk: Desk; readonly person: number }) {
  const { shown, working, failed } = useWords("workshop");
  const [proof, setProof] = useState<{ readonly of: object; readonly lines: readonly string[] | undefined }>();
  const isAsked = proof?.of === draft;
  const open = async () => {
    setProof({ of: draft, lines: undefined });
    const outcome = await ask({ kind: "prove", draft, person });
    if (outcome) setProof({ of: draft, lines: outcome.ok ? outcome.value : [failed] });
  };
  if (!isAsked) return <Button onClick={open}>{shown.prove}</Button>;
  if (!proof.lines) return <p role="status">{working}</p>;
  return (
    <ol className={style.proof} aria-label={shown.proof}>
      {proof.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a proof may read alike
        <li key={at}>{line}</li>
      ))}
    </ol>
  );
}

interface ShownPanelProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  readonly part: StripPart;
  /** Only where there are two worlds to flip between: whether the other one is shown. */
  readonly worlds: { readonly isOther: boolean; readonly onSwap: () => void } | undefined;
  readonly onClose: () => void;
}

export function ShownPanel({ desk, told, part, worlds, onClose }: ShownPanelProps) {
  const { shown, speaker } = useWords("workshop");
  const sentences = useSentences(told, part);
  const { hardest, insights } = told.survey;
  const settled = part === "level" && hardest !== undefined ? insights[hardest]?.people[0] : undefined;
  return (
    <section className={style.panel} aria-live="polite">
      {sentences.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {settled !== undefined && <StepProof desk={desk} person={settled} />}
      <p className={style.buttons}>
        {worlds && <Button onClick={worlds.onSwap}>{worlds.isOther ? shown.swapBack : shown.swap}</Button>}
        <Button look="quiet" onClick={onClose}>
          {speaker.close}
        </Button>
      </p>
    </section>
  );
}
