// Saves a text as a file on this device.

export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has begun by then; browsers keep what they need.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
