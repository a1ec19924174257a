// A shared puzzle, in Chinese. The code is read in the browser, so the server never sees a solution: one page stands for every code.
import { ROOMS } from "../../../../../src/table/games/rooms.ts";
import ChineseGamePage from "../../page.zh.tsx";

export const generateStaticParams = () => ROOMS.map(({ id }) => ({ game: id, code: "offline" }));

export default ChineseGamePage;
