// What is wrong, for a player: without the place, which the page shows anyway, and with a capital.
import { TableError } from "@demonstrandum/deals";
import { capitalize } from "@demonstrandum/text";

export function sayError(error: unknown): string | undefined {
  if (!(error instanceof TableError)) return undefined;
  const { where, message } = error;
  const bare = where !== "" && message.startsWith(`${where}: `) ? message.slice(where.length + 2) : message;
  return capitalize(bare);
}
