// Where one is within the daily pages: one page serves them all. A play stands in the query of the address. What a link from elsewhere
// carries stands behind the "#", which no server and no log ever sees.

export type DailyPlace =
  | { readonly kind: "home" }
  | { readonly kind: "play"; readonly day: string; readonly game: string; readonly challenge?: string }
  | { readonly kind: "join"; readonly invitation: string }
  | { readonly kind: "recover"; readonly code: string }
  | { readonly kind: "challenge"; readonly code: string };

export function parsePlace(query: Pick<URLSearchParams, "get">, hash: string): DailyPlace {
  const [day = "", game = ""] = (query.get("play") ?? "").split("/");
  const challenge = query.get("challenge");
  if (day !== "" && game !== "") return { kind: "play", day, game, ...(challenge ? { challenge } : {}) };
  const [kind = "", text = ""] = hash.replace(/^#/, "").split("/");
  if (kind === "join" && text !== "") return { kind, invitation: text };
  if ((kind === "recover" || kind === "challenge") && text !== "") return { kind, code: text };
  return { kind: "home" };
}

export const playAddress = (day: string, game: string, challenge?: string): string =>
  `/daily?play=${day}/${game}${challenge ? `&challenge=${challenge}` : ""}`;

/** The day that the server takes for today. */
const TODAY = "today";

export const todayAddress = (game: string): string => playAddress(TODAY, game);

export const isToday = (day: string): boolean => day === TODAY;

export const joinAddress = (invitation: string): string => `/daily#join/${invitation}`;
export const recoverAddress = (code: string): string => `/daily#recover/${code}`;
export const challengeAddress = (code: string): string => `/daily#challenge/${code}`;
