// Time played, as a clock shows it and as one says it.

const pad = (number: number): string => String(number).padStart(2, "0");

/** "04:12", "1:02:09". */
export function showTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}

const sayUnit = (count: number, unit: string): string[] =>
  count === 0 ? [] : [`${count} ${unit}${count === 1 ? "" : "s"}`];

/** "4 minutes 12 seconds". */
export function sayTime(seconds: number): string {
  const parts = [
    ...sayUnit(Math.floor(seconds / 3600), "hour"),
    ...sayUnit(Math.floor(seconds / 60) % 60, "minute"),
    ...sayUnit(seconds % 60, "second"),
  ];
  return parts.length === 0 ? "no time" : parts.join(" ");
}
