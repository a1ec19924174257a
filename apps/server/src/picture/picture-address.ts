// Where pictures are: of the site, of a room, and of a puzzle, whose code must look like one.

import { isLanguage, type Language } from "@demonstrandum/text";

/** What a picture shows: a puzzle, a room, or the whole house; in English unless it says otherwise. */
export interface Shown {
  readonly language?: Language;
  readonly game?: string;
  readonly code?: string;
}

const NAME = "picture.png";
const PICTURE = /^(?:\/([a-z]{2}))?(?:\/([a-z]{3,20})(?:\/p\/([\w-]{4,2000}))?)?\/picture\.png$/;
/** In whatever language: "/zh/who" is the same room. */
const ROOM = /^(?:\/([a-z]{2})(?=\/|$))?(?:\/([a-z]{3,20})(?:\/p\/([\w-]{4,2000})$|\/|$))?/;

export const pictureAddress = ({ language, game, code }: Shown): string =>
  `${language ? `/${language}` : ""}${game ? `/${game}` : ""}${game && code ? `/p/${code}` : ""}/${NAME}`;

/** English is said by saying nothing. */
const inLanguage = (folder: string | undefined): Pick<Shown, "language"> =>
  isLanguage(folder) && folder !== "en" ? { language: folder } : {};

/** What is asked for, if a picture is. */
export function parsePictureAddress(address: string): Shown | undefined {
  const found = PICTURE.exec(address);
  if (!found) return undefined;
  const [, folder, game, code] = found;
  if (folder && !inLanguage(folder).language) return undefined;
  return { ...inLanguage(folder), ...(game ? { game } : {}), ...(code ? { code } : {}) };
}

/** What the picture of a page shows. `games` are those that have a room. */
export function shownOn(address: string, games: readonly string[]): Shown {
  const [, folder, game, code] = ROOM.exec(address) ?? [];
  const language = inLanguage(folder);
  if (!game || !games.includes(game)) return language;
  return code ? { ...language, game, code } : { ...language, game };
}
