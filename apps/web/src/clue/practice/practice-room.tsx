// Practice: a game of Clue against simulated players, with the assistant beside it or without.
"use client";

import { analyse, envelopeOf, sayCard, sayCards, viewFor } from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Panel } from "../../design/panel.tsx";
import { NextSuggestion } from "../advisor/next-suggestion.tsx";
import { MasterMatrix } from "../matrix/master-matrix.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { newGame } from "../state/table-game.ts";
import { plural, tellEntry } from "../words/say.ts";
import { MyTurn } from "./my-turn.tsx";
import style from "./practice.module.css";
import { ME, type PracticeChoice, STRENGTHS, usePractice } from "./use-practice.ts";

const NOTHING: ReadonlySet<string> = new Set();

export function PracticeRoom({ onLeave }: { readonly onLeave: () => void }) {
  const [choice, setChoice] = useState<PracticeChoice>();
  return (
    <main className={style.room}>
      <header className={style.header}>
        <h1>Practice</h1>
        <Button onClick={onLeave}>Back to your games</Button>
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
  const [strength, setStrength] = useState<PracticeChoice["strength"]>("easy");
  const [opponents, setOpponents] = useState(3);
  const seed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  return (
    <Panel aria-label="A new practice game">
      <ChipGroup label="How well do they play?">
        {STRENGTHS.map(({ name, title, note }) => (
          <Chip key={name} isOn={strength === name} onPress={() => setStrength(name)} note={note}>
            {title}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label="How many of them?" size="s">
        {[2, 3, 4, 5].map((count) => (
          <Chip key={count} isOn={opponents === count} onPress={() => setOpponents(count)}>
            {count}
          </Chip>
        ))}
      </ChipGroup>
      <p className={style.note}>You may name any room. Whoever accuses wrongly asks no more.</p>
      <Button look="primary" onClick={() => onStart({ strength, opponents, seed: seed() })}>
        Deal the cards
      </Button>
    </Panel>
  );
}

interface PracticeTableProps {
  readonly choice: PracticeChoice;
  readonly onAgain: () => void;
}

function PracticeTable({ choice, onAgain }: PracticeTableProps) {
  const practice = usePractice(choice);
  const { game, asked, isMine, isOver, ask, accuse, show } = practice;
  const [hasAssistant, setAssistant] = useState(false);
  const view = useMemo(() => viewFor(game, ME), [game]);
  const { setup, log } = view;
  return (
    <>
      <Panel aria-label="The game">
        <p role="status">{sayStatus(practice)}</p>
        <p className={style.note}>
          Your hand: {sayCards(setup, setup.myHand ?? [])}. {game.out.length > 0 ? `Out: ${game.out.join(", ")}.` : ""}
        </p>
        {isOver && (
          <>
            <p>The envelope: {sayCards(setup, envelopeOf(game))}.</p>
            <Button look="primary" onClick={onAgain}>
              Another game
            </Button>
          </>
        )}
        {asked && (
          <ChipGroup label={`${asked.by} asks for ${sayCards(setup, asked.cards)}. Which card do you show?`}>
            {asked.held.map((card) => (
              <Chip key={card} isOn={false} onPress={() => show(card)}>
                {sayCard(setup, card)}
              </Chip>
            ))}
          </ChipGroup>
        )}
        {isMine && <MyTurn key={log.length} setup={setup} onAsk={ask} onAccuse={accuse} />}
      </Panel>
      <Panel aria-label="What happened">
        <h2>{plural(log.length, "turn")} so far</h2>
        <ol className={style.log} reversed>
          {log.toReversed().map((entry) => (
            <li key={entry.id}>{tellEntry(setup, entry)}</li>
          ))}
        </ol>
      </Panel>
      <Button aria-pressed={hasAssistant} onClick={() => setAssistant(!hasAssistant)}>
        {hasAssistant ? "Put the assistant away" : "Ask the assistant"}
      </Button>
      {hasAssistant && <Assistant {...view} />}
    </>
  );
}

function sayStatus({ game, asked, isMine, isOver }: ReturnType<typeof usePractice>): string {
  if (isOver) return sayEnd(game.winner);
  if (isMine) return "Your turn.";
  return asked ? `${asked.by} asks you.` : `${game.players[game.turn]} is thinking …`;
}

const sayEnd = (winner: string | undefined): string => {
  if (winner === undefined) return "Nobody named the envelope.";
  return winner === ME ? "You win!" : `${winner} wins.`;
};

function Assistant({ setup, log }: ReturnType<typeof viewFor>) {
  const game = useMemo(() => newGame(setup, log, 0, "practice"), [setup, log]);
  const analysis = useMemo(() => analyse(setup, log, { explain: false }), [setup, log]);
  const [room, setRoom] = useState<string | null>(null);
  return (
    <>
      <Panel className={style.matrix} aria-label="Master Matrix">
        <MasterMatrix {...{ setup, analysis }} hasChances marked={NOTHING} fresh={NOTHING} onChoose={() => undefined} />
      </Panel>
      <NextSuggestion game={{ ...game, room }} isReady onRoom={setRoom} />
    </>
  );
}
