// Opens Chromium the way the browser tests do: Debian's if it is there, otherwise Playwright's own.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const DEBIAN = "/usr/bin/chromium";

export function openChromium() {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--hide-scrollbars"],
  });
}
