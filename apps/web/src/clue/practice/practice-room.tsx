// Practice: a game of Clue against simulated players, with the assistant beside it or without.
"use client";

import {
  analyse,
  CARD_KINDS,
  type Entry,
  envelopeOf,
  isPracticeOver,
  type PracticeGame,
  type Setup,
  sayCard,
  type Triple,
  viewFor,
} from "@demonstrandum/deals";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { NextSuggestion } from "../advisor/next-suggestion.tsx";
import { ReviewPanel } from "../intelligence/review-panel.tsx";
import { LearnPanel } from "../learn/learn-panel.tsx";
import { MasterMatrix } from "../matrix/master-matrix.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { Settling } from "../parts/settling.tsx";
import { saidCards, tellEntry } from "../say/say.ts";
import { NO_MARKS } from "../store/mark.ts";
import { newGame } from "../store/table-game.ts";
import style from "./practice.module.css";
import { dropPractice, type PracticeChoice, setPracticeOpen } from "./saved-practice.ts";
import { dealPractice, type Practice, resumePractice, STRENGTHS, usePractice } from "./use-practice.ts";

type View = ReturnType<typeof viewFor>;

const NOTHING: ReadonlySet<string> = new Set();

interface BesideProps extends View {
  /** Under which my marks are kept. */
  readonly table: string;
}

/** What may lie beside a practice game: marks of my own to learn with, or the assistant. */
function Beside({ setup, log, table }: BesideProps) {
  const says = useWords("clue-practice");
  const [shown, setShown] = useState<"assistant" | "notes">();
  const toggle = (which: "assistant" | "notes") => setShown(shown === which ? undefined : which);
  return (
    <>
      <Button aria-pressed={shown === "notes"} onClick={() => toggle("notes")}>
        {shown === "notes" ? says.notesAway : says.takeNotes}
      </Button>
      <Button aria-pressed={shown === "assistant"} onClick={() => toggle("assistant")}>
        {shown === "assistant" ? says.putAway : says.askAssistant}
      </Button>
      {shown === "assistant" && <Assistant {...{ setup, log }} />}
      {shown === "notes" && <PracticeNotes {...{ setup, log, table }} />}
    </>
  );
}

/** My own marks, held against what follows when I ask for it. */
function PracticeNotes({ setup, log, table }: BesideProps) {
  const { learn } = useWords("clue");
  const analysis = useMemo(() => analyse(setup, log), [setup, log]);
  return (
    <Panel className={style.matrix} aria-label={learn.name}>
      <LearnPanel {...{ table, setup, log, analysis }} />
    </Panel>
  );
}

function Assistant({ setup, log }: View) {
  const words = useWords("clue");
  const game = useMemo(() => newGame(words, setup, log, 0, "practice"), [words, setup, log]);
  const analysis = useMemo(() => analyse(setup, log, { explain: false }), [setup, log]);
  const [room, setRoom] = useState<string | null>(null);
  return (
    <>
      <Panel className={style.matrix} aria-label={words.matrix.name}>
        <MasterMatrix {...{ setup, analysis }} hasChances marks={NO_MARKS} fresh={NOTHING} onChoose={() => undefined} />
      </Panel>
      <NextSuggestion game={{ ...game, room }} isReady onRoom={setRoom} />
    </>
  );
}

interface MyTurnProps {
  readonly setup: Setup;
  readonly onAsk: (cards: Triple) => void;
  readonly onAccuse: (cards: Triple) => void;
}

/** My turn in a practice game: three cards, then ask or accuse. */
function MyTurn({ setup, onAsk, onAccuse }: MyTurnProps) {
  const { entry } = useWords("clue");
  const practice = useWords("clue-practice");
  const [cards, setCards] = useState<readonly (string | null)[]>([null, null, null]);
  const [suspect, weapon, room] = cards;
  const triple: Triple | undefined = suspect && weapon && room ? [suspect, weapon, room] : undefined;
  return (
    <>
      <CardPicker
        deck={setup.deck}
        chosen={cards}
        onPick={(card, kind) => setCards(cards.with(CARD_KINDS.indexOf(kind), card))}
        note={(card) => (setup.myHand?.includes(card) ? entry.yours : undefined)}
      />
      <div className={style.actions}>
        <Button look="primary" disabled={!triple} onClick={() => triple && onAsk(triple)}>
          {practice.ask}
        </Button>
        <Button look="kind-b" disabled={!triple} onClick={() => triple && onAccuse(triple)}>
          {practice.accuse}
        </Button>
      </div>
    </>
  );
}

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
