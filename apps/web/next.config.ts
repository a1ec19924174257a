// How the app is built: as files, one for each page. Who serves them, and with which headers: apps/server and assets/finish-build.mjs.
import path from "node:path";
import { LANGUAGES } from "@demonstrandum/text";
import type { NextConfig } from "next";
import { OFFERED } from "./src/base/language/offered.ts";

const root = path.join(import.meta.dirname, "../..");

const isDevelopment = process.env.NODE_ENV === "development";

const config: NextConfig = {
  // Chunks are shared between builds; only what differs is loaded again. A page knows its own version by this.
  generateBuildId: () => process.env.BUILD_VERSION ?? null,
  env: { BUILD_VERSION: process.env.BUILD_VERSION ?? "" },
  // The server beside `next dev` answers what the pages ask for.
  ...(isDevelopment
    ? {
        rewrites: async () => [
          { source: "/api/:path*", destination: `${process.env.API ?? "http://127.0.0.1:3001"}/api/:path*` },
        ],
      }
    : { output: "export" as const }),
  // The pages of a language end in its name, and are built once it is offered: app/zh/learn/page.zh.tsx.
  pageExtensions: ["tsx", "ts", ...(isDevelopment ? LANGUAGES : OFFERED).map((language) => `${language}.tsx`)],
  images: { unoptimized: true },
  turbopack: { root },
  poweredByHeader: false,
  reactStrictMode: true,
  // A page and its puzzle maker share their code: rather one request more than the same code twice.
  experimental: {
    // The frames of the languages are apart, so that nothing stands above them.
    globalNotFound: true,
    turbopackChunking: { requestCost: 1_000, minChunkSize: 100_000 },
    turbopackCjsTreeShaking: true,
  },
  // Types are checked by script/types, for every workspace at once.
  typescript: { ignoreBuildErrors: true },
};

export default config;
