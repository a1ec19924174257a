// The program behind ./script/pack.
import { packCommand, packLibraries } from "./pack.ts";

const [root = "", to] = process.argv.slice(2);
if (to === undefined || to.startsWith("-")) {
  console.error(
    "Usage: ./script/pack DIR\n\nWrites the libraries and the command line into DIR, as tarballs that npm installs.",
  );
  process.exit(to === "--help" ? 0 : 2);
}
for (const { file, bytes, contents } of [...packLibraries(root, to), packCommand(root, to)])
  console.log(`${file}  ${(bytes / 1000).toFixed(1)} kB, ${contents.length} files`);
