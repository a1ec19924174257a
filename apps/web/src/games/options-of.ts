// What can be chosen in each room. Imports the games themselves: for the server, which hands the answer to the page.
import { cultivatorsOptions } from "./cultivators/options.ts";
import type { RoomOptions } from "./options.ts";
import type { OptionsWording } from "./options-words/wording.ts";
import type { RoomId } from "./room.ts";
import { villageOptions } from "./village/options.ts";
import { whoOptions } from "./who/options.ts";

type MakeOptions = (words: OptionsWording) => RoomOptions;

const OPTIONS: Readonly<Record<RoomId, MakeOptions>> = {
  cultivators: cultivatorsOptions,
  who: whoOptions,
  village: villageOptions,
};

export function optionsOf(id: string, words: OptionsWording): RoomOptions {
  const options = (OPTIONS as Readonly<Record<string, MakeOptions>>)[id];
  if (!options) throw new Error(`There is no room called ${id}.`);
  return options(words);
}
