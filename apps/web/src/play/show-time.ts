// Time played, as a clock shows it.

const pad = (number: number): string => String(number).padStart(2, "0");

/** "04:12", "1:02:09". */
export function showTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${pad(minutes)}:${pad(rest)}`;
}
