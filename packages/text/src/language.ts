// The languages that people can read us in. The first is the one that JSON, ids and audits are written in.

/** The languages everything is written in. */
export const LANGUAGES = ["en", "zh"] as const;

/** The code of a language. */
export type Language = (typeof LANGUAGES)[number];

/** As browsers and dates name it. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", zh: "zh-CN" };

/** Whether there is such a language. */
export const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);
