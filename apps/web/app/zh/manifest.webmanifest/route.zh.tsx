// Makes the app installable, in Chinese.
import { makeManifest } from "../../../src/home/make-manifest.ts";
import { zh as home } from "../../../src/home/words/zh.ts";
import { zh as yours } from "../../../src/yours/words/zh.ts";

export const dynamic = "force-static";

export const GET = () =>
  Response.json(makeManifest("zh", { description: home.description, daily: home.daily.go, yours: yours.title }));
