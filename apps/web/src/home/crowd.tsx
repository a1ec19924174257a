// A few faces from the game, to set the mood. Pure decoration.
import { Portrait } from "../design/portrait.tsx";
import style from "./crowd.module.css";

const CROWDS: Readonly<Record<string, readonly string[]>> = {
  cultivators: ["Han Xue", "Lin Fei", "Jiang Bo", "Bai Lan", "Tang Rui", "Zhao Yan"],
  who: ["Willow", "Hunter", "Nova", "Basil", "Freya", "Otto"],
};

const KINDS = ["a", undefined, "b", undefined, "a", "b"] as const;

export function Crowd({ seed }: { readonly seed: string }) {
  return (
    <p className={style.crowd} aria-hidden="true">
      {(CROWDS[seed] ?? []).map((name, at) => (
        <Portrait key={name} name={name} kind={KINDS[at]} />
      ))}
    </p>
  );
}
