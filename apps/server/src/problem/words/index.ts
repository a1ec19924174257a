// The words of every language, by its name.
import type { Language } from "@demonstrandum/text";
import { en } from "./en.ts";
import type { ProblemWording } from "./wording.ts";
import { zh } from "./zh.ts";

export const PROBLEM_WORDS: Readonly<Record<Language, ProblemWording>> = { en, zh };
