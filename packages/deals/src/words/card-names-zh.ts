// What the decks and their cards are called in Chinese, by what is printed on them. Editions of other languages keep what is printed.

import { cardsOf, type Deck, type PlayingCard } from "../table/deck.ts";

const DECK_NAMES: Readonly<Record<string, string>> = {
  "classic-21": "经典版",
  "master-detective-30": "大侦探版",
  "classic-uk": "英国版",
  "classic-orchid": "兰花博士版",
  "classic-de": "德文版",
  "classic-fr": "法文版",
  "classic-es": "西班牙文版",
};

/** The decks whose cards are printed in English, and so are read in Chinese. */
const PUT_INTO_CHINESE = ["classic-21", "master-detective-30", "classic-uk", "classic-orchid"];

const CARD_NAMES: Readonly<Record<string, string>> = {
  Scarlett: "斯嘉丽小姐",
  Mustard: "芥末上校",
  White: "怀特太太",
  Orchid: "兰花博士",
  Green: "格林先生",
  Peacock: "孔雀夫人",
  Plum: "梅子教授",
  Rose: "罗斯夫人",
  Peach: "蜜桃小姐",
  Grey: "格雷警长",
  Brunette: "布鲁内先生",
  Candlestick: "烛台",
  Knife: "匕首",
  Dagger: "匕首",
  "Lead Pipe": "铅管",
  "Lead Piping": "铅管",
  Revolver: "左轮手枪",
  Rope: "绳索",
  Wrench: "扳手",
  Spanner: "扳手",
  Horseshoe: "马蹄铁",
  Poison: "毒药",
  Kitchen: "厨房",
  Ballroom: "舞厅",
  Conservatory: "温室",
  "Dining Room": "餐厅",
  "Billiard Room": "台球室",
  Library: "图书室",
  Lounge: "休息室",
  Hall: "大厅",
  Study: "书房",
  Studio: "画室",
  "Trophy Room": "陈列室",
  "Carriage House": "马车房",
  "Drawing Room": "客厅",
  Gazebo: "凉亭",
  Courtyard: "庭院",
  Fountain: "喷泉",
};

export const deckNameInChinese = ({ id, name }: Deck): string => DECK_NAMES[id] ?? name;

export function cardNameInChinese({ id }: Deck, { name }: PlayingCard): string {
  return PUT_INTO_CHINESE.includes(id) ? (CARD_NAMES[name] ?? name) : name;
}

/** What people say for a card, beside what it is called: without the title, and everyday words. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  Scarlett: ["斯嘉丽", "斯卡雷特小姐", "斯卡雷特", "红小姐", "红衣小姐"],
  Mustard: ["芥末", "马斯塔德上校", "马斯塔德", "黄上校", "上校"],
  White: ["怀特", "怀特夫人", "白太太", "白夫人"],
  Orchid: ["兰花", "博士"],
  Green: ["格林", "绿先生", "格林牧师"],
  Peacock: ["孔雀", "孔雀太太", "皮科克夫人", "皮科克", "蓝夫人"],
  Plum: ["梅子", "普拉姆教授", "普拉姆", "紫教授", "教授"],
  Rose: ["罗斯"],
  Peach: ["蜜桃", "桃子小姐"],
  Grey: ["格雷", "警长"],
  Brunette: ["布鲁内"],
  Candlestick: ["蜡烛台", "蜡烛"],
  Knife: ["刀", "刀子", "小刀"],
  "Lead Pipe": ["水管", "铅水管", "管子", "铁管"],
  Revolver: ["手枪", "左轮", "枪"],
  Rope: ["绳子", "绳"],
  Wrench: ["扳子", "扳钳"],
  Horseshoe: ["马掌"],
  Poison: ["毒"],
  Ballroom: ["舞会厅", "宴会厅"],
  Conservatory: ["暖房", "花房"],
  "Dining Room": ["饭厅"],
  "Billiard Room": ["桌球室", "弹子房", "台球厅", "台球房"],
  Library: ["图书馆", "藏书室"],
  Lounge: ["起居室", "会客室", "休息厅"],
  Hall: ["门厅", "走廊", "大堂"],
};

/** The printed names that mean the same card. */
const SAME: Readonly<Record<string, string>> = { Dagger: "Knife", "Lead Piping": "Lead Pipe", Spanner: "Wrench" };

/** Every word for a card, unless another card of the deck is called so. */
export function chineseWordsFor(deck: Deck, card: PlayingCard): string[] {
  const name = cardNameInChinese(deck, card);
  const called = new Set(cardsOf(deck).map((each) => cardNameInChinese(deck, each).toLowerCase()));
  const said = PUT_INTO_CHINESE.includes(deck.id) ? (SAID[SAME[card.name] ?? card.name] ?? []) : [];
  const others = [...said, card.name.toLowerCase(), card.id.toLowerCase()].filter((word) => !called.has(word));
  return [...new Set([name.toLowerCase(), ...others])];
}
