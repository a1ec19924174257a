// A new version, in English.
import type { VersionWording } from "./wording.ts";

export const en: VersionWording = { ready: "New version ready", reload: "Reload", later: "Later" };
