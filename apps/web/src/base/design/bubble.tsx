// A word about something on the page, said beside it: never over it, in the flow of the page where there is no room. It takes no focus;
// Escape closes it.
"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import style from "./bubble.module.css";

export interface BubbleBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const boxAt = (left: number, top: number, { width, height }: Extent): BubbleBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const isApart = (a: BubbleBox, b: BubbleBox): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const isWithin = (box: BubbleBox, area: BubbleBox): boolean =>
  box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;

/** Below, above, right and left of a thing, moved along it as far as the area asks for. */
function spotsBeside(thing: BubbleBox, size: Extent, area: BubbleBox): BubbleBox[] {
  const left = clamp((thing.left + thing.right - size.width) / 2, area.left, area.right - size.width);
  const top = clamp(thing.top, area.top, area.bottom - size.height);
  return [
    boxAt(left, thing.bottom + GAP, size),
    boxAt(left, thing.top - GAP - size.height, size),
    boxAt(thing.right + GAP, top, size),
    boxAt(thing.left - GAP - size.width, top, size),
  ];
}

const distance = (a: BubbleBox, b: BubbleBox): number =>
  Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom);

/**
 * The spot nearest to the first of the things, within the area, that covers neither any of them nor what else must stay clear; where there
 * is a choice, one that also leaves `rather` uncovered. Undefined if there is none: then the bubble has to stand in the flow of the page.
 */
export function placeBubble(
  things: readonly BubbleBox[],
  clear: readonly BubbleBox[],
  size: Extent,
  area: BubbleBox,
  rather: readonly BubbleBox[] = [],
): { readonly left: number; readonly top: number } | undefined {
  const [first] = things;
  if (!first) return undefined;
  const kept = [...things, ...clear];
  const free = [...kept, ...rather]
    .flatMap((thing) => spotsBeside(thing, size, area))
    .filter((spot) => isWithin(spot, area) && kept.every((thing) => isApart(spot, thing)));
  const byNearness = free.toSorted((one, other) => distance(one, first) - distance(other, first));
  const nearest = byNearness.find((spot) => rather.every((thing) => isApart(spot, thing))) ?? byNearness[0];
  return nearest && { left: nearest.left, top: nearest.top };
}

interface BubbleProps {
  readonly label: string;
  /** What it speaks of. */
  readonly about: string;
  /** What else it must not cover. */
  readonly clear: string;
  /** What it leaves uncovered where it can. */
  readonly rather?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const MARGIN = 8;

const boxesOf = (selector: string): BubbleBox[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect());

type Places = Pick<BubbleProps, "about" | "clear" | "rather">;

/** On the page, so that it scrolls with what it is about. */
function findSpot(bubble: HTMLElement, { about, clear, rather }: Places) {
  const { clientWidth, clientHeight } = document.documentElement;
  const area = { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
  const { width, height } = bubble.getBoundingClientRect();
  const spot = placeBubble(boxesOf(about), boxesOf(clear), { width, height }, area, rather ? boxesOf(rather) : []);
  return spot && { left: spot.left + window.scrollX, top: spot.top + window.scrollY };
}

/** What it speaks of is brought into view where it is out of it, or below something that lies over the page. */
function showFirst({ about, clear }: Places): void {
  const first = [...document.querySelectorAll(about)].find((element) => element.checkVisibility());
  if (!first) return;
  const { top, bottom, left, right } = first.getBoundingClientRect();
  const isBelow = boxesOf(clear).some(
    (over) => over.top < bottom && top < over.bottom && over.left < right && left < over.right,
  );
  if (top < 0 || bottom > window.innerHeight || (isBelow && !first.closest(clear)))
    first.scrollIntoView({ block: "nearest", behavior: "instant" });
}

type Spot = ReturnType<typeof findSpot>;

export function Bubble({ label, about, clear, rather, onClose, children }: BubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const own = bubble.current;
    if (!own) return;
    const places = { about, clear, rather };
    let isInFlow = false;
    const place = () => {
      // In the flow it stays: there it moves the page, and would look for a place again.
      if (isInFlow) return;
      own.style.position = "absolute";
      showFirst(places);
      const found = findSpot(own, places);
      own.style.position = "";
      isInFlow = found === undefined;
      setSpot(found);
      if (isInFlow) requestAnimationFrame(() => own.scrollIntoView({ block: "nearest", behavior: "instant" }));
    };
    // Everything that moves the page about moves the bubble, and so does having more to say of the same thing.
    const watch = new ResizeObserver(place);
    watch.observe(own);
    watch.observe(document.body);
    for (const thing of document.querySelectorAll(clear)) watch.observe(thing);
    window.addEventListener("resize", place);
    // What lies over the page does not scroll with it; a bubble whose things have left stays where it was.
    const follow = () => {
      const found = isInFlow ? undefined : findSpot(own, places);
      if (found) setSpot(found);
    };
    window.addEventListener("scroll", follow, { passive: true });
    place();
    return () => {
      watch.disconnect();
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", place);
    };
  }, [about, clear, rather]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  return (
    <section
      ref={bubble}
      aria-label={label}
      className={style.bubble}
      data-bubble={spot ? "beside" : "flow"}
      style={spot}
    >
      {children}
    </section>
  );
}
