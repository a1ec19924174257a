// A shared puzzle. The code is read in the browser, so the server never sees a solution: one page stands for every code.
import { WhoRoom } from "../../../../src/rooms/who-room.tsx";

export const generateStaticParams = () => [{ code: "offline" }];

// A function of its own: the params of a page that is a client component itself would not be asked for.
export default function PuzzlePage() {
  return <WhoRoom />;
}
