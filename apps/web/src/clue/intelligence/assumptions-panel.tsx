// How people may be taken to behave, switched on for the table or for one player: what would follow, apart from what is certain.
"use client";

import {
  type Analysis,
  ASSUMPTIONS,
  type Assumption,
  assumedEntries,
  type Changes,
  changesBetween,
  type Entry,
  type Log,
  type Setup,
} from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import * as v from "valibot";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import { openStorage, type Storage } from "../../base/storage/storage.ts";
import { sayPercent } from "../matrix/cell.ts";
import { Chip } from "../parts/chips.tsx";
import { HeadlineChoice } from "../parts/headline-choice.tsx";
import { cardNames, tellClaim } from "../say/say.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./intelligence.module.css";

// How people are taken to behave, remembered for the same people at the next look and the next game.

const KEY = "demonstrandum/clue/assumptions";

const KeptSchema = v.object({
  players: v.array(v.string()),
  made: v.array(v.object({ kind: v.picklist(ASSUMPTIONS), player: v.optional(v.string()) })),
});

/** None where other people play, or what was kept cannot be read. */
export function loadAssumptions(storage: Storage, players: readonly string[]): readonly Assumption[] {
  try {
    const kept = v.parse(KeptSchema, JSON.parse(storage.read(KEY) ?? ""));
    if (kept.players.join("\n") !== players.join("\n")) return [];
    return kept.made.map(({ kind, player }) => (player === undefined ? { kind } : { kind, player }));
  } catch {
    return [];
  }
}

export const saveAssumptions = (storage: Storage, players: readonly string[], made: readonly Assumption[]): void => {
  storage.write(KEY, JSON.stringify({ players, made }));
};

interface AssumptionsPanelProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
}

/** Everybody else, where no player is chosen. */
const ALL = "";

const isSame = (a: Assumption, b: Assumption): boolean => a.kind === b.kind && a.player === b.player;

export function AssumptionsPanel({ setup, log, analysis }: AssumptionsPanelProps) {
  const { intelligence } = useWords("clue");
  const [who, setWho] = useState(ALL);
  const [made, setMade] = useState(() => loadAssumptions(openStorage(), setup.players));
  const others = setup.players.filter((player) => player !== setup.me);
  const switchOne = (one: Assumption) => {
    const others = made.filter((each) => !isSame(each, one));
    const next = others.length < made.length ? others : [...made, one];
    saveAssumptions(openStorage(), setup.players, next);
    setMade(next);
  };
  return (
    <Panel aria-labelledby="assumptions-title">
      <HeadlineChoice
        id="assumptions-title"
        title={intelligence.assumptions}
        label={intelligence.assumedOf}
        value={who}
        onChange={setWho}
      >
        <option value={ALL}>{intelligence.everybodyElse}</option>
        {others.map((player) => (
          <option key={player} value={player}>
            {player}
          </option>
        ))}
      </HeadlineChoice>
      <p className={style.note}>{intelligence.assumptionsNote}</p>
      <div className={style.assumptions}>
        {ASSUMPTIONS.map((kind) => {
          const one: Assumption = { kind, ...(who !== ALL && { player: who }) };
          return (
            <Chip key={kind} isOn={made.some((each) => isSame(each, one))} onPress={() => switchOne(one)}>
              {intelligence.assumed[kind]}
            </Chip>
          );
        })}
      </div>
      {made.length > 0 && <Assumed {...{ setup, log, analysis, made }} />}
    </Panel>
  );
}

/** The entries of all assumptions, each once; undefined where the log alone refutes one. */
function entriesOf(setup: Setup, log: Log, made: readonly Assumption[]): Entry[] | undefined {
  const all = made.map((one) => assumedEntries(setup, log, one));
  if (all.includes("refuted")) return undefined;
  const entries = all.flatMap((each) => (each === "refuted" ? [] : each));
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

interface AssumedProps extends AssumptionsPanelProps {
  readonly made: readonly Assumption[];
}

function Assumed({ setup, log, analysis, made }: AssumedProps) {
  const { intelligence } = useWords("clue");
  const entries = useMemo(() => entriesOf(setup, log, made), [setup, log, made]);
  const question = useMemo(
    () => entries && { kind: "suppose" as const, setup, log: [...log, ...entries] },
    [setup, log, entries],
  );
  const { latest } = useClueWorker(question);
  if (!entries) return <p role="status">{intelligence.assumptionRefuted}</p>;
  if (!latest || latest.question !== question) return <p className={style.note}>…</p>;
  const changes = changesBetween(analysis, latest.answer);
  if (!changes) return <p role="status">{intelligence.assumptionRefuted}</p>;
  return <Followed {...{ setup, changes }} />;
}

/** So many cells are told at once. */
const SHOWN = 8;

function Followed({ setup, changes }: { readonly setup: Setup; readonly changes: Changes }) {
  const words = useWords("clue");
  const { intelligence } = words;
  const { cells, envelopesNow, envelopesThen, best } = changes;
  return (
    <div role="status">
      <ul className={style.assumedCells}>
        {cells.slice(0, SHOWN).map(({ owner, card, holds }) => (
          <li key={`${owner} ${card}`}>{tellClaim(words, setup, { kind: "cell", owner, card, holds })}</li>
        ))}
      </ul>
      {cells.length > SHOWN && <p className={style.note}>{intelligence.more(cells.length - SHOWN)}</p>}
      <p className={style.note}>
        {intelligence.assumedEnvelopes(envelopesThen, envelopesNow)}
        {best && intelligence.assumedBest(cardNames(words, setup, best.cards), sayPercent(words, best.probability))}
      </p>
    </div>
  );
}
