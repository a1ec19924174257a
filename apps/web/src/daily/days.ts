// Days in words.

const toDate = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** "November 16". */
export const sayDay = (day: string): string =>
  toDate(day).toLocaleDateString("en-US", { day: "numeric", month: "long", timeZone: "UTC" });

/** "Monday, November 16". */
export const sayWeekday = (day: string): string =>
  toDate(day).toLocaleDateString("en-US", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

/** "Mon, Nov 16". */
export const sayShortDay = (day: string): string =>
  toDate(day).toLocaleDateString("en-US", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
