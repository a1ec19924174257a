// Puts off what nobody sees until the frame that is being made has been painted.

import { flushSync } from "react-dom";

type Batch = Set<() => void>;

/** What waits for the next frame: asked for once, however much it is. */
let next: Batch | undefined;

/** One that fails does not keep the others from being done. */
function attempt(errand: () => void): void {
  try {
    errand();
  } catch (error) {
    reportError(error);
  }
}

/** At once and in one rendering, so that what follows the picture is in the very next one. */
function runAll(batch: Batch): void {
  flushSync(() => batch.forEach(attempt));
}

function openBatch(): Batch {
  const batch: Batch = new Set();
  requestAnimationFrame(() => {
    next = undefined;
    setTimeout(() => runAll(batch));
  });
  return batch;
}

/** Returns a function that calls it off. */
export function afterPaint(work: () => void): () => void {
  const errand = () => work();
  next ??= openBatch();
  const batch = next.add(errand);
  return () => {
    batch.delete(errand);
  };
}
