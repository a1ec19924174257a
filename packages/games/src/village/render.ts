// A village on paper: story, villagers with numbered statements, what the wording means, and apart from it the solution.

import { escapeMarkdown, type PrintOptions, type PrintStyle } from "@demonstrandum/engine";
import { ENGLISH_VILLAGE, saySolution, sayTestimonies, tellStory } from "./story.ts";
import type { VillagePuzzle } from "./village-puzzle.ts";
import { type VillageVoice, villagersIn } from "./village-words.ts";

export const renderVillage = (
  puzzle: VillagePuzzle,
  style: PrintStyle,
  options: PrintOptions,
  voice: VillageVoice = ENGLISH_VILLAGE,
): string => (style === "text" ? renderToText(puzzle, options, voice) : renderToMarkdown(puzzle, options, voice));

/** A village as plain text. */
export function renderToText(
  puzzle: VillagePuzzle,
  { withSolution = false }: PrintOptions = {},
  voice: VillageVoice = ENGLISH_VILLAGE,
): string {
  const { words } = voice;
  const names = villagersIn(voice, puzzle);
  const testimonies = sayTestimonies(puzzle, voice).map((said, speaker) => [
    said.length === 0 ? words.saysNothing(names[speaker] ?? "") : words.says(names[speaker] ?? ""),
    ...said.map((sentence, i) => `  ${i + 1}. ${sentence}`),
  ]);
  const sections = [
    [words.title],
    tellStory(puzzle, voice),
    [words.heading(words.theVillagers), ...names.map((name, i) => `  ${i + 1}. ${name}`)],
    ...testimonies,
    [words.heading(words.meanings), ...words.glossary.map((line) => `  - ${line}`)],
    ...(withSolution ? [["-".repeat(40)], [words.heading(words.solution), `  ${saySolution(puzzle, voice)}`]] : []),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** A village as Markdown. */
export function renderToMarkdown(
  puzzle: VillagePuzzle,
  { withSolution = false }: PrintOptions = {},
  voice: VillageVoice = ENGLISH_VILLAGE,
): string {
  const { words } = voice;
  const names = villagersIn(voice, puzzle);
  const testimonies = sayTestimonies(puzzle, voice).map((said, speaker) => [
    `### ${escapeMarkdown(names[speaker] ?? "")}`,
    "",
    ...(said.length === 0 ? [words.silent] : said.map((sentence, i) => `${i + 1}. ${escapeMarkdown(sentence)}`)),
  ]);
  const sections = [
    [`# ${words.title}`],
    tellStory(puzzle, voice),
    [`## ${words.villagers}`, "", ...names.map((name, i) => `${i + 1}. ${escapeMarkdown(name)}`)],
    [`## ${words.testimonies}`],
    ...testimonies,
    [`## ${words.meanings}`, "", ...words.glossary.map((line) => `- ${line}`)],
    ...(withSolution ? [["---"], [`## ${words.solution}`, "", escapeMarkdown(saySolution(puzzle, voice))]] : []),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
