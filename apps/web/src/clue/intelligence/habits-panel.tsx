// How the people at this table tend to play. Guesses, and marked as such; advice uses them unless that is switched off.
"use client";

import { type Setup, sayHabits } from "@demonstrandum/deals";
import { Panel } from "../../design/panel.tsx";
import { Chip } from "../parts/chips.tsx";
import type { KnownHabits } from "../state/use-habits.ts";
import { useClueWords } from "../words/wording.ts";
import style from "./intelligence.module.css";

interface HabitsPanelProps {
  readonly setup: Setup;
  readonly habits: KnownHabits;
}

/** Renders nothing until there is something to say. */
export function HabitsPanel({ setup, habits }: HabitsPanelProps) {
  const words = useClueWords();
  const { intelligence } = words;
  const known = habits.known
    .map((each) => ({ ...each, said: sayHabits(words.table, setup, each) }))
    .filter(({ said }) => said.length > 0);
  if (known.length === 0) return null;
  return (
    <Panel aria-labelledby="habits-title">
      <h2 id="habits-title">
        {intelligence.habits} <small className={style.aside}>{intelligence.habitsNote}</small>
      </h2>
      <ul className={style.list}>
        {known.map(({ player, games: count, said }) => (
          <li key={player}>
            <span className={style.lead} aria-hidden="true">
              ≈
            </span>
            <span>
              <b>{player}</b> {words.table.paragraph(said)}
              <small>{intelligence.habitsFrom(count)}</small>
            </span>
          </li>
        ))}
      </ul>
      <Chip isOn={habits.areUsed} onPress={() => habits.use(!habits.areUsed)}>
        {intelligence.useHabits}
      </Chip>
    </Panel>
  );
}
