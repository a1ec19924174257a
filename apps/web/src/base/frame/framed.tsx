// Whether the page is shown in a frame on somebody else's page. There other pages of the house refuse to open, so that links lead out
// of the frame, and the host's history and screen are not ours.
"use client";

import { createContext, type ReactNode, useContext } from "react";

interface Framed {
  /** The address at which the framed puzzle stands by itself. */
  readonly alone: string;
}

const FramedContext = createContext<Framed | undefined>(undefined);

interface InFrameProps extends Framed {
  readonly children: ReactNode;
}

export const InFrame = ({ alone, children }: InFrameProps) => (
  <FramedContext value={{ alone }}>{children}</FramedContext>
);

/** Undefined on pages of the house. */
export const useFramed = (): Framed | undefined => useContext(FramedContext);
