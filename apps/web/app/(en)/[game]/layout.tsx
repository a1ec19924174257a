// The room of a game, in its own skin.

import { makeRoomLayout } from "../../../src/house/rooms/make-room-layout.tsx";
import { ROOMS } from "../../../src/table/games/rooms.ts";
import { en as house } from "../../../words/en/games.ts";

const { metadata, Layout } = makeRoomLayout("en", house);

export const generateStaticParams = () => ROOMS.map(({ id }) => ({ game: id }));

export const generateMetadata = metadata;

export default Layout;
