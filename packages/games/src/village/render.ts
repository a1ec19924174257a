// A village on paper: story, villagers with numbered statements, what the wording means, and apart from it the solution.

import { GLOSSARY, saySolution, sayTestimonies, tellStory } from "./story.ts";
import type { VillagePuzzle } from "./village-puzzle.ts";

export interface RenderOptions {
  /** Print the solution after the puzzle, apart from it. */
  readonly withSolution?: boolean;
}

export function renderToText(puzzle: VillagePuzzle, { withSolution = false }: RenderOptions = {}): string {
  const testimonies = sayTestimonies(puzzle).map((said, speaker) => [
    `${puzzle.villagers[speaker]?.name} says:`,
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

export function renderToMarkdown(puzzle: VillagePuzzle, { withSolution = false }: RenderOptions = {}): string {
  const testimonies = sayTestimonies(puzzle).map((said, speaker) => [
    `### ${plain(puzzle.villagers[speaker]?.name ?? "")}`,
    "",
    ...said.map((english, i) => `${i + 1}. ${plain(english)}`),
  ]);
  const sections = [
    ["# The village of liars"],
    tellStory(puzzle),
    ["## Villagers", "", ...puzzle.villagers.map(({ index, name }) => `${index + 1}. ${plain(name)}`)],
    ["## What they say"],
    ...testimonies,
    ["## What the words mean", "", ...GLOSSARY.map((line) => `- ${line}`)],
    ...(withSolution ? [["---"], ["## Solution", "", plain(saySolution(puzzle))]] : []),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Names come from callers and must not turn into markup. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
