// What the referee answers can only be read; the schemas of answers speak of lists that could be changed. Nobody does.

type Loose<T> = T extends object ? { -readonly [K in keyof T]: Loose<T[K]> } : T;

export const loosely = <T>(value: T): Loose<T> => value as Loose<T>;
