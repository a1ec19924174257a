// After a right accusation: what was certain when, which question was worth most, and what the others could have known.
"use client";

import { type Closeness, contestOf, type Log, type Setup, sayCard } from "@demonstrandum/deals";
import { useMemo } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { classNames } from "../../base/design/class-names.ts";
import { Panel } from "../../base/design/panel.tsx";
import { sayPercent } from "../matrix/cell.ts";
import { saidCards, tellEntry } from "../say/say.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./intelligence.module.css";

interface ReviewPanelProps {
  readonly setup: Setup;
  readonly log: Log;
}

export function ReviewPanel({ setup, log }: ReviewPanelProps) {
  const words = useWords("clue");
  const says = words.intelligence;
  const won = useMemo(() => contestOf(log).won, [log]);
  const question = useMemo(() => {
    const before = log.filter((entry) => entry.type !== "accusation" || !entry.correct);
    return won ? { kind: "review" as const, setup, log: before, envelope: won.cards } : undefined;
  }, [won, setup, log]);
  const { latest } = useClueWorker(question);
  if (!won) return null;
  const found = latest?.answer;
  const numberOf = (id: string) => log.findIndex((entry) => entry.id === id) + 1;
  const best = log.find(({ id }) => id === found?.best?.entry);
  return (
    <Panel aria-labelledby="review-title">
      <h2 id="review-title">{says.review}</h2>
      <p>
        {says.named(
          won.by === null ? null : { name: won.by, isMe: won.by === setup.me },
          saidCards(words, setup, won.cards),
        )}
      </p>
      {!found && <p className={style.note}>{says.lookingBack}</p>}
      {found && (
        <ul className={classNames(style.list, style.plain)}>
          {found.proved.map(({ card, entry }) => (
            <li key={card}>
              {says.certainFrom(sayCard(words.table, setup, card), entry === undefined ? undefined : numberOf(entry))}
            </li>
          ))}
          {found.proved.length < 3 && <li>{says.notAllProved}</li>}
          {best && <li>{says.toldMost(numberOf(best.id), tellEntry(words, setup, best))}</li>}
          {found.opponents.map((opponent) => (
            <li key={opponent.player}>{sayCouldKnow(words, opponent)}</li>
          ))}
          {setup.me !== undefined && <li>{says.youMade(found.mine)}</li>}
        </ul>
      )}
    </Panel>
  );
}

/** An estimate, worded as one. */
function sayCouldKnow(words: Words["clue"], { player, solved, expected }: Closeness): string {
  const says = words.intelligence;
  if (solved > 0) return says.couldName(player, sayPercent(words, solved));
  return says.mayHaveHad(player, Math.max(2, Math.round(expected)));
}
