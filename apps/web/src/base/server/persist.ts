// Asks until the server answers. Between two tries it waits longer and longer, or until the browser says that it is online again.
import { Unreachable } from "./ask-server.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export interface Persisting {
  /** Called with true when the server cannot be reached, and with false when it answers again. */
  readonly onTrouble: (isTrouble: boolean) => void;
  readonly signal: AbortSignal;
}

export async function persist<T>(work: () => Promise<T>, { onTrouble, signal }: Persisting): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
    try {
      const answer = await work();
      onTrouble(false);
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable) || signal.aborted) throw error;
      onTrouble(true);
      await pause(wait, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    }
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
