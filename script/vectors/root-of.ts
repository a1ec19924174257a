// The folder of the project, from inside it: programs run as one bundled file, tests where the source is.

import { existsSync } from "node:fs";
import path from "node:path";

export function rootOf(folder: string): string {
  if (existsSync(path.join(folder, "package-lock.json"))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error("This is not inside the project.");
  return rootOf(above);
}
