// A shared puzzle. The code is read in the browser, so the server never sees a solution.
import { WhoRoom } from "../../../../src/rooms/who-room.tsx";

export default WhoRoom;
