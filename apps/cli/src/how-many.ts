// How numbers are said in a terminal.

/** "1 000 000". */
export const sayGrouped = (count: number): string => count.toLocaleString("en").replaceAll(",", " ");

export const sayHowMany = (count: number, one: string, many = `${one}s`): string =>
  `${sayGrouped(count)} ${count === 1 ? one : many}`;
