// Reads a share text by the grammar in `docs/formats.md` and by nothing else, as a bot would: it shares no code with what writes it.

export interface ReadShare {
  readonly language: "en" | "zh";
  readonly number: number | undefined;
  readonly title: string;
  readonly level: string;
  readonly seconds: number;
  readonly mistakes: number;
  readonly hints: number;
  readonly streak: number | undefined;
  /** By rows, how each was found. */
  readonly board: readonly (readonly string[])[];
  readonly url: string;
}

const HEAD = /^Demonstrandum(?: ([1-9]\d*))? · (.+)$/u;
const FIGURES = {
  en: /^(Easy|Medium|Hard|Brutal) · (\S+) · (\d+) mistakes? · (\d+) hints?(?: · streak (\d+))?$/u,
  zh: /^(简单|中等|困难|地狱) · (\S+) · 失误：(\d+) · 提示：(\d+)(?: · 连胜：(\d+))?$/u,
};
const LEVELS: Readonly<Record<string, string>> = {
  ...{ Easy: "easy", Medium: "medium", Hard: "hard", Brutal: "brutal" },
  ...{ 简单: "easy", 中等: "medium", 困难: "hard", 地狱: "brutal" },
};
const CELLS: Readonly<Record<string, string>> = {
  ...{ "🟩": "proved", "🟦": "accused", "🟨": "helped", "🟥": "erred", "⬜": "given" },
};

function readTime(text: string): number | undefined {
  const found = /^(?:(\d+):)?(\d\d):(\d\d)$/.exec(text);
  if (!found) return undefined;
  const [, hours = "0", minutes = "", seconds = ""] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const orNothing = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

function readFigures(line: string): Omit<ReadShare, "number" | "title" | "board" | "url"> | undefined {
  for (const language of ["en", "zh"] as const) {
    const [, level = "", time = "", mistakes, hints, streak] = FIGURES[language].exec(line) ?? [];
    const seconds = readTime(time);
    if (seconds === undefined) continue;
    const counts = { mistakes: Number(mistakes), hints: Number(hints), streak: orNothing(streak) };
    return { language, level: LEVELS[level] ?? level, seconds, ...counts };
  }
  return undefined;
}

/** Undefined for what is no share text. */
export function readShare(text: string): ReadShare | undefined {
  const [head = "", second = "", ...rest] = text.split("\n");
  const url = rest.at(-1) ?? "";
  const board = rest.slice(0, -1).map((line) => [...line].map((sign) => CELLS[sign]));
  const [, number, title] = HEAD.exec(head) ?? [];
  const figures = readFigures(second);
  const isWhole = board.length > 0 && board.every((row) => row.length > 0 && row.every(Boolean));
  if (title === undefined || !figures || !isWhole || !/^https?:\/\/\S+$/.test(url)) return undefined;
  return { ...figures, number: orNothing(number), title, board: board as string[][], url };
}
