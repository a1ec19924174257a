// The house in English.
import { type Titles, en as titles } from "./titles.ts";

const rooms = {
  cultivators: {
    tagline: "Twenty masters on the mountain. Some are demons in disguise.",
    story: "Each person you unmask speaks one true sentence. Put the sentences together and prove the next identity.",
    size: "5 × 4, five spiritual roots",
  },
  who: {
    tagline: "Fifteen neighbors by lantern light. Who howls at the moon?",
    story: "A smaller board with cunning clues, told plainly or as the villagers would tell them.",
    size: "5 × 3, plain words or story",
  },
  village: {
    tagline: "Everyone has spoken. Not everyone spoke the truth.",
    story:
      "You are sent to a village where humans tell the truth and werewolves cannot keep to it. All testimony is on the table: find out who is who, and prove it, or accuse them all at once.",
    size: "3 to 16 villagers",
  },
} satisfies Readonly<Record<keyof Titles, unknown>>;

export const en = {
  ...titles,
  rooms,
  /** What a room is, for whoever lists it. */
  about: (game: keyof typeof rooms) => `${rooms[game].tagline} ${rooms[game].story}`,
};
