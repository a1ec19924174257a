// Times of the server, which may have none: then there is a dash.
import { showMillis as showTaken } from "../play/show-time.ts";

const NONE = "–";

export const showMillis = (millis: number | undefined): string => (millis === undefined ? NONE : showTaken(millis));

/** The same for sentences, which say in their own words that there is none. */
export const sayMillis = (millis: number | undefined): string | undefined =>
  millis === undefined ? undefined : showMillis(millis);
