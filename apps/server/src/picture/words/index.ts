// What stands on pictures and in previews of links, in every language.
import type { Language } from "@demonstrandum/text";
import { en } from "./en.ts";
import type { PictureWording } from "./wording.ts";
import { zh } from "./zh.ts";

export const WORDS: Readonly<Record<Language, PictureWording>> = { en, zh };
