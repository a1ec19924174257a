// How the app is built and the security headers that never change. The content security policy carries a nonce: see proxy.ts.
import path from "node:path";
import type { NextConfig } from "next";

const root = path.join(import.meta.dirname, "../..");

const HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(), usb=()" },
];

const config: NextConfig = {
  ...(process.env.NEXT_STANDALONE ? { output: "standalone" as const } : {}),
  // Lets two servers of one checkout build side by side.
  ...(process.env.NEXT_DIST_DIR ? { distDir: process.env.NEXT_DIST_DIR } : {}),
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  reactStrictMode: true,
  // A page and its puzzle maker share their code: rather one request more than the same code twice.
  experimental: { turbopackChunking: { requestCost: 2_000, minChunkSize: 10_000 } },
  // Types are checked by script/types, for every workspace at once.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: "/:path*", headers: HEADERS },
    { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
  ],
};

export default config;
