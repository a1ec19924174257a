// How many words a text has of its own: what it quotes are its speaker's.

export const ownWords = (text: string): number =>
  text
    .replace(/“[^”]*”/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
