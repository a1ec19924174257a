// One clerk in a worker, one question at a time. A newer question calls off the older one at once, however long it would have taken.

/** What a question that was called off ends with. */
export class Superseded extends Error {
  override readonly name = "Superseded";
}

/** The part of a worker that the desk uses. */
export interface Clerk {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: () => void): void;
}

export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly text: string };

export interface Desk {
  /** The reply to a question; rejects with Superseded when another comes first. */
  ask(question: unknown): Promise<unknown>;
  /** Calls off whatever is under way. */
  stop(): void;
}

const FAILED = "The reasoning could not be started in this browser.";

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** `hire` makes a clerk; it may throw where workers are forbidden. */
export function makeDesk(hire: () => Clerk): Desk {
  let clerk: Clerk | undefined;
  let pending: Pending | undefined;

  const dismiss = (error: Error) => {
    clerk?.terminate();
    clerk = undefined;
    pending?.reject(error);
    pending = undefined;
  };
  const open = (): Clerk => {
    const fresh = hire();
    fresh.addEventListener("message", ({ data }) => {
      if (fresh !== clerk) return;
      const reply = data as Reply;
      const asked = pending;
      pending = undefined;
      if (reply.ok) asked?.resolve(reply.value);
      else asked?.reject(new Error(reply.text));
    });
    const fail = () => {
      if (fresh === clerk) dismiss(new Error(FAILED));
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
          clerk ??= open();
        } catch {
          reject(new Error(FAILED));
          return;
        }
        pending = { resolve, reject };
        clerk.postMessage(question);
      });
    },
    stop: () => dismiss(new Superseded()),
  };
}

export const hireWorker = (): Clerk => new Worker(new URL("./clue.worker.ts", import.meta.url), { type: "module" });
