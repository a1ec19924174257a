// What would follow from a supposed cell: new certainties and how the envelope's chances change.
import { type Analysis, type Setup, sayCard, sayHolder, sentence } from "@demonstrandum/deals";
import { Button } from "../../design/button.tsx";
import type { Supposed } from "../state/use-supposition.ts";
import { tellClaim } from "../words/say.ts";
import { sayPercent } from "./cell.ts";
import style from "./matrix-toolbar.module.css";

interface SuppositionProps {
  readonly setup: Setup;
  readonly supposed: Supposed;
  readonly now: Analysis;
  readonly then: Analysis | undefined;
  readonly onDrop: () => void;
}

const SHOWN = 6;

export function Supposition({ setup, supposed, now, then, onDrop }: SuppositionProps) {
  return (
    <section className={style.supposed} aria-label="What if">
      <p>
        <b>You suppose:</b> {tellClaim(setup, { kind: "cell", ...supposed })} Nothing is recorded.
      </p>
      {!then && <p>Working it out …</p>}
      {then && !then.consistent && <p>That cannot be: it contradicts what is known.</p>}
      {then?.consistent && <Changes {...{ setup, now, then }} />}
      <Button onClick={onDrop}>Drop it</Button>
    </section>
  );
}

function Changes({ setup, now, then }: { readonly setup: Setup; readonly now: Analysis; readonly then: Analysis }) {
  const placed = Object.entries(then.owners).filter(([card]) => now.owners[card] === undefined);
  const shifts = now.progress.flatMap(({ kind, candidates }) => {
    const after = new Map(
      then.progress.find((each) => each.kind === kind)?.candidates.map((each) => [each.card, each.probability]),
    );
    return candidates.map(({ card, probability }) => ({ card, before: probability, after: after.get(card) ?? 0 }));
  });
  const largest = shifts
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, SHOWN);
  return (
    <>
      <p>
        {then.envelopes.length} instead of {now.envelopes.length} envelopes.{" "}
        {placed.length === 0
          ? "No further card would be placed."
          : placed.map(([card, owner]) => sentence(`${sayHolder(setup, owner)}: ${sayCard(setup, card)}`)).join(" ")}
      </p>
      <ul>
        {largest
          .filter(({ before, after }) => Math.abs(after - before) > 0.004)
          .map(({ card, before, after }) => (
            <li key={card}>
              {sayCard(setup, card)} in the envelope: {sayPercent(before)} → {sayPercent(after)}
            </li>
          ))}
      </ul>
    </>
  );
}
