// The build that is served now, and the scripts and styles of the builds before it, which pages that are still open may ask for.
// The folder's link "current" says which build is meant; whoever deploys moves it, and a running server follows.
import { readdirSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { loadReference, loadSite, type Site, type SiteFile } from "./site.ts";

export interface Builds {
  readonly version: () => string;
  /** What pictures are drawn with. */
  readonly pictureKit: () => string;
  find(address: string): SiteFile | undefined;
  readonly notFound: () => SiteFile;
  /** Looks at the link again, and loads what it points to if that is new. A build that cannot be read changes nothing. */
  refresh(): void;
}

const isBuilt = (address: string): boolean => address.startsWith("/_next/static/");
const KEPT = 3;
/** Built apart from the pages (`./script/build-reference`), and read once. */
const REFERENCE = ".reference";
const PICTURE_KIT = "picture-kit.json";

/** Throws if there is no build to serve. `tell` hears of builds that could not be read. */
export function openBuilds(folder: string, tell: (text: string) => void): Builds {
  const link = path.join(folder, "current");
  let target = readlinkSync(link);
  let current = loadSite(path.join(folder, target));
  let earlier = loadEarlier(folder, target);
  const reference = loadReference(path.join(folder, REFERENCE));
  let unreadable: string | undefined;
  return {
    version: () => current.version,
    pictureKit: () => path.join(folder, target, "site", PICTURE_KIT),
    notFound: () => current.notFound,
    find: (address) =>
      current.files.get(address) ??
      reference.get(address) ??
      (isBuilt(address) ? earlier.find(({ files }) => files.has(address))?.files.get(address) : undefined),
    refresh() {
      const next = targetOf(link);
      if (next === undefined || next === target || next === unreadable) return;
      try {
        const site = loadSite(path.join(folder, next));
        earlier = [current, ...earlier].slice(0, KEPT);
        current = site;
        target = next;
        tell(`Now serving build ${site.version}.`);
      } catch (error) {
        unreadable = next;
        tell(`The new build cannot be read: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}

/** Undefined while somebody is at it. */
function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** The builds beside the current one, newest first. One that was removed or is unfinished is passed over. */
function loadEarlier(folder: string, current: string): Site[] {
  const age = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort((a, b) => age(b) - age(a));
  return names.slice(0, KEPT).flatMap((name) => {
    try {
      return [loadSite(path.join(folder, name))];
    } catch {
      return [];
    }
  });
}
