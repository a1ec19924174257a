// Plays the first moves on a board that nobody sees, one whenever the browser is idle, while the player is still reading. A browser runs
// code slowly the first few times; without a rehearsal it is the player's first moves that wait for it.

import type { Game, Puzzle } from "@demonstrandum/engine";
import { createRoot } from "react-dom/client";
import { Board } from "../board/board.tsx";
import { verdictKeys } from "../board/keys.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { CluePanel } from "./clue-panel.tsx";
import { sayOutcome } from "./say-outcome.ts";
import { makeScenes, type Scene } from "./scenes.ts";

const MOVES = 8;
const NO_TAGS = {};
const GLYPHS = ["一", "二"] as const;
const ignore = () => {};

const Stage = ({ scene: { view, outcome, speaker, lighting } }: { readonly scene: Scene }) => (
  <>
    <Board
      view={view}
      label={sayOutcome(view, outcome, false)}
      glyphs={GLYPHS}
      tags={NO_TAGS}
      isStory={false}
      hasSpeech={false}
      lit={lighting.lit}
      speaking={lighting.speaking}
      chosen={speaker}
      keys={verdictKeys(view.words)}
      onChoose={ignore}
    />
    <AnswerPanel
      view={view}
      outcome={outcome}
      sentence={undefined}
      onSentence={ignore}
      onMove={ignore}
      onClose={ignore}
    />
    <CluePanel view={view} speaker={speaker} isStory={false} />
  </>
);

/** Not every browser can tell when it is idle. */
function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(request);
}

/** Returns a function that breaks it off. */
export function rehearse(game: Game, puzzle: Puzzle): () => void {
  const scenes = makeScenes(game, puzzle, MOVES);
  const root = createRoot(document.createElement("div"));
  const next = () => {
    const { value: scene } = scenes.next();
    root.render(scene && <Stage scene={scene} />);
    if (scene) cancel = whenIdle(next);
  };
  let cancel = whenIdle(next);
  return () => cancel();
}
