// Offers a new version to whoever has an old one open. Nothing is lost by taking it, as every move is saved, and nothing by leaving it:
// the server keeps what the open page needs.
"use client";

import { useEffect, useState } from "react";
import type { Words } from "../../../words/words.ts";
import { Button } from "../design/button.tsx";
import style from "./new-version.module.css";
import { makeVersionCheck } from "./version-check.ts";

const SELDOM = 15 * 60_000;

export function NewVersion({ words: { ready, reload, later } }: { readonly words: Words["new-version"] }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (window.parent !== window) return;
    const check = makeVersionCheck(process.env.BUILD_VERSION ?? "", () => setOffered(true));
    const look = () => {
      if (document.visibilityState === "visible") void check();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    const clock = setInterval(look, SELDOM);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
      clearInterval(clock);
    };
  }, []);
  return (
    <div role="status" className={style.place}>
      {isOffered && (
        <div className={style.offer}>
          <span>{ready}</span>
          <Button look="primary" onClick={() => window.location.reload()}>
            {reload}
          </Button>
          <Button look="quiet" onClick={() => setOffered(false)}>
            {later}
          </Button>
        </div>
      )}
    </div>
  );
}
