// Text as bytes and back. Every place where this runs has the two below; the types of this package know only the language itself.

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** A text as bytes. */
export const makeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Undefined for bytes that are no text: they would come back as something that was never written. */
export function parseUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
