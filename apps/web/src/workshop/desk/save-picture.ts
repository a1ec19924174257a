// The picture of a draft, saved as a file: drawn by the worker with what the house draws its pictures with.
import { saveBlob } from "../../base/design/save-text.ts";
import type { Desk } from "../store/use-desk.ts";

/** Whether there is one. */
export async function savePicture({ ask, draft, title }: Desk, name: string): Promise<boolean> {
  try {
    const kit: unknown = await (await fetch("/picture-kit.json")).json();
    const outcome = await ask({ kind: "picture", draft, title, kit });
    if (!outcome?.ok) return false;
    const { width, height, data } = outcome.value;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
    const blob = await new Promise<Blob | null>((keep) => canvas.toBlob(keep));
    if (blob) saveBlob(`${name}.png`, blob);
    return blob !== null;
  } catch {
    return false;
  }
}
