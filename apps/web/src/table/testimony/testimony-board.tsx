// The board of a village: nobody stands anywhere in particular, and everyone has spoken. A list of villagers with all they said, walked
// with the arrow keys.
"use client";

import type { View } from "@demonstrandum/engine";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { useGradually } from "../../base/design/use-gradually.ts";
import type { BoardProps } from "../board/board.tsx";
import { keyAction } from "../board/keys.ts";
import type { Lighting } from "../board/lighting.ts";
import type { Notes } from "../notes/notes.ts";
import { stepBeside } from "./beside.ts";
import style from "./testimony.module.css";
import { VillagerCard } from "./villager-card.tsx";

interface TestimonyBoardProps extends BoardProps {
  /** An answer is being read: whoever it is about comes into view. */
  readonly isAnswering: boolean;
  readonly onNotes: (change: (notes: Notes) => Notes) => void;
}

const cardsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-person]")];

/** Where the story begins: how many there are, and who tells the truth. */
const Story = ({ view }: { readonly view: View }) => (
  <p className={style.story}>
    {useWords("testimony").story(view.people.length)}
    <b>{view.honesty}</b>
  </p>
);

/** So many are drawn anew in one picture. */
const CARDS_AT_ONCE = 3;

/** A village may be longer than the screen. */
function useBroughtIntoView(list: RefObject<HTMLElement | null>, lighting: Lighting, isWanted: boolean): void {
  useEffect(() => {
    const [person] = lighting.lit.size > 0 ? lighting.lit : lighting.speaking;
    if (isWanted && person !== undefined)
      list.current
        ?.querySelector(`[data-person="${person}"]`)
        ?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [list, lighting, isWanted]);
}

export function TestimonyBoard(props: TestimonyBoardProps) {
  const { view, glyphs, notes, lighting, onChoose, onNotes } = props;
  const { words } = view;
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const setting = useMemo(
    () => ({ words, glyphs, onChoose, onNotes, onFocus: setCurrent }),
    [words, glyphs, onChoose, onNotes],
  );

  const { shown, isBusy } = useGradually(view.people, CARDS_AT_ONCE);
  useBroughtIntoView(list, lighting, props.isAnswering && !isBusy);

  function walk(key: string): boolean {
    const cards = list.current ? cardsIn(list.current) : [];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const next = stepBeside(boxes, current, key);
    if (next !== undefined) cards[next]?.focus();
    return next !== undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (walk(event.key)) {
      event.preventDefault();
      return;
    }
    const action = event.repeat ? undefined : keyAction(event.key, props.keys);
    if (!action) return;
    event.preventDefault();
    if (action.kind === "verdict") props.onVerdict?.(current, action.identity);
    if (action.kind === "tag") props.onTag?.(current);
    if (action.kind === "pencil") props.onPencil?.(current);
    if (action.kind === "hint") props.onHint?.();
  }

  return (
    <section className={style.stand} aria-label={useWords("testimony").label(props.label, view.people.length)}>
      <Story view={view} />
      <ul ref={list} aria-busy={isBusy} className={style.village} onKeyDown={onKeyDown}>
        {shown.map((person) => (
          <VillagerCard
            key={person.id}
            setting={setting}
            person={person}
            notes={notes}
            world={lighting.world?.[person.id]}
            isLit={lighting.lit.has(person.id)}
            isSpeaking={lighting.speaking.has(person.id)}
            isGround={lighting.known?.has(person.id) ?? false}
            isAsked={props.asked === person.id}
            isPointed={props.pointed === person.id}
            isCurrent={current === person.id}
            clashing={lighting.sentences}
          />
        ))}
      </ul>
    </section>
  );
}
