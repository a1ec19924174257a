// The room of a game, in its own skin.
import { ROOMS } from "../../src/games/rooms.ts";
import { en as house } from "../../src/games/words/en.ts";
import { makeRoomLayout } from "../../src/rooms/make-room-layout.tsx";

const { metadata, Layout } = makeRoomLayout(house);

export const generateStaticParams = () => ROOMS.map(({ id }) => ({ game: id }));

export const generateMetadata = metadata;

export default Layout;
