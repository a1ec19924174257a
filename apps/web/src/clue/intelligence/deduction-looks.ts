// How each type of deduction is drawn and named.
import type { Deduction, DeductionType } from "@demonstrandum/deals";
import type { IconName } from "../parts/icon.tsx";

interface DeductionLook {
  readonly icon: IconName;
  readonly name: string;
  readonly tone: "green" | "wine" | "accent" | "soft";
}

export const DEDUCTION_LOOKS: Readonly<Record<DeductionType, DeductionLook>> = {
  envelope: { icon: "diamond", name: "Envelope", tone: "wine" },
  card_owned: { icon: "check", name: "Held", tone: "green" },
  card_not_owned: { icon: "cross", name: "Not held", tone: "soft" },
  link_resolved: { icon: "link", name: "Link resolved", tone: "green" },
  cross_reference: { icon: "paths", name: "Cross-reference", tone: "accent" },
  card_count: { icon: "count", name: "Card count", tone: "accent" },
  either_or: { icon: "paths", name: "Either-or", tone: "accent" },
  whole_table: { icon: "table", name: "Whole table", tone: "accent" },
  manual_adjustment: { icon: "hand", name: "By hand", tone: "accent" },
};

/** Deductions worth telling: who has what, what is in the envelope and what narrows down to two or three cards; not every
 * cross and not my own hand. */
export const isNotable = ({ claim, rule }: Deduction): boolean =>
  claim.kind !== "cell" || (claim.holds && rule !== "hand" && rule !== "face-up");
