// A few faces from the game, to set the mood. Pure decoration.
import { Portrait } from "../../base/design/portrait.tsx";
import type { BareRoom } from "../../table/games/room.ts";
import style from "./crowd.module.css";

const KINDS = ["a", undefined, "b", undefined, "a", "b"] as const;

export function Crowd({ room }: { readonly room: BareRoom }) {
  return (
    <p className={style.crowd} aria-hidden="true" data-hidden-kind={room.hidden}>
      {room.crowd.map((name, at) => (
        <Portrait key={name} name={name} kind={KINDS[at]} />
      ))}
    </p>
  );
}
