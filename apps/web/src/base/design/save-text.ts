// Saves a text, or a picture, as a file on this device.

export const saveText = (name: string, text: string, type = "application/json"): void =>
  saveBlob(name, new Blob([text], { type }));

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has begun by then; browsers keep what they need.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
