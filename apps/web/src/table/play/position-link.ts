// A position in a link: behind the "#" of its puzzle's address, so that no server sees it. "#see=1f3.7" asks for person 7 where the
// people of the mask 1f3, in base 36, are known.

import type { PositionQuestion } from "@demonstrandum/engine";

const MOST = 30;

export const makePositionHash = ({ known, person }: PositionQuestion): string =>
  `#see=${known.reduce((mask, each) => mask + 2 ** each, 0).toString(36)}.${person}`;

/** Undefined if the hash holds no position; whether there is such a one, the referee says. */
export function parsePositionHash(hash: string): PositionQuestion | undefined {
  const [, text = "", digits = ""] = /^#see=([0-9a-z]{1,6})\.(\d{1,2})$/.exec(hash) ?? [];
  const [mask, person] = [Number.parseInt(text, 36), Number(digits)];
  if (!(mask < 2 ** MOST) || digits === "" || person >= MOST) return undefined;
  const known = Array.from({ length: MOST }, (_, each) => each).filter((each) => ((mask >>> each) & 1) === 1);
  return { known, person };
}
