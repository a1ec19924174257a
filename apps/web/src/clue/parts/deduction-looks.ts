// How each type of deduction is drawn.
import type { DeductionType } from "@demonstrandum/deals";
import type { IconName } from "./icon.tsx";

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
