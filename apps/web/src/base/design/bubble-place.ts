// Where a bubble stands: near what it speaks of and never over it.

export interface BubbleBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Extent {
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
