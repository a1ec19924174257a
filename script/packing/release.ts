// What must hold before a version is published: one version everywhere, a changelog that tells of it, a tree that is committed.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const readVersion = (file: string): string => JSON.parse(readFileSync(file, "utf8")).version;

/** Every package.json of the workspaces with another version than the one to be released. */
export function strayVersions(root: string, version: string): string[] {
  const folders = ["packages", "apps"].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
  );
  return [".", ...folders]
    .map((folder) => [folder, readVersion(join(root, folder, "package.json"))] as const)
    .filter(([, own]) => own !== version)
    .map(([folder, own]) => `${folder}/package.json says ${own}, not ${version}.`);
}

/** What the changelog says of a version, if anything. */
export function notesOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  return section?.slice(section.indexOf("\n")).trim() || undefined;
}

/** What is left for the version after it, which must not be forgotten when one is released. */
const unreleased = (changelog: string): boolean => notesOf(changelog, "Unreleased") !== undefined;

/** Why this version cannot be released as things are. */
export function findObstacles(root: string, version: string): string[] {
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const changed = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).trim();
  return [
    ...strayVersions(root, version),
    ...(notesOf(changelog, version) === undefined ? [`CHANGELOG.md says nothing of ${version}.`] : []),
    ...(unreleased(changelog) ? ["CHANGELOG.md still has something under “Unreleased”."] : []),
    ...(changed === "" ? [] : ["There are changes that are not committed."]),
  ];
}
