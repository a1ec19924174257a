// Makes the app installable, in Chinese.
import { makeManifest } from "../../../src/house/home/make-manifest.ts";
import { zh as home } from "../../../words/zh/home.ts";
import { zh as yours } from "../../../words/zh/yours.ts";

export const dynamic = "force-static";

export const GET = () =>
  Response.json(makeManifest("zh", { description: home.description, daily: home.daily.go, yours: yours.title }));
