// What a page tells those who preview its link beyond what the build says: its own address and that of its picture, both in full.
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "@demonstrandum/picture";
import { LOCALES } from "@demonstrandum/text";
import { pictureAddress, type Shown } from "../picture/picture-address.ts";
import { WORDS } from "../picture/words/index.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const quoted = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const tag = (property: string, content: string): string =>
  `<meta property="${property}" content="${quoted(content)}"/>`;

export function previewTags(origin: string, address: string, shown: Shown): string {
  const words = WORDS[shown.language ?? "en"];
  return [
    tag("og:url", origin + address),
    tag("og:image", origin + pictureAddress(shown)),
    tag("og:image:type", "image/png"),
    tag("og:image:width", String(PICTURE_WIDTH)),
    tag("og:image:height", String(PICTURE_HEIGHT)),
    tag("og:image:alt", shown.code ? words.puzzleAlt : words.roomAlt),
    tag("og:locale", LOCALES[shown.language ?? "en"].replace("-", "_")),
  ].join("");
}
