// What all commands share: their description, and remarks and examples below their help.

import { Command } from "commander";
import type { Audience } from "./audience.ts";
import { EXAMPLES } from "./examples.ts";
import type { CommandName } from "./words/wording.ts";

export function makeCommand({ words: { help } }: Audience, name: CommandName | "qed"): Command {
  const remark = help.remarks[name];
  const examples = [help.examples, ...EXAMPLES[name].map((each) => `  ${each}`)].join("\n");
  return new Command(name)
    .description(help.about[name])
    .addHelpText("after", `\n${remark === undefined ? "" : `${remark}\n\n`}${examples}`);
}
