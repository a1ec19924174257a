// One part of a run that is split: part `number` of `of`, counted from 1. Any split gives the same items, as each depends on its number alone.

import { InvalidArgumentError } from "commander";
import type { Batch } from "../pool.ts";
import type { Shell } from "../shell.ts";

export interface Shard {
  readonly number: number;
  readonly of: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/** `3/8`; `auto` and `auto/8` ask the array of jobs that this is one of. */
export const parseShard =
  ({ words, env = {} }: Pick<Shell, "words" | "env">) =>
  (text: string): Shard => {
    const [, number = "", of] = /^(\d+|auto)(?:\/(\d+))?$/.exec(text) ?? [];
    const shard = number === "auto" ? placeInArray(env, of) : { number: Number(number || Number.NaN), of: Number(of) };
    const isThere = Number.isSafeInteger(shard.of) && shard.number >= 1 && shard.number <= shard.of;
    if (!isThere) throw new InvalidArgumentError(words.shard.wrong);
    return shard;
  };

/** Slurm tells where its array begins, how far apart its numbers are and how many there are; Kubernetes counts from 0 and tells no more. */
function placeInArray(env: Env, of: string | undefined): Shard {
  const read = (name: string): number => Number(env[name] ?? Number.NaN);
  const isSlurm = env.SLURM_ARRAY_TASK_ID !== undefined;
  const step = Number(env.SLURM_ARRAY_TASK_STEP ?? 1);
  const at = isSlurm
    ? (read("SLURM_ARRAY_TASK_ID") - read("SLURM_ARRAY_TASK_MIN")) / step
    : read("JOB_COMPLETION_INDEX");
  return { number: at + 1, of: of === undefined ? read("SLURM_ARRAY_TASK_COUNT") : Number(of) };
}

/** Which items are the shard's. */
export const rangeOfShard = ({ number, of }: Shard, first: number, count: number): Batch => ({
  start: first + Math.floor((count * (number - 1)) / of),
  end: first + Math.floor((count * number) / of),
});
