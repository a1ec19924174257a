// Practice: a game of Clue against simulated players, with the assistant beside it or without.
"use client";

import { analyse, envelopeOf, sayCard, viewFor } from "@demonstrandum/deals";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Panel } from "../../design/panel.tsx";
import { NextSuggestion } from "../advisor/next-suggestion.tsx";
import { MasterMatrix } from "../matrix/master-matrix.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { newGame } from "../state/table-game.ts";
import { saidCards, tellEntry } from "../words/say.ts";
import { useClueWords } from "../words/wording.ts";
import { MyTurn } from "./my-turn.tsx";
import style from "./practice.module.css";
import { type PracticeChoice, STRENGTHS, usePractice } from "./use-practice.ts";
import { type PracticeWording, usePracticeWords } from "./words/wording.ts";

const NOTHING: ReadonlySet<string> = new Set();

export function PracticeRoom({ onLeave }: { readonly onLeave: () => void }) {
  const practice = usePracticeWords();
  const [choice, setChoice] = useState<PracticeChoice>();
  // The room is loaded after the button that leads to it is gone, so its headline takes the focus itself.
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);
  return (
    <main className={style.room}>
      <header className={style.header}>
        <h1 ref={headline} tabIndex={-1}>
          {practice.title}
        </h1>
        <Button onClick={onLeave}>{practice.back}</Button>
      </header>
      {choice ? (
        <PracticeTable key={choice.seed} choice={choice} onAgain={() => setChoice(undefined)} />
      ) : (
        <Start onStart={setChoice} />
      )}
    </main>
  );
}

function Start({ onStart }: { readonly onStart: (choice: PracticeChoice) => void }) {
  const practice = usePracticeWords();
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
      <Button look="primary" onClick={() => onStart({ strength, opponents, seed: seed() })}>
        {practice.deal}
      </Button>
    </Panel>
  );
}

interface PracticeTableProps {
  readonly choice: PracticeChoice;
  readonly onAgain: () => void;
}

function PracticeTable({ choice, onAgain }: PracticeTableProps) {
  const words = useClueWords();
  const says = usePracticeWords();
  const practice = usePractice(choice, says);
  const { game, asked, isMine, isOver, ask, accuse, show } = practice;
  const [hasAssistant, setAssistant] = useState(false);
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
          <ChipGroup label={says.whichToShow(asked.by, saidCards(words, setup, asked.cards))}>
            {asked.held.map((card) => (
              <Chip key={card} isOn={false} onPress={() => show(card)}>
                {sayCard(words.table, setup, card)}
              </Chip>
            ))}
          </ChipGroup>
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
      <Button aria-pressed={hasAssistant} onClick={() => setAssistant(!hasAssistant)}>
        {hasAssistant ? says.putAway : says.askAssistant}
      </Button>
      {hasAssistant && <Assistant {...view} />}
    </>
  );
}

function sayStatus(says: PracticeWording, { game, asked, isMine, isOver }: ReturnType<typeof usePractice>): string {
  if (isOver) return sayEnd(says, game.winner);
  if (isMine) return says.yourTurn;
  return asked ? says.asksYou(asked.by) : says.thinks(game.players[game.turn] ?? "");
}

const sayEnd = (says: PracticeWording, winner: string | undefined): string => {
  if (winner === undefined) return says.nobodyWon;
  return winner === says.me ? says.youWin : says.wins(winner);
};

function Assistant({ setup, log }: ReturnType<typeof viewFor>) {
  const words = useClueWords();
  const game = useMemo(() => newGame(words, setup, log, 0, "practice"), [words, setup, log]);
  const analysis = useMemo(() => analyse(setup, log, { explain: false }), [setup, log]);
  const [room, setRoom] = useState<string | null>(null);
  return (
    <>
      <Panel className={style.matrix} aria-label={words.matrix.name}>
        <MasterMatrix {...{ setup, analysis }} hasChances marked={NOTHING} fresh={NOTHING} onChoose={() => undefined} />
      </Panel>
      <NextSuggestion game={{ ...game, room }} isReady onRoom={setRoom} />
    </>
  );
}
