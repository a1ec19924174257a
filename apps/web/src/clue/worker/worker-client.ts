// One worker, one question at a time. A newer question calls off the older one at once, however long it would have taken.

import type { WorkerLike } from "../../base/worker/worker-like.ts";
import type { WorkerTrouble } from "./messages.ts";

/** What a question that was called off ends with. */
export class Superseded extends Error {
  override readonly name = "Superseded";
}

/** What a question ends with that cannot be answered. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";
  constructor(readonly trouble: WorkerTrouble) {
    super();
  }
}

export type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly trouble: WorkerTrouble };

export interface WorkerClient {
  /** The reply to a question; rejects with Superseded when another comes first. */
  ask(question: unknown): Promise<unknown>;
  /** Calls off whatever is under way. */
  stop(): void;
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** `start` starts a worker; it may throw where workers are forbidden. */
export function makeWorkerClient(start: () => WorkerLike): WorkerClient {
  let worker: WorkerLike | undefined;
  let pending: Pending | undefined;

  const dismiss = (error: Error) => {
    worker?.terminate();
    worker = undefined;
    pending?.reject(error);
    pending = undefined;
  };
  const open = (): WorkerLike => {
    const fresh = start();
    fresh.addEventListener("message", ({ data }) => {
      if (fresh !== worker) return;
      const reply = data as Reply;
      const asked = pending;
      pending = undefined;
      if (reply.ok) asked?.resolve(reply.value);
      else asked?.reject(new Unanswered(reply.trouble));
    });
    const fail = () => {
      if (fresh === worker) dismiss(new Unanswered("not started"));
    };
    fresh.addEventListener("error", fail);
    fresh.addEventListener("messageerror", fail);
    return fresh;
  };

  return {
    ask(question) {
      if (pending) dismiss(new Superseded());
      return new Promise((resolve, reject) => {
        try {
          worker ??= open();
        } catch {
          reject(new Unanswered("not started"));
          return;
        }
        pending = { resolve, reject };
        worker.postMessage(question);
      });
    },
    stop: () => dismiss(new Superseded()),
  };
}
