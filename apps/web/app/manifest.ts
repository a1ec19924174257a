// Makes the app installable.
import { makeManifest } from "../src/home/make-manifest.ts";
import { en as home } from "../src/home/words/en.ts";
import { en as yours } from "../src/yours/words/en.ts";

export const dynamic = "force-static";

const manifest = () => makeManifest("en", { description: home.description, daily: home.daily.go, yours: yours.title });

export default manifest;
