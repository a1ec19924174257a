// Puts off what nobody sees until the frame that is being made has been painted.

type Batch = Set<() => void>;

/** What waits for the next frame: asked for once, however much it is. */
let next: Batch | undefined;

/** Each by itself, so that one that fails does not keep the others from being done. */
function runAll(batch: Batch): void {
  for (const errand of batch) {
    queueMicrotask(() => {
      if (batch.has(errand)) errand();
    });
  }
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
