// Where pictures are: of the site, of a room, and of a puzzle, whose code must look like one.

/** What a picture shows: a puzzle, a room, or the whole house. */
export interface Shown {
  readonly game?: string;
  readonly code?: string;
}

const NAME = "picture.png";
const PICTURE = /^(?:\/([a-z]{1,20})(?:\/p\/([\w-]{4,2000}))?)?\/picture\.png$/;
/** In whatever language: "/zh/who" is the same room. */
const ROOM = /^(?:\/[a-z]{2})?\/([a-z]{3,20})(?:\/p\/([\w-]{4,2000})$|\/|$)/;

export const pictureAddress = ({ game, code }: Shown): string =>
  `${game ? `/${game}` : ""}${game && code ? `/p/${code}` : ""}/${NAME}`;

/** What is asked for, if a picture is. */
export function parsePictureAddress(address: string): Shown | undefined {
  const found = PICTURE.exec(address);
  if (!found) return undefined;
  const [, game, code] = found;
  return { ...(game ? { game } : {}), ...(code ? { code } : {}) };
}

/** What the picture of a page shows. `games` are those that have a room. */
export function shownOn(address: string, games: readonly string[]): Shown {
  const [, game, code] = ROOM.exec(address) ?? [];
  if (!game || !games.includes(game)) return {};
  return code ? { game, code } : { game };
}
