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

interface State {
  readonly file: string;
  readonly deadlineMs: number;
  child: ChildProcess | undefined;
  /** Ends the wait for an answer; set only while there is one. */
  giveUp: ((reason: string) => void) | undefined;
  generation: number;
  lastId: number;
  /** The last question asked: the next one waits for it. */
  queue: Promise<unknown>;
}

export function makeZ3Process({ deadlineMs = DEADLINE_MS }: SolverOptions = {}, file = CHILD): Z3Process {
  const state: State = {
    file,
    deadlineMs,
    child: undefined,
    giveUp: undefined,
    generation: 0,
    lastId: 0,
    queue: Promise.resolve(),
  };
  return {
    ask(text, { isFresh = true } = {}) {
      const answer = state.queue.then(() => ask(state, text, isFresh));
      state.queue = answer.catch(() => {});
      return answer;
    },
    get generation() {
      return state.generation;
    },
    close() {
      state.giveUp?.("z3 was closed before it answered.");
      stop(state);
    },
  };
}

async function ask(state: State, text: string, isFresh: boolean): Promise<string> {
  const asked = state.child?.connected ? state.child : await start(state);
  const question: Question = { id: ++state.lastId, text, isFresh };
  const heard = hear(state, asked, question.id, state.deadlineMs);
  asked.send(question);
  const { output } = await heard;
  const error = findError(output);
  if (error !== undefined) throw new SolverError(`z3 did not understand the question: ${error}.`);
  return output;
}

async function start(state: State): Promise<ChildProcess> {
  const started = fork(state.file, { stdio: ["ignore", "ignore", "ignore", "ipc"], execArgv: [] });
  state.generation++;
  state.child = started;
  const { isMissing } = await hear(state, started, 0, START_MS);
  if (isMissing) {
    stop(state);
    throw new SolverError(MISSING);
  }
  return started;
}

function stop(state: State): void {
  state.child?.on("error", () => {});
  state.child?.kill("SIGKILL");
  state.child = undefined;
}

/** Waits for the answer with this id; while it waits, and only then, our process is kept alive. */
function hear(state: State, asked: ChildProcess, id: number, patienceMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      asked.removeAllListeners();
      keepAlive(asked, false);
      state.giveUp = undefined;
    };
    const fail = (reason: string): void => {
      settle();
      stop(state);
      reject(new SolverError(reason));
    };
    const timer = setTimeout(() => fail(`z3 gave no answer within ${patienceMs} ms.`), patienceMs);
    state.giveUp = fail;
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
