// What the rules know so far, with the reason for every fact, so that a fact can be traced back to entries.

import { FROM_SETUP } from "../search/restriction.ts";
import { type CardMask, type Layout, size } from "../table/layout.ts";
import type { RuleId } from "./rule-names.ts";

/** A cell that is known, or a link with fewer cards than it had (`cell` absent). */
export interface KnownFact {
  readonly owner: number;
  /** One card for a cell; what is still possible for a link. */
  readonly cards: CardMask;
  /** Whether the owner has the card; for a link, that it has one of the cards. */
  readonly holds: boolean;
  /** The link this narrows, as an index into `links`. */
  readonly link?: number;
  readonly rule: RuleId;
  /** Earlier facts this rests on. */
  readonly because: readonly number[];
  /** The entry this rests on directly, or SETUP. */
  readonly entry: number;
  /** The last entry read when this was found. */
  readonly at: number;
  /** Whether the card was among those of an open link of the owner just before. */
  readonly linked: boolean;
}

/** A "one of these" of one player. */
export interface OpenLink {
  readonly owner: number;
  readonly cards: CardMask;
  readonly entry: number;
  /** What was possible when last looked at. */
  possible: CardMask;
}

export class Knowledge {
  readonly facts: KnownFact[] = [];
  readonly links: OpenLink[] = [];
  readonly wrong: { readonly cards: CardMask; readonly entry: number }[] = [];
  readonly has: Int32Array;
  readonly may: Int32Array;
  /** The entry being read. */
  at = FROM_SETUP;
  /** What a rule found that contradicts a fact; nothing after that is to be trusted. */
  denied: KnownFact | undefined;
  private readonly factOf: Int16Array;

  constructor(readonly layout: Layout) {
    const owners = layout.envelope + 1;
    this.has = new Int32Array(owners);
    this.may = new Int32Array(owners).fill(layout.dealt | layout.faceUp);
    this.factOf = new Int16Array(owners * layout.cards.length).fill(-1);
  }

  get broken(): boolean {
    return this.denied !== undefined;
  }

  /** The same knowledge, to go on from apart. */
  copy(): Knowledge {
    const copy = new Knowledge(this.layout);
    copy.facts.push(...this.facts);
    copy.links.push(...this.links.map((link) => ({ ...link })));
    copy.wrong.push(...this.wrong);
    copy.has.set(this.has);
    copy.may.set(this.may);
    copy.factOf.set(this.factOf);
    copy.at = this.at;
    copy.denied = this.denied;
    return copy;
  }

  /** Adds a cell unless it is known; true when it is new. */
  learn(
    owner: number,
    card: number,
    holds: boolean,
    rule: RuleId,
    because: readonly number[],
    entry = FROM_SETUP,
  ): boolean {
    const bit = 1 << card;
    const has = this.has[owner] ?? 0;
    const may = this.may[owner] ?? 0;
    if (holds ? (has & bit) !== 0 : (may & bit) === 0) return false;
    const linked = this.isLinked(owner, bit);
    const fact = { owner, cards: bit, holds, rule, because, entry, at: this.at, linked };
    if (holds ? (may & bit) === 0 : (has & bit) !== 0) {
      this.denied ??= fact;
      return false;
    }
    this.factOf[owner * this.layout.cards.length + card] = this.facts.length;
    this.facts.push(fact);
    if (holds) this.has[owner] = has | bit;
    else this.may[owner] = may & ~bit;
    return true;
  }

  /** Notes that fewer cards of a link are possible than before. */
  narrow(link: number, possible: CardMask, because: readonly number[]): void {
    const open = this.links[link];
    if (!open) return;
    open.possible = possible;
    const { owner, entry } = open;
    this.facts.push({
      owner,
      cards: possible,
      holds: true,
      link,
      rule: "0",
      because,
      entry,
      at: this.at,
      linked: true,
    });
  }

  /** The number of the fact about a cell; only for cells that are known. */
  fact(owner: number, card: number): number {
    return this.factOf[owner * this.layout.cards.length + card] ?? -1;
  }

  /** Whether the card is one of those of an open link of the owner. */
  isLinked(owner: number, bit: CardMask): boolean {
    return this.links.some((link) => link.owner === owner && (link.cards & bit) !== 0 && this.isOpen(link));
  }

  /** A link is open while its player is not known to have one of its cards. */
  isOpen({ owner, cards }: OpenLink): boolean {
    return ((this.has[owner] ?? 0) & cards) === 0;
  }

  slots(player: number): number {
    return (this.layout.max[player] ?? 0) - size(this.has[player] ?? 0);
  }
}
