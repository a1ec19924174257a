// Learning: a matrix of my own marks, held against what follows when I want it, with the reasons.
"use client";

import { type Analysis, ENVELOPE, type Log, type Setup, sayReason } from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { sayPercent } from "../matrix/cell.ts";
import { MasterMatrix } from "../matrix/master-matrix.tsx";
import type { MatrixPlace } from "../matrix/matrix-row.tsx";
import { tellClaim } from "../say/say.ts";
import { cellKey, certainHolding, NO_MARKS } from "../store/mark.ts";
import { type LearningNotes, loadNotes, nextNote, saveNotes } from "../store/notes.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./learn.module.css";

// My marks against what follows: sound, not yet provable, or wrong; and what of all that is certain I have found.

/** "open": it fits, and so does its opposite. */
type NoteVerdict = "sound" | "open" | "wrong";

interface JudgedNote {
  readonly key: string;
  readonly owner: string;
  readonly card: string;
  readonly holds: boolean;
  readonly verdict: NoteVerdict;
}

const cellsOf = ({ matrix }: Analysis): { readonly owner: string; readonly card: string }[] =>
  Object.entries(matrix).flatMap(([card, row]) =>
    [...Object.keys(row.players), ENVELOPE].map((owner) => ({ owner, card })),
  );

/** Wrong ones first, then those that are not provable yet. */
export function judgeNotes(analysis: Analysis, notes: LearningNotes): JudgedNote[] {
  const order: readonly NoteVerdict[] = ["wrong", "open", "sound"];
  return cellsOf(analysis)
    .flatMap(({ owner, card }) => {
      const key = cellKey(owner, card);
      const holds = notes[key];
      if (holds === undefined) return [];
      const certain = certainHolding(analysis, owner, card);
      const verdict: NoteVerdict = certain === undefined ? "open" : certain === holds ? "sound" : "wrong";
      return [{ key, owner, card, holds, verdict }];
    })
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

/** How many cells are certain beyond what the hand itself says, and how many of them were found. */
export function foundOf(
  given: Analysis,
  analysis: Analysis,
  notes: LearningNotes,
): { readonly found: number; readonly all: number } {
  const provable = cellsOf(analysis).filter(
    ({ owner, card }) =>
      certainHolding(analysis, owner, card) !== undefined && certainHolding(given, owner, card) === undefined,
  );
  const found = provable.filter(
    ({ owner, card }) => notes[cellKey(owner, card)] === certainHolding(analysis, owner, card),
  );
  return { found: found.length, all: provable.length };
}

/** The table as my marks have it: what the hand says, and what I marked. */
export function asNoted(given: Analysis, notes: LearningNotes): Analysis {
  const rows = Object.entries(given.matrix).map(([card, row]) => {
    const noteOf = (owner: string) => notes[cellKey(owner, card)];
    const players = Object.entries(row.players).map(([player, state]) => {
      const holds = noteOf(player);
      return [player, holds === undefined ? state : holds ? "owned" : "not_owned"] as const;
    });
    const inside = noteOf(ENVELOPE);
    const envelope = inside === undefined ? row.envelope : inside ? "envelope" : "not_owned";
    return [card, { players: Object.fromEntries(players), envelope }] as const;
  });
  return { ...given, matrix: Object.fromEntries(rows) };
}

interface LearnPanelProps {
  /** Under which the marks are kept. */
  readonly table: string;
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
}

const NOTHING: ReadonlySet<string> = new Set();

export function LearnPanel({ table, setup, log, analysis }: LearnPanelProps) {
  const { learn } = useWords("clue");
  const [notes, setNotes] = useState(() => loadNotes(openStorage(), table));
  useEffect(() => saveNotes(openStorage(), table, notes), [table, notes]);
  // Asked for once; whatever is marked after that is not judged before it is asked for again.
  const [checked, setChecked] = useState<{ readonly notes: typeof notes; readonly analysis: Analysis }>();
  const question = useMemo(() => ({ kind: "suppose" as const, setup, log: [] }), [setup]);
  const given = useClueWorker(question).latest?.answer;
  const noted = useMemo(() => given && asNoted(given, notes), [given, notes]);
  if (!given || !noted) return <p className={style.note}>{learn.opening}</p>;
  const isChecked = checked?.notes === notes && checked.analysis === analysis;
  const judged = isChecked ? judgeNotes(analysis, notes) : [];
  const tap = ({ owner, card }: MatrixPlace) => {
    if (owner === undefined || certainHolding(given, owner, card) !== undefined) return;
    setNotes((now) => nextNote(now, cellKey(owner, card)));
  };
  return (
    <>
      <p className={style.note}>{learn.note}</p>
      <MasterMatrix
        {...{ setup }}
        analysis={noted}
        hasChances={false}
        marks={NO_MARKS}
        fresh={NOTHING}
        lit={judged.filter(({ verdict }) => verdict === "wrong").map(({ key }) => key)}
        onChoose={tap}
      />
      <div className={style.check}>
        <Button look="primary" onClick={() => setChecked({ notes, analysis })}>
          {learn.check}
        </Button>
        {isChecked && <Judged {...{ setup, log, analysis, judged }} {...foundOf(given, analysis, notes)} />}
      </div>
    </>
  );
}

interface JudgedProps extends Omit<LearnPanelProps, "table"> {
  readonly judged: readonly JudgedNote[];
  readonly found: number;
  readonly all: number;
}

function Judged({ setup, log, analysis, judged, found, all }: JudgedProps) {
  const words = useWords("clue");
  const { learn } = words;
  const count = (verdict: JudgedNote["verdict"]) => judged.filter((note) => note.verdict === verdict).length;
  const why = ({ owner, card, verdict }: JudgedNote): string => {
    if (verdict === "open") return learn.both(sayPercent(words, analysis.probabilities[card]?.[owner] ?? 0));
    const proof = analysis.deductions.findLast(
      ({ claim }) => claim.kind === "cell" && claim.owner === owner && claim.card === card,
    );
    return proof
      ? `${tellClaim(words, setup, proof.claim)} ${sayReason(words.table, proof, setup, log)}`
      : learn.opposite;
  };
  return (
    <div role="status">
      <p>{learn.score(count("sound"), count("open"), count("wrong"))}</p>
      <p className={style.note}>{learn.found(found, all)}</p>
      <ul className={style.judged}>
        {judged
          .filter(({ verdict }) => verdict !== "sound")
          .map((note) => (
            <li key={note.key} data-verdict={note.verdict}>
              <b>{learn.verdicts[note.verdict]}</b> {tellClaim(words, setup, { ...note, kind: "cell" })}
              <details>
                <summary>{learn.why}</summary>
                {why(note)}
              </details>
            </li>
          ))}
      </ul>
    </div>
  );
}
