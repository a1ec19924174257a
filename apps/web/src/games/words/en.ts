// The house in English. The rooms introduce themselves in it.
import { capitalize } from "@demonstrandum/text";
import { findRoom } from "../rooms.ts";
import type { HouseWording } from "./wording.ts";

export const en: HouseWording = {
  title: (game) => findRoom(game)?.title ?? game,
  level: capitalize,
};
