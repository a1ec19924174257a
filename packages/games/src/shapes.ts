// What can be set for each game and how its puzzles are written, as the schemas that read them: for those who describe them to others.

import { RolesSchema } from "@demonstrandum/clues/who";
import * as v from "valibot";
import { CultivatorsSettings, DIALECTS } from "./cultivators/cultivators-config.ts";
import { GridShape } from "./grid/grid-puzzle.ts";
import { VillageSettings } from "./village/config.ts";
import { VillageShape } from "./village/village-puzzle.ts";
import { WhoSettings } from "./who/who-config.ts";

export interface GameShapes {
  readonly settings: v.GenericSchema;
  readonly puzzle: v.GenericSchema;
}

const gridOf = (game: string, dialects: readonly string[], settings: v.GenericSchema): v.GenericSchema =>
  v.strictObject({ ...GridShape.entries, game: v.literal(game), dialect: v.picklist(dialects), config: settings });

// Roles are read apart, as they have words of their own for what is wrong.
const Who = v.strictObject({ ...WhoSettings.entries, roles: v.optional(RolesSchema) });

/** By the id of the game. A puzzle keeps the settings that it was made with. */
export const SHAPES: Readonly<Record<string, GameShapes>> = {
  cultivators: {
    settings: CultivatorsSettings,
    puzzle: gridOf("cultivators", DIALECTS, CultivatorsSettings),
  },
  who: { settings: Who, puzzle: gridOf("who", ["who"], Who) },
  village: {
    settings: VillageSettings,
    puzzle: v.strictObject({ ...VillageShape.entries, config: v.exactOptional(VillageSettings) }),
  },
};
