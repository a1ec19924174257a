// Whether files are still those that were opened. One that was deleted or replaced goes on taking whatever is written, for nobody to read.

import { statSync } from "node:fs";

export interface FileWatch {
  areGone(): boolean;
}

/** A file that is not there yet is known from when it is first seen. */
export function watchFiles(paths: readonly string[]): FileWatch {
  const known = new Map<string, string>();
  const isGone = (path: string): boolean => {
    const found = statSync(path, { throwIfNoEntry: false, bigint: true });
    const name = found && `${found.dev} ${found.ino}`;
    const first = known.get(path) ?? name;
    if (first !== undefined) known.set(path, first);
    return first !== name;
  };
  const areGone = (): boolean => paths.map(isGone).includes(true);
  areGone();
  return { areGone };
}
