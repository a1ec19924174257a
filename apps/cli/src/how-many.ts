// How numbers are said in a terminal.

export const sayHowMany = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en").replaceAll(",", " ")} ${count === 1 ? one : many}`;
