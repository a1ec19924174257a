// Dresses a part of the app in a game's colors and scenery. Everything inside uses the same token names.
import type { ReactNode } from "react";
import { Scenery, type SkinName } from "./scenery.tsx";
import style from "./skin.module.css";

export function Skin({ name, children }: { readonly name: SkinName; readonly children: ReactNode }) {
  return (
    <div className={style.skin} data-skin={name}>
      <Scenery skin={name} />
      {children}
    </div>
  );
}
