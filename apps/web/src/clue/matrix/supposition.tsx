// What would follow from a supposed cell: new certainties and how the envelope's chances change.

import { type Analysis, type Setup, sayCard, sayHolder } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { tellClaim } from "../say/say.ts";
import type { Supposed } from "../store/use-supposition.ts";
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
  const words = useWords("clue");
  const { matrix } = words;
  return (
    <section className={style.supposed} aria-label={matrix.whatIf}>
      <p>
        <b>{matrix.youSuppose}</b>
        {words.table.paragraph([tellClaim(words, setup, { kind: "cell", ...supposed }), matrix.notRecorded])}
      </p>
      {!then && <p>{words.page.working}</p>}
      {then && !then.consistent && <p>{matrix.contradicts}</p>}
      {then?.consistent && <Changes {...{ setup, now, then }} />}
      <Button onClick={onDrop}>{matrix.drop}</Button>
    </section>
  );
}

function Changes({ setup, now, then }: { readonly setup: Setup; readonly now: Analysis; readonly then: Analysis }) {
  const words = useWords("clue");
  const { matrix, table } = words;
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
        {table.paragraph([
          matrix.envelopesIf(then.envelopes.length, now.envelopes.length),
          ...(placed.length === 0
            ? [matrix.noneMore]
            : placed.map(([card, owner]) =>
                matrix.placed(sayHolder(table, setup, owner), sayCard(table, setup, card)),
              )),
        ])}
      </p>
      <ul>
        {largest
          .filter(({ before, after }) => Math.abs(after - before) > 0.004)
          .map(({ card, before, after }) => (
            <li key={card}>
              {matrix.shift(sayCard(table, setup, card), sayPercent(words, before), sayPercent(words, after))}
            </li>
          ))}
      </ul>
    </>
  );
}
