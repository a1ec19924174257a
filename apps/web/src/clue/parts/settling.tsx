// What has just come up takes no tap for a moment: it may have come up under a thumb that taps twice. Keys work at once.
"use client";

import { type ReactNode, useEffect, useState } from "react";
import style from "./parts.module.css";

/** Milliseconds; the slowest second tap of one meaning comes after about 450. */
const A_MOMENT = 600;

/** Give it a key that is another one whenever something else comes up in its place. */
export function Settling({ children }: { readonly children: ReactNode }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return <div className={isSettled ? undefined : style.settling}>{children}</div>;
}
