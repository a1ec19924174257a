// Days as a language writes them.

export const sayDate = (day: string, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { ...parts, timeZone: "UTC" });
