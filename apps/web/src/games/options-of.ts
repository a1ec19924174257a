// What can be chosen in each room. Imports the games themselves: for the server, which hands the answer to the page.
import { cultivatorsOptions } from "./cultivators/options.ts";
import type { RoomOptions } from "./options.ts";
import type { OptionsWording } from "./options-words/wording.ts";
import { villageOptions } from "./village/options.ts";
import { whoOptions } from "./who/options.ts";

const OPTIONS: Readonly<Record<string, (words: OptionsWording) => RoomOptions>> = {
  cultivators: cultivatorsOptions,
  who: whoOptions,
  village: villageOptions,
};

export function optionsOf(id: string, words: OptionsWording): RoomOptions {
  const options = OPTIONS[id];
  if (!options) throw new Error(`There is no room called ${id}.`);
  return options(words);
}
