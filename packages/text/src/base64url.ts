// Bytes as letters, digits, "-" and "_" (RFC 4648, without padding). Each string of bytes is written in one way only.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Bytes as letters that need no escaping in addresses. */
export function makeBase64url(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(three >>> shift) & 63] ?? "");
    text += letters.slice(0, Math.min(4, bytes.length - i + 1)).join("");
  }
  return text;
}

/** Undefined for a text that `makeBase64url` never writes: another letter, one too many, or bits left over. */
export function parseBase64url(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >>> bits) & 255);
  }
  return bits >= 6 || (held & ((1 << bits) - 1)) !== 0 ? undefined : Uint8Array.from(bytes);
}
