// Time played, as a clock shows it. Every place that shows a time takes it from here, so that one result has one clock.

/** Whole seconds: what is not over yet does not count. */
export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const pad = (number: number): string => String(number).padStart(2, "0");

/** "04:12", "1:02:09". */
export function showTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}

export const showMillis = (milliseconds: number): string => showTime(secondsOf(milliseconds));
