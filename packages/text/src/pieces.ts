// Where a line may end.

const PIECE = / ?[“‘（【]*(?:\p{Script=Han}|[^ \p{Script=Han}“‘（【]+)[，。、；：？！”’）】…]*|./gsu;

/** What stays together: a word with the space before it, or one Chinese character, each with its punctuation. */
export const piecesOf = (line: string): string[] => line.match(PIECE) ?? [];
