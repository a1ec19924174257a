// The landing of cultivators.
import { CultivatorsRoom } from "../../src/rooms/cultivators-room.tsx";

export default CultivatorsRoom;
