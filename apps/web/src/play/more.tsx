// What is needed now and then: share the puzzle, start over, another puzzle, which keys there are, how the game goes.
import { withArticle } from "@demonstrandum/text";
import { useState } from "react";
import type { VerdictKeys } from "../board/keys.ts";
import { Button, buttonClass } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import style from "./more.module.css";
import { puzzleUrl, type Shared, share } from "./share.ts";

interface MoreProps {
  readonly title: string;
  readonly words: readonly [string, string];
  readonly keys: VerdictKeys;
  /** Absent where moves stay made. */
  readonly onRestart?: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const ANSWERS: Readonly<Record<Shared, string>> = {
  shared: "Shared.",
  copied: "The link to this puzzle is on your clipboard.",
  cancelled: "",
  failed: "This browser would not copy it. The address of this page is the link.",
};

export function More({ title, words, keys, onRestart, onAgain, onClose }: MoreProps) {
  const [shared, setShared] = useState<Shared>("cancelled");
  const rows = [
    ["Arrow keys", "walk over the board"],
    ["Enter", "read a clue, or name someone"],
    [keys[0].toUpperCase(), `name them ${withArticle(words[0])}`],
    [keys[1].toUpperCase(), `name them ${withArticle(words[1])}`],
    ["H", "hint, and more of it"],
    ["T", "tag: dot, square, triangle, none"],
    ["P", `pencil in: ${words[0]}, ${words[1]}, nothing`],
    ["Escape", "close"],
  ];
  return (
    <>
      <h2>More</h2>
      <div className={style.buttons}>
        <Button onClick={async () => setShared(await share(`${title}: a puzzle for you.`, puzzleUrl(window.location)))}>
          Share this puzzle
        </Button>
        <Button onClick={onAgain}>Another puzzle</Button>
        {onRestart && <Button onClick={onRestart}>Start over</Button>}
        {onRestart && (
          <a href="#print" target="_blank" rel="noreferrer" className={buttonClass("plain")}>
            Print it
          </a>
        )}
        <ButtonLink href="/learn">How to play</ButtonLink>
        <ButtonLink href="/yours">Your games and settings</ButtonLink>
      </div>
      <p role="status" className={style.shared}>
        {ANSWERS[shared]}
      </p>
      <h3 className={style.keys}>Keys</h3>
      <dl className={style.list}>
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" onClick={onClose}>
        Close
      </Button>
    </>
  );
}
