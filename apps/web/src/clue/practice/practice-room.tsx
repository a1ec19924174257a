// Practice: a game of Clue against simulated players, with the assistant beside it or without.
"use client";

import { type Entry, envelopeOf, isPracticeOver, type PracticeGame, sayCard, viewFor } from "@demonstrandum/deals";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { ReviewPanel } from "../intelligence/review-panel.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { Settling } from "../parts/settling.tsx";
import { saidCards, tellEntry } from "../say/say.ts";
import { Beside } from "./beside.tsx";
import { MyTurn } from "./my-turn.tsx";
import style from "./practice.module.css";
import { dropPractice, type PracticeChoice, setPracticeOpen } from "./saved-practice.ts";
import { dealPractice, type Practice, resumePractice, STRENGTHS, usePractice } from "./use-practice.ts";

export function PracticeRoom({ onLeave }: { readonly onLeave: () => void }) {
  const practice = useWords("clue-practice");
  const [begun, setBegun] = useState(() => resumePractice(practice));
  const [isChoosing, setChoosing] = useState(begun === undefined);
  // The room is loaded after the button that leads to it is gone, so its headline takes the focus itself.
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);
  const chooseAnother = () => {
    setBegun(resumePractice(practice));
    setChoosing(true);
  };
  const start = (choice: PracticeChoice) => {
    setBegun(dealPractice(practice, choice));
    setChoosing(false);
  };
  // A game that is over is not taken up again, one that is not waits here.
  const leave = () => {
    const last = resumePractice(practice);
    if (last && isPracticeOver(last.game)) dropPractice(openStorage());
    else setPracticeOpen(openStorage(), false);
    onLeave();
  };
  return (
    <main className={style.room}>
      <header className={style.header}>
        <h1 ref={headline} tabIndex={-1}>
          {practice.title}
        </h1>
        <Button onClick={leave}>{practice.back}</Button>
      </header>
      {begun && !isChoosing ? (
        <PracticeTable key={begun.choice.seed} practice={begun} onAgain={chooseAnother} />
      ) : (
        <Start
          waiting={begun && !isPracticeOver(begun.game) ? begun.game.log.length : undefined}
          onGoOn={() => setChoosing(false)}
          onStart={start}
        />
      )}
    </main>
  );
}

interface StartProps {
  /** So many turns of a game that is not over yet. */
  readonly waiting: number | undefined;
  readonly onGoOn: () => void;
  readonly onStart: (choice: PracticeChoice) => void;
}

function Start({ waiting, onGoOn, onStart }: StartProps) {
  const practice = useWords("clue-practice");
  const [strength, setStrength] = useState<PracticeChoice["strength"]>("easy");
  const [opponents, setOpponents] = useState(3);
  const seed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  return (
    <Panel aria-label={practice.fresh}>
      <ChipGroup label={practice.howWell}>
        {STRENGTHS.map(({ name }) => (
          <Chip
            key={name}
            isOn={strength === name}
            onPress={() => setStrength(name)}
            note={practice.strengths[name][1]}
          >
            {practice.strengths[name][0]}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={practice.howMany} size="s">
        {[2, 3, 4, 5].map((count) => (
          <Chip key={count} isOn={opponents === count} onPress={() => setOpponents(count)}>
            {count}
          </Chip>
        ))}
      </ChipGroup>
      <p className={style.note}>{practice.note}</p>
      <div className={style.actions}>
        <Button look="primary" onClick={() => onStart({ strength, opponents, seed: seed() })}>
          {practice.deal}
        </Button>
        {waiting !== undefined && <Button onClick={onGoOn}>{practice.goOn(waiting)}</Button>}
      </div>
    </Panel>
  );
}

interface PracticeTableProps {
  readonly practice: Practice;
  readonly onAgain: () => void;
}

function PracticeTable({ practice: begun, onAgain }: PracticeTableProps) {
  const words = useWords("clue");
  const says = useWords("clue-practice");
  const practice = usePractice(begun, says);
  const { game, asked, isMine, isOver, ask, accuse, show } = practice;
  const view = useMemo(() => viewFor(game, says.me), [game, says]);
  const { setup, log } = view;
  return (
    <>
      <Panel aria-label={says.game}>
        <p role="status">{sayStatus(says, practice)}</p>
        <p className={style.note}>
          {says.yourHand(saidCards(words, setup, setup.myHand ?? []))}
          {game.out.length > 0 ? says.out(game.out) : ""}
        </p>
        {isOver && (
          <>
            <p>{says.envelope(saidCards(words, setup, envelopeOf(game)))}</p>
            <Button look="primary" onClick={onAgain}>
              {says.again}
            </Button>
          </>
        )}
        {asked && (
          <Settling key={log.length}>
            <ChipGroup label={says.whichToShow(asked.by, saidCards(words, setup, asked.cards))}>
              {asked.held.map((card) => (
                <Chip key={card} isOn={false} onPress={() => show(card)}>
                  {sayCard(words.table, setup, card)}
                </Chip>
              ))}
            </ChipGroup>
          </Settling>
        )}
        {isMine && <MyTurn key={log.length} setup={setup} onAsk={ask} onAccuse={accuse} />}
      </Panel>
      <Panel aria-label={says.happened}>
        <h2>{says.turns(log.length)}</h2>
        <ol className={style.log} reversed>
          {log.toReversed().map((entry) => (
            <li key={entry.id}>{tellEntry(words, setup, entry)}</li>
          ))}
        </ol>
      </Panel>
      {!isOver && (
        <Button look="quiet" onClick={onAgain}>
          {says.again}
        </Button>
      )}
      {isOver && <ReviewPanel setup={setup} log={[...log, endOf(game)]} />}
      <Beside {...view} table={`practice-${begun.choice.seed}`} />
    </>
  );
}

function sayStatus(
  says: Words["clue-practice"],
  { game, asked, isMine, isOver }: ReturnType<typeof usePractice>,
): string {
  if (isOver) return sayEnd(says, game.winner);
  if (isMine) return says.yourTurn;
  return asked ? says.asksYou(asked.by) : says.thinks(game.players[game.turn] ?? "");
}

const sayEnd = (says: Words["clue-practice"], winner: string | undefined): string => {
  if (winner === undefined) return says.nobodyWon;
  return winner === says.me ? says.youWin : says.wins(winner);
};

/** The end as an entry of the log, for the review. */
const endOf = (game: PracticeGame): Entry => ({
  type: "accusation",
  id: "end",
  time: 0,
  by: game.winner ?? null,
  cards: [...envelopeOf(game)],
  correct: true,
});
