// The room of a game in Chinese, in its own skin.

import { makeRoomLayout } from "../../../src/house/rooms/make-room-layout.tsx";
import { ROOMS } from "../../../src/table/games/rooms.ts";
import { zh as house } from "../../../words/zh/games.ts";

const { metadata, Layout } = makeRoomLayout("zh", house);

export const generateStaticParams = () => ROOMS.map(({ id }) => ({ game: id }));

export const generateMetadata = metadata;

export default Layout;
