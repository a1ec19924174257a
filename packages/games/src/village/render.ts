// A village on paper: story, villagers with numbered statements, what the wording means, and apart from it the solution.

import { escapeMarkdown, type PrintOptions, type PrintStyle } from "@demonstrandum/engine";
import { GLOSSARY, saySolution, sayTestimonies, tellStory } from "./story.ts";
import type { VillagePuzzle } from "./village-puzzle.ts";

export const renderVillage = (puzzle: VillagePuzzle, style: PrintStyle, options: PrintOptions): string =>
  style === "text" ? renderToText(puzzle, options) : renderToMarkdown(puzzle, options);

export function renderToText(puzzle: VillagePuzzle, { withSolution = false }: PrintOptions = {}): string {
  const testimonies = sayTestimonies(puzzle).map((said, speaker) => [
    `${puzzle.villagers[speaker]?.name} says${said.length === 0 ? " nothing." : ":"}`,
    ...said.map((english, i) => `  ${i + 1}. ${english}`),
  ]);
  const sections = [
    ["The village of liars"],
    tellStory(puzzle),
    ["The villagers:", ...puzzle.villagers.map(({ index, name }) => `  ${index + 1}. ${name}`)],
    ...testimonies,
    ["What the words mean:", ...GLOSSARY.map((line) => `  - ${line}`)],
    ...(withSolution ? [["-".repeat(40)], ["Solution:", `  ${saySolution(puzzle)}`]] : []),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

export function renderToMarkdown(puzzle: VillagePuzzle, { withSolution = false }: PrintOptions = {}): string {
  const testimonies = sayTestimonies(puzzle).map((said, speaker) => [
    `### ${escapeMarkdown(puzzle.villagers[speaker]?.name ?? "")}`,
    "",
    ...(said.length === 0 ? ["(says nothing)"] : said.map((english, i) => `${i + 1}. ${escapeMarkdown(english)}`)),
  ]);
  const sections = [
    ["# The village of liars"],
    tellStory(puzzle),
    ["## Villagers", "", ...puzzle.villagers.map(({ index, name }) => `${index + 1}. ${escapeMarkdown(name)}`)],
    ["## What they say"],
    ...testimonies,
    ["## What the words mean", "", ...GLOSSARY.map((line) => `- ${line}`)],
    ...(withSolution ? [["---"], ["## Solution", "", escapeMarkdown(saySolution(puzzle))]] : []),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
