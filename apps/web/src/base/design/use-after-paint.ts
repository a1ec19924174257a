// Follows a value one painted frame behind: for what may be drawn right after the answer to a move instead of delaying it.
"use client";

import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => (value === painted ? undefined : afterPaint(() => setPainted(() => value))), [value, painted]);
  return painted;
}
