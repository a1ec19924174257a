// Who reads what is printed: the language, its words, and the games in it. Loaded once, and only the language that is asked for.

import type { Game } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { isLanguage, type Language } from "@demonstrandum/text";
import type { CliWording } from "./words/wording.ts";

export interface Audience {
  readonly language: Language;
  readonly words: CliWording;
  readonly games: readonly Game[];
}

export async function loadAudience(language: Language): Promise<Audience> {
  const [words, games] = await Promise.all([loadWords(language), gamesIn(language)]);
  return { language, words, games };
}

const loadWords = async (language: Language): Promise<CliWording> =>
  language === "zh" ? (await import("./words/zh.ts")).zh : (await import("./words/en.ts")).en;

export const gamesIn = async (language: Language): Promise<readonly Game[]> =>
  language === "zh" ? (await import("@demonstrandum/games/chinese")).CHINESE_GAMES : GAMES;

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
export const gamesFor = ({ games }: Audience, format: string): readonly Game[] =>
  format.startsWith("json") ? GAMES : games;
