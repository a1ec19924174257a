// How a card answers a move: its seal is pressed, or it shakes its head. Begun only after the frame that shows the answer, as a browser
// takes longer to start an animation than to draw a card; and from how the card already looks, so that nothing jumps.
import { afterPaint } from "../../base/design/after-paint.ts";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const PRESS: Keyframe[] = [{ scale: 1 }, { scale: 1.7, offset: 0.3 }, { scale: 0.86, offset: 0.7 }, { scale: 1 }];
const SHAKE: Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-6px) rotate(-0.6deg)", offset: 0.2 },
  { transform: "translateX(5px) rotate(0.5deg)", offset: 0.45 },
  { transform: "translateX(-3px)", offset: 0.7 },
  { transform: "none" },
];

const wantsMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: no-preference)").matches;

function animate(root: ParentNode, selector: string, frames: Keyframe[]): void {
  afterPaint(() => {
    if (wantsMotion()) root.querySelector(selector)?.animate(frames, { duration: 420, easing: EASE });
  });
}

export const pressSeal = (root: ParentNode, person: number): void =>
  animate(root, `[data-person="${person}"] [data-seal]`, PRESS);

export const shakeCard = (root: ParentNode, person: number): void => animate(root, `[data-person="${person}"]`, SHAKE);
