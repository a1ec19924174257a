// The rules, told in the terminal from what the table says of itself.

import { sayHonestyOf, type ToldTable } from "@demonstrandum/engine";
import type { CliWording } from "./words/wording.ts";

export const sayRules = ({ talk }: CliWording, table: ToldTable): string =>
  talk.rules(table.people.length, table.words.kinds, table.isGated ? undefined : sayHonestyOf(table)).join("\n");
