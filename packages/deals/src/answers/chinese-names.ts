// Finds the names of cards and players in a typed Chinese sentence, Chinese has no spaces, so the longest name that stands at a place is taken; where a name is a card's and a player's, the words around decide.

import { cardsOf } from "../table/deck.ts";
import type { Setup } from "../table/setup.ts";
import { chineseWordsFor } from "../words/card-names-zh.ts";
import type { SentenceToken } from "./names.ts";

interface Name {
  readonly word: string;
  readonly card?: string;
  readonly player?: string;
}

/** Names that mean something else in most sentences. */
const ORDINARY = new Set([
  "我",
  "你",
  "您",
  "他",
  "她",
  "它",
  "谁",
  "我们",
  "你们",
  "他们",
  "大家",
  "自己",
  "有",
  "人",
]);

/** What a sentence names, one character or name at a time. */
export function chineseTokensIn(text: string, setup: Setup): SentenceToken[] {
  const plain = text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, "");
  const names = chineseNamesIn(setup);
  const tokens: SentenceToken[] = [];
  let shape = "";
  for (let at = 0; at < plain.length; ) {
    const name = names.find(({ word }) => standsAt(plain, at, word));
    const role = name && roleOf(name, shape, plain.slice(at + name.word.length));
    const word = name?.word ?? plain[at] ?? "";
    if (role === "player") tokens.push({ word, player: name?.player ?? "" });
    else if (role) tokens.push({ word, card: name?.card ?? "", ...(role === "unclear" && { isUnclear: true }) });
    else tokens.push({ word });
    shape += role === "player" ? "P" : role ? "C" : word;
    at += word.length;
  }
  return tokens;
}

/** Longest first, so that "梅子教授" is not read as "梅子" and somebody's title. */
export function chineseNamesIn({ deck, players }: Setup): Name[] {
  const cards = cardsOf(deck).flatMap((card) => chineseWordsFor(deck, card).map((word) => ({ word, card: card.id })));
  const called = players
    .filter((player) => !ORDINARY.has(player))
    .map((player) => {
      const word = player.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, "");
      const card = cards.find((each) => each.word === word);
      return { word, player, ...(card && { card: card.card }) };
    });
  const names: Name[] = [...called, ...cards.map((each) => ({ ...each, word: each.word.replace(/\s/g, "") }))];
  return names.filter(({ word }) => word !== "").sort((a, b) => b.word.length - a.word.length);
}

/** A Latin name does not stand inside another word. */
export function standsAt(text: string, at: number, word: string): boolean {
  if (!text.startsWith(word, at)) return false;
  const isLatin = (place: number) => /[a-zà-ÿ]/.test(text[place] ?? "");
  return !(isLatin(at) && isLatin(at - 1)) && !(isLatin(at + word.length - 1) && isLatin(at + word.length));
}

function roleOf({ card, player }: Name, before: string, after: string): "card" | "player" | "unclear" {
  if (player === undefined) return "card";
  if (card === undefined || before.endsWith("玩家") || after.startsWith("玩家")) return "player";
  if (/^(这张|那张|的?牌)/.test(after) || /(有|出示|[这那]张|叫)$/.test(before)) return "card";
  return /^(有|没有|会|手|出示|问|知道|离|给|看|能|可能)/.test(after) ? "player" : "unclear";
}
