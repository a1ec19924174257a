// What can be chosen in each room. Imports the games themselves: for the server, which hands the answer to the page.
import type { Words } from "../../../words/words.ts";
import { cultivatorsOptions } from "./cultivators/options.ts";
import type { RoomOptions } from "./options.ts";
import type { RoomId } from "./room.ts";
import { villageOptions } from "./village/options.ts";
import { whoOptions } from "./who/options.ts";

type MakeOptions = (words: Words["options"]) => RoomOptions;

const OPTIONS: Readonly<Record<RoomId, MakeOptions>> = {
  cultivators: cultivatorsOptions,
  who: whoOptions,
  village: villageOptions,
};

export function optionsOf(id: string, words: Words["options"]): RoomOptions {
  const options = (OPTIONS as Readonly<Record<string, MakeOptions>>)[id];
  if (!options) throw new Error(`There is no room called ${id}.`);
  return options(words);
}
