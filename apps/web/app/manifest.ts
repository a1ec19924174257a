// Makes the app installable.
import type { MetadataRoute } from "next";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Demonstrandum",
    short_name: "Demonstrandum",
    description: "Games of pure deduction. Every answer can be proved, and the game shows you the proof.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f3ede0",
    theme_color: "#f3ede0",
    categories: ["games", "education"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Daily puzzles", url: "/daily" },
      { name: "Your games", url: "/yours" },
    ],
  };
}
