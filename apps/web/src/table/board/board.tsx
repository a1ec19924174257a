// The board: a grid one walks with the arrow keys. It knows who stands where and which key was pressed, and nothing of the rules.
"use client";

import type { PersonView, View } from "@demonstrandum/engine";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { columnOf, isPlaceClear } from "../../../words/place.ts";
import { useWords } from "../../../words/use-words.ts";
import { gridRole, rowRole } from "../../base/design/grid-roles.ts";
import { ROOT_NAMES, RootIcon } from "../../base/design/roots.tsx";
import { useAfterPaint } from "../../base/design/use-after-paint.ts";
import { useGradually } from "../../base/design/use-gradually.ts";
import { type Notes, pencilled, pencilledTruth, tagOf } from "../notes/notes.ts";
import style from "./board.module.css";
import { Card } from "./card.tsx";
import { keyAction, type VerdictKeys } from "./keys.ts";
import type { Lighting } from "./lighting.ts";

// Where the arrow keys lead on a board.

type Place = { readonly row: number; readonly col: number };

const STEPS: Readonly<Record<string, (at: Place, view: View, isFar: boolean) => Place>> = {
  ArrowLeft: ({ row, col }) => ({ row, col: col - 1 }),
  ArrowRight: ({ row, col }) => ({ row, col: col + 1 }),
  ArrowUp: ({ row, col }) => ({ row: row - 1, col }),
  ArrowDown: ({ row, col }) => ({ row: row + 1, col }),
  Home: ({ row }, _, isFar) => ({ row: isFar ? 0 : row, col: 0 }),
  End: ({ row }, view, isFar) => ({ row: isFar ? view.rows - 1 : row, col: view.cols - 1 }),
};

/** The person a key leads to; undefined if the key does not move, the same person at the border. */
export function stepFrom(view: View, person: number, key: string, isFar = false): number | undefined {
  const at = view.people[person];
  const step = STEPS[key];
  if (!at || !step) return undefined;
  const to = step(at, view, isFar);
  return view.people.find((other) => other.row === to.row && other.col === to.col)?.id ?? person;
}

export interface BoardProps {
  readonly view: View;
  readonly label: string;
  readonly glyphs: readonly [string, string];
  readonly notes: Notes;
  readonly isStory: boolean;
  readonly lighting: Lighting;
  readonly chosen?: number | undefined;
  readonly asked?: number | undefined;
  /** Whom the teacher points at. */
  readonly pointed?: number | undefined;
  readonly keys: VerdictKeys;
  readonly onChoose: (person: number) => void;
  readonly onVerdict?: (person: number, identity: boolean) => void;
  readonly onTag?: (person: number) => void;
  readonly onPencil?: (person: number) => void;
  readonly onHint?: () => void;
}

/** A new verdict is seen at once; that a clue is spent or a lock lifted, in the frame after. */
const isNews = (now: PersonView, before: PersonView): boolean =>
  now.identity !== before.identity || now.refused.length > before.refused.length;

/** A board that is another one altogether, as a replay's is at first, is drawn in so many pictures that none takes long. */
const CARDS_AT_ONCE = 3;

/** What can wait for the frame after the one that answers a move. */
function useTrailing({ view, lighting, chosen }: BoardProps) {
  const trailing = useAfterPaint(useMemo(() => ({ view, lighting, chosen }), [view, lighting, chosen]));
  const people = view.people.map((now, id) => {
    const before = trailing.view.people[id];
    return before && !isNews(now, before) ? before : now;
  });
  const { shown, isBusy } = useGradually(people, CARDS_AT_ONCE);
  return { ...trailing, people: shown, isBusy };
}

/** Clues speak of rows and columns. Where people are numbers too, these say what they are. */
function useEdges({ people }: View) {
  const words = useWords("play").board;
  const isClear = people.every(({ place }) => isPlaceClear(place));
  return {
    isClear,
    row: (name: string) => (isClear ? name : words.row(name)),
    column: (name: string) => (isClear ? name : words.column(name)),
  };
}

