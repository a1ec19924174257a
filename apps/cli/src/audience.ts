// Who reads what is printed: the language, its words, and the games in it. Loaded once, and only the language that is asked for.

import type { ToldGame } from "@demonstrandum/engine";
import { TOLD_IN_ENGLISH } from "@demonstrandum/games/english";
import { isLanguage, type Language } from "@demonstrandum/text";
import type { CliWording } from "./words/wording.ts";

export interface Audience {
  readonly language: Language;
  readonly words: CliWording;
  readonly games: readonly ToldGame[];
}

export async function loadAudience(language: Language): Promise<Audience> {
  const [words, games] = await Promise.all([LOAD_WORDS[language](), gamesIn(language)]);
  return { language, words, games };
}

const LOAD_WORDS: Readonly<Record<Language, () => Promise<CliWording>>> = {
  en: async () => (await import("./words/en.ts")).en,
  zh: async () => (await import("./words/zh.ts")).zh,
};

const LOAD_GAMES: Readonly<Record<Language, () => Promise<readonly ToldGame[]>>> = {
  en: async () => TOLD_IN_ENGLISH,
  zh: async () => (await import("@demonstrandum/games/chinese")).TOLD_IN_CHINESE,
};

export const gamesIn = (language: Language): Promise<readonly ToldGame[]> => LOAD_GAMES[language]();

type Environment = Readonly<Record<string, string | undefined>>;

/** `--lang` counts, wherever it stands; then what the terminal is set to, if that can show every letter. */
export function languageAsked(argv: readonly string[], { LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  const at = argv.findIndex((each) => each === "--lang" || each.startsWith("--lang="));
  const asked = argv[at]?.startsWith("--lang=") ? argv[at].slice("--lang=".length) : argv[at + 1];
  if (at >= 0 && isLanguage(asked)) return asked;
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((each) => each) ?? "";
  return /^zh\b|^zh_/i.test(locale) && /utf-?8/i.test(locale) ? "zh" : "en";
}

/** Where JSON is asked for, its texts are English, whoever reads the rest. */
export const gamesFor = ({ games }: Audience, format: string): readonly ToldGame[] =>
  format.startsWith("json") ? TOLD_IN_ENGLISH : games;
