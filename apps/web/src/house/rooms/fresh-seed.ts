// A seed that nobody has had before.

export const freshSeed = (): string => crypto.randomUUID().slice(0, 13);
