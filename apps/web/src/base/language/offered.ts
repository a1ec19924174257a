// The languages a visitor can choose. A language is built and offered only once everything a person reads is there in it; until
// then its pages exist in development alone.
import type { Language } from "@demonstrandum/text";

export const OFFERED: readonly Language[] = ["en", "zh"];
