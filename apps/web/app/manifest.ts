// Makes the app installable.
import { makeManifest } from "../src/house/home/make-manifest.ts";
import { en as home } from "../words/en/home.ts";
import { en as yours } from "../words/en/yours.ts";

export const dynamic = "force-static";

const manifest = () => makeManifest("en", { description: home.description, daily: home.daily.go, yours: yours.title });

export default manifest;
