// A few faces from the game, to set the mood. Pure decoration.
import { Portrait } from "../design/portrait.tsx";
import type { Room } from "../rooms/rooms.ts";
import style from "./crowd.module.css";

const CROWDS: Readonly<Record<string, readonly string[]>> = {
  cultivators: ["Han Xue", "Lin Fei", "Jiang Bo", "Bai Lan", "Tang Rui", "Zhao Yan"],
  who: ["Willow", "Hunter", "Nova", "Basil", "Freya", "Otto"],
};

const KINDS = ["a", undefined, "b", undefined, "a", "b"] as const;

export function Crowd({ room }: { readonly room: Room }) {
  return (
    <p className={style.crowd} aria-hidden="true" data-hidden-kind={room.hidden}>
      {(CROWDS[room.id] ?? []).map((name, at) => (
        <Portrait key={name} name={name} kind={KINDS[at]} />
      ))}
    </p>
  );
}
