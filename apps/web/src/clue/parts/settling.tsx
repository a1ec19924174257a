// What has just come up takes no tap for a moment: it may have come up under a thumb that taps twice. Keys work at once where one press records nothing.
"use client";

import { type ReactNode, useEffect, useState } from "react";
import style from "./parts.module.css";

/** Milliseconds; the slowest second tap of one meaning comes after about 450. */
const A_MOMENT = 600;

interface SettlingProps {
  readonly children: ReactNode;
  /** Takes no key either: what one press in it does is done. */
  readonly isShut?: boolean;
  /** Nothing was tapped before it. */
  readonly isFirst?: boolean;
}

/** Give it a key that is another one whenever something else comes up in its place. */
export function Settling({ children, isShut = false, isFirst = false }: SettlingProps) {
  const [isSettled, setSettled] = useState(isFirst);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={isSettled ? undefined : style.settling} inert={isShut && !isSettled}>
      {children}
    </div>
  );
}
