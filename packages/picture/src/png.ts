// A sheet of pixels as a PNG file: header, pixels deflated, end (RFC 2083).
import { crc32, deflateSync } from "node:zlib";
import type { Canvas } from "./canvas.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Each pixel is written as what differs from the one above, which flat areas make nothing of. */
const UP = 2;
const TRUE_COLOR = 2;

export function makePng({ width, height, pixels }: Canvas): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, TRUE_COLOR);
  const line = width * 3;
  const filtered = new Uint8Array((line + 1) * height);
  for (let row = 0; row < height; row++) {
    filtered[row * (line + 1)] = UP;
    for (let at = 0; at < line; at++) {
      const above = row === 0 ? 0 : (pixels[(row - 1) * line + at] ?? 0);
      filtered[row * (line + 1) + 1 + at] = (pixels[row * line + at] ?? 0) - above;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", deflateSync(filtered)),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
