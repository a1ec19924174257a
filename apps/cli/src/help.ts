// Help in the reader's language: headings and placeholders are commander's own, and are put into other words here.

import { Help, type Option } from "commander";
import type { CliWording } from "./words/wording.ts";
import { wrap } from "./wrap.ts";

const PLACEHOLDER = /(?<=\[)(options|command)(?=\])/g;

export const helpIn = ({ help }: CliWording): Partial<Help> => ({
  styleTitle: (title) => help.titles[title] ?? title,
  styleUsage: (usage) => usage.replace(PLACEHOLDER, (word) => help.titles[word] ?? word),
  styleSubcommandTerm: (term) => term.replace(PLACEHOLDER, (word) => help.titles[word] ?? word),
  boxWrap: wrap,
  // A full-width colon brings its own space.
  formatHelp: (command, helper) => new Help().formatHelp(command, helper).replace(/(?<=：) /, ""),
  optionDescription(option) {
    const extras = [...sayChoices(help, option), ...sayDefault(help, option)];
    return extras.length === 0 ? option.description : help.extra(option.description, extras);
  },
});

const sayChoices = (help: CliWording["help"], { argChoices }: Option): string[] =>
  argChoices ? [help.choices(argChoices)] : [];

/** Of options with a value: a switch that is off by default goes without saying. */
function sayDefault(help: CliWording["help"], option: Option): string[] {
  const { defaultValue, defaultValueDescription, required, optional } = option;
  if (defaultValue === undefined || !(required || optional)) return [];
  return [help.byDefault(defaultValueDescription ?? defaultValue, defaultValueDescription === undefined)];
}
