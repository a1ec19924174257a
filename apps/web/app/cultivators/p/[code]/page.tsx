// A shared puzzle. The code is read in the browser, so the server never sees a solution.
import { CultivatorsRoom } from "../../../../src/rooms/cultivators-room.tsx";

export default CultivatorsRoom;
