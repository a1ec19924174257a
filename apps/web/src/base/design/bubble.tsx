// A word about something on the page, said beside it: never over it, in the flow of the page where there is no room. It takes no focus;
// Escape closes it.
"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import style from "./bubble.module.css";
import { type BubbleBox, placeBubble } from "./bubble-place.ts";

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
