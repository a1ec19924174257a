// What clues and their parts are called in English where they can be switched off. Their sentences come with their dialects.

export { labels as atomLabels } from "./atoms/words/en.ts";
export { labels as classicLabels } from "./classic/words/en.ts";
export { labels as whoLabels } from "./who/words/en.ts";
