// How each type of deduction is drawn.
import type { Deduction, DeductionType } from "@demonstrandum/deals";
import type { IconName } from "../parts/icon.tsx";

interface DeductionLook {
  readonly icon: IconName;
  readonly tone: "green" | "wine" | "accent" | "soft";
}

export const DEDUCTION_LOOKS: Readonly<Record<DeductionType, DeductionLook>> = {
  envelope: { icon: "diamond", tone: "wine" },
  card_owned: { icon: "check", tone: "green" },
  card_not_owned: { icon: "cross", tone: "soft" },
  link_resolved: { icon: "link", tone: "green" },
  cross_reference: { icon: "paths", tone: "accent" },
  card_count: { icon: "count", tone: "accent" },
  either_or: { icon: "paths", tone: "accent" },
  whole_table: { icon: "table", tone: "accent" },
  manual_adjustment: { icon: "hand", tone: "accent" },
};

/** Deductions worth telling: who has what, what is in the envelope and what narrows down to two or three cards; not every
 * cross and not my own hand. */
export const isNotable = ({ claim, rule }: Deduction): boolean =>
  claim.kind !== "cell" || (claim.holds && rule !== "hand" && rule !== "face-up");
