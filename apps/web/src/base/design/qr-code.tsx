// A QR code as plain squares: dark on white in either theme, because cameras expect it.
import { encode } from "uqr";

/** The squares as one path; undefined when the text is too long for a code. */
export function makeSquares(text: string): { readonly size: number; readonly path: string } | undefined {
  try {
    const { size, data } = encode(text, { ecc: "L", border: 3 });
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
    return { size, path };
  } catch {
    return undefined;
  }
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** What to say instead when the text is too long. */
  readonly otherwise?: string;
}

export function QrCode({ text, label, otherwise }: QrCodeProps) {
  const squares = makeSquares(text);
  if (!squares) return <p>{otherwise}</p>;
  const { size, path } = squares;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
