// How the people at this table tend to play: what stands out in this game, and what was learned in others. Guesses, and marked as
// such; advice uses those of other games unless that is switched off.
"use client";

import { type Analysis, findPatterns, type Log, type Setup, sayHabits, sayPattern } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Panel } from "../../base/design/panel.tsx";
import { Chip } from "../parts/chips.tsx";
import type { KnownHabits } from "../store/use-habits.ts";
import style from "./intelligence.module.css";

interface HabitsPanelProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
  readonly habits: KnownHabits;
}

interface ToldHabits {
  readonly player: string;
  readonly said: readonly string[];
  readonly from: string;
}

function fromEarlierGames({ table, intelligence }: Words["clue"], { setup, habits }: HabitsPanelProps): ToldHabits[] {
  return habits.known.map((each) => ({
    player: each.player,
    said: sayHabits(table, setup, each),
    from: intelligence.habitsFrom(each.games),
  }));
}

function fromThisGame(
  { table, intelligence }: Words["clue"],
  { setup, log, analysis }: HabitsPanelProps,
): ToldHabits[] {
  const patterns = findPatterns(setup, log, analysis);
  return setup.players
    .filter((player) => player !== setup.me)
    .map((player) => ({
      player,
      said: patterns.filter((each) => each.player === player).map((each) => sayPattern(table, setup, each)),
      from: intelligence.habitsHere,
    }));
}

/** Renders nothing until there is something to say. */
export function HabitsPanel(props: HabitsPanelProps) {
  const words = useWords("clue");
  const { intelligence } = words;
  const { habits } = props;
  const earlier = fromEarlierGames(words, props);
  const told = [...fromThisGame(words, props), ...earlier].filter(({ said }) => said.length > 0);
  if (told.length === 0) return null;
  return (
    <Panel aria-labelledby="habits-title">
      <h2 id="habits-title">
        {intelligence.habits} <small className={style.aside}>{intelligence.habitsNote}</small>
      </h2>
      <ul className={style.list}>
        {told.map(({ player, said, from }) => (
          <li key={`${player} ${from}`}>
            <span className={style.lead} aria-hidden="true">
              ≈
            </span>
            <span>
              <b>{player}</b> {words.table.paragraph(said)}
              <small>{from}</small>
            </span>
          </li>
        ))}
      </ul>
      {earlier.some(({ said }) => said.length > 0) && (
        <Chip isOn={habits.areUsed} onPress={() => habits.use(!habits.areUsed)}>
          {intelligence.useHabits}
        </Chip>
      )}
    </Panel>
  );
}
