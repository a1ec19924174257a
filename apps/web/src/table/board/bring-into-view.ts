// Scrolls the page so that people on the board can be seen, all of them if there is room, above whatever panel lies over the board.

const MARGIN = 12;

/** Where the board ends for the eye: at the panel below it, or at the edge of the window if the panel stands beside it. */
function lowerEdge(cards: readonly DOMRect[]): number {
  const panel = document.querySelector("aside")?.getBoundingClientRect();
  const isBeside = !panel || cards.every(({ right }) => right <= panel.left);
  return Math.min(window.innerHeight, isBeside ? Number.POSITIVE_INFINITY : panel.top) - MARGIN;
}

/** How far to scroll down; what does not fit is cut off below. */
export function findScroll(top: number, bottom: number, edge: number): number {
  if (top < MARGIN) return top - MARGIN;
  return bottom > edge ? Math.min(bottom - edge, top - MARGIN) : 0;
}

function scrollTo(root: ParentNode, people: readonly number[]): void {
  const found = people.map((person) => root.querySelector(`[data-person="${person}"]`)?.getBoundingClientRect());
  const cards = found.filter((card) => card !== undefined);
  if (cards.length === 0) return;
  const top = Math.min(...cards.map((card) => card.top));
  const bottom = Math.max(...cards.map((card) => card.bottom));
  window.scrollBy({ top: findScroll(top, bottom, lowerEdge(cards)), behavior: "instant" });
}

/**
 * In the next picture, once a board that is drawn piece by piece stands: measuring at once would lay the page out twice, and rows may
 * still grow. Returns a function that calls it off.
 */
export function bringIntoView(root: ParentNode, people: readonly number[]): () => void {
  let frame = requestAnimationFrame(function look() {
    if (root.querySelector('[aria-busy="true"]')) frame = requestAnimationFrame(look);
    else scrollTo(root, people);
  });
  return () => cancelAnimationFrame(frame);
}
