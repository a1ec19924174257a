// The landing of who.
import { WhoRoom } from "../../src/rooms/who-room.tsx";

export default WhoRoom;
