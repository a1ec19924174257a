// Times of the server, which may have none: then there is a dash.
import { showMillis } from "../../table/store/show-time.ts";

const NONE = "–";

export const showTaken = (millis: number | undefined): string => (millis === undefined ? NONE : showMillis(millis));

/** The same for sentences, which say in their own words that there is none. */
export const sayTaken = (millis: number | undefined): string | undefined =>
  millis === undefined ? undefined : showMillis(millis);