/** The cards' own labels say the same to screen readers. */
function ColumnNames({ view }: { readonly view: View }) {
  const { column } = useEdges(view);
  const first = view.people.filter(({ row }) => row === 0);
  return (
    <div aria-hidden="true" className={style.columns}>
      {first.map((person) => (
        <span key={person.id}>{column(columnOf(person))}</span>
      ))}
    </div>
  );
}

/** What the signs of the roots mean. */
function Legend({ people }: { readonly people: readonly PersonView[] }) {
  const words = useWords("play").board;
  const roots = ROOT_NAMES.filter((root) => people.some(({ marks }) => marks.includes(root)));
  if (roots.length === 0 || !words.explainsRoots) return null;
  return (
    <p className={style.legend}>
      {roots.map((root) => (
        <span key={root}>
          <RootIcon root={root} name={words.root(root)} /> {words.root(root)}
        </span>
      ))}
    </p>
  );
}

/** Arrows walk; the other keys speak of whoever has the focus. */
function useKeys({ view, keys, onVerdict, onTag, onPencil, onHint }: BoardProps, current: number) {
  const grid = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return;
    const next = stepFrom(view, current, event.key, event.ctrlKey);
    if (next !== undefined) {
      event.preventDefault();
      grid.current?.querySelector<HTMLElement>(`[data-person="${next}"]`)?.focus();
      return;
    }
    const action = event.ctrlKey || event.repeat ? undefined : keyAction(event.key, keys);
    if (!action) return;
    event.preventDefault();
    if (action.kind === "verdict") onVerdict?.(current, action.identity);
    if (action.kind === "tag") onTag?.(current);
    if (action.kind === "pencil") onPencil?.(current);
    if (action.kind === "hint") onHint?.();
  }
  return { grid, onKeyDown };
}

export function Board(props: BoardProps) {
  const { view, glyphs, isStory, onChoose } = props;
  const { words } = view;
  const { people, lighting, chosen, isBusy } = useTrailing(props);
  const { lit, speaking, references, known, groups, world } = lighting;
  const [current, setCurrent] = useState(() => view.people.find((person) => person.identity !== undefined)?.id ?? 0);

  const { grid, onKeyDown } = useKeys(props, current);
  const setting = useMemo(
    () => ({ words, glyphs, isStory, onChoose, onFocus: setCurrent }),
    [words, glyphs, isStory, onChoose],
  );
  const edges = useEdges(view);
  const { row: sayRow } = useWords("play").board;
  const isRootless = people.every(({ marks }) => marks.length === 0);
  const rows = Array.from({ length: view.rows }, (_, row) => people.filter((person) => person.row === row));
  return (
    <div className={style.stand}>
      <div
        ref={grid}
        {...gridRole(props.label, onKeyDown)}
        aria-busy={isBusy}
        className={style.board}
        data-rootless={isRootless ? "" : undefined}
        data-spelled={edges.isClear ? undefined : ""}
      >
        <ColumnNames view={view} />
        {rows.map((row, at) => (
          <div key={row[0]?.id} {...rowRole(sayRow(String(at + 1)))} className={style.row}>
            <span aria-hidden="true" className={style.rowName}>
              {edges.row(String(at + 1))}
            </span>
            {row.map((person) => (
              <Card
                key={person.id}
                setting={setting}
                person={person}
                tag={tagOf(props.notes, person.id)}
                isLit={lit.has(person.id)}
                isSpeaking={speaking.has(person.id)}
                isReference={references?.has(person.id) ?? false}
                isGround={known?.has(person.id) ?? false}
                group={groups?.get(person.id)}
                isChosen={chosen === person.id}
                isAsked={props.asked === person.id}
                isPointed={props.pointed === person.id}
                supposed={world ? world[person.id] : pencilled(props.notes, person.id)}
                truth={pencilledTruth(props.notes, person.id, 0)}
                isCurrent={current === person.id}
              />
            ))}
          </div>
        ))}
      </div>
      <Legend people={people} />
    </div>
  );
}
