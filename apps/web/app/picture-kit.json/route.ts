// What the server draws pictures of boards with: the design's faces, letters and colors, and the signs of the rooms.
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOMS, roomIn } from "../../src/table/games/rooms.ts";
import { en as house } from "../../words/en/games.ts";
import { zh as chineseHouse } from "../../words/zh/games.ts";

export const dynamic = "force-static";

const KIT = path.join(process.cwd(), "src/base/design/made/picture-kit.json");

export function GET(): Response {
  const rooms = ROOMS.map((room) => {
    const { id, title, skin, glyphs, otherSeals } = roomIn(house, room);
    return [id, { title, titles: { zh: roomIn(chineseHouse, room).title }, skin, glyphs, otherSeals }];
  });
  return Response.json({ ...JSON.parse(readFileSync(KIT, "utf8")), rooms: Object.fromEntries(rooms) });
}
