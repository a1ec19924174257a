// Puts off what is not needed yet until the browser has nothing else to do.

/** Not every browser can tell when it is idle. */
const GUESS_MS = 100;

/** Returns a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(request);
}
