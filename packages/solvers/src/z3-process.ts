// z3 as a process of its own that answers SMT-LIB text with text. It is started by the first question, kept for the next ones,
// killed when a question passes its deadline, and started anew after that. It does not keep our process alive.

import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { DEADLINE_MS, SolverError, type SolverOptions } from "./solver.ts";
import type { Answer, Question } from "./z3-child.d.mts";

export interface Z3Process {
  /** Evaluates the text; with `isFresh` (the default) z3 forgets all that was said before. */
  ask(text: string, options?: { readonly isFresh?: boolean }): Promise<string>;
  /** Counts the starts: what was said to an earlier process is gone. */
  readonly generation: number;
  close(): void;
}

/** Loading z3 takes half a second, and much longer on a busy machine; no question's deadline counts it. */
const START_MS = 60_000;

/** Bundles put the child beside the program under the same name. */
const CHILD = fileURLToPath(new URL("./z3-child.mjs", import.meta.url));

const MISSING = "z3-solver is not installed. It is optional: npm install z3-solver gets it.";

export function makeZ3Process({ deadlineMs = DEADLINE_MS }: SolverOptions = {}, file = CHILD): Z3Process {
  let child: ChildProcess | undefined;
  let giveUp: ((reason: string) => void) | undefined;
  let generation = 0;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Waits for the answer with this id; while it waits, and only then, our process is kept alive. */
  function hear(asked: ChildProcess, id: number, patienceMs: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        asked.removeAllListeners();
        keepAlive(asked, false);
        giveUp = undefined;
      };
      const fail = (reason: string): void => {
        settle();
        stop();
        reject(new SolverError(reason));
      };
      const timer = setTimeout(() => fail(`z3 gave no answer within ${patienceMs} ms.`), patienceMs);
      giveUp = fail;
      keepAlive(asked, true);
      asked.on("error", (error) => fail(`z3 could not be asked: ${error.message}.`));
      asked.on("exit", (code, signal) => fail(`z3 ended before it answered (${signal ?? `exit code ${code}`}).`));
      asked.on("message", (answer: Answer) => {
        if (answer.id !== id) return;
        settle();
        resolve(answer);
      });
    });
  }

  function stop(): void {
    child?.on("error", () => {});
    child?.kill("SIGKILL");
    child = undefined;
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(file, { stdio: ["ignore", "ignore", "ignore", "ipc"], execArgv: [] });
    generation++;
    child = started;
    const { isMissing } = await hear(started, 0, START_MS);
    if (isMissing) {
      stop();
      throw new SolverError(MISSING);
    }
    return started;
  }

  async function ask(text: string, isFresh: boolean): Promise<string> {
    const asked = child?.connected ? child : await start();
    const question: Question = { id: ++lastId, text, isFresh };
    const heard = hear(asked, question.id, deadlineMs);
    asked.send(question);
    const { output } = await heard;
    const error = findError(output);
    if (error !== undefined) throw new SolverError(`z3 did not understand the question: ${error}.`);
    return output;
  }

  return {
    ask(text, { isFresh = true } = {}) {
      const answer = queue.then(() => ask(text, isFresh));
      queue = answer.catch(() => {});
      return answer;
    },
    get generation() {
      return generation;
    },
    close() {
      giveUp?.("z3 was closed before it answered.");
      stop();
    },
  };
}

function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) child.ref();
  else child.unref();
  if (isNeeded) child.channel?.ref();
  else child.channel?.unref();
}

/** To be asked for a model where there is none is no misunderstanding: z3 has said "unsat". */
const findError = (output: string): string | undefined =>
  [...output.matchAll(/\(error "([^"]*)"\)/g)]
    .map(([, reason]) => reason)
    .find((reason) => !/model is not/.test(reason ?? ""));

/** One question, one process. */
export async function askZ3(text: string, options: SolverOptions = {}): Promise<string> {
  const z3 = makeZ3Process(options);
  try {
    return await z3.ask(text);
  } finally {
    z3.close();
  }
}
