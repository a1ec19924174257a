// Somebody else's page with a puzzle in a frame: the host of docs/embedding.md as it is written there, on an origin of its own.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Frame, type Page } from "@playwright/test";

const GUIDE = readFileSync(path.join(import.meta.dirname, "../../../docs/embedding.md"), "utf8");
const [, HOST = ""] = /```html\n([\s\S]*?)```/.exec(GUIDE) ?? [];

/** Another site than 127.0.0.1, as browsers see it. */
const SITE = "http://localhost";

/** A page around the frame that the guide shows, with another address in it. */
const hostOf = (address: string): string => {
  const html = HOST.replace("https://example.org/embed/CODE?lang=en", address);
  expect(html).toContain(address);
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>A blog</title><h1>A blog</h1>${html}`;
};

let port = 0;
const hosts = createServer((request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(hostOf(decodeURIComponent(request.url?.slice(2) ?? "")));
});
export async function startHosts(): Promise<void> {
  await new Promise<void>((resolve) => hosts.listen(0, () => resolve()));
  port = (hosts.address() as AddressInfo).port;
}

export const stopHosts = (): void => void hosts.close();

export async function visit(page: Page, address: string): Promise<Frame> {
  await page.goto(`${SITE}:${port}/?${encodeURIComponent(address)}`);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  if (!frame) throw new Error("There is no frame.");
  return frame;
}
