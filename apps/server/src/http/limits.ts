// How long and how much a connection may ask of the server. In milliseconds unless said otherwise.

export interface Limits {
  /** From the first byte, or from the connection, to the end of the headers. */
  readonly headers: number;
  /** From the first byte to the end of the body. */
  readonly request: number;
  /** Between two requests of one connection. */
  readonly idle: number;
  /** Without a byte in either direction while an answer is on its way. */
  readonly silence: number;
  /** How often the deadlines above are looked at. */
  readonly check: number;
  /** How long answers under way may take once the server was told to stop. */
  readonly stop: number;
  /** How many connections may be open at once. */
  readonly connections: number;
  /** How many of them one network may have. Absent where a proxy stands in front: then all come from its address. */
  readonly each?: number;
  /** How many bytes the address and the headers of a request may take. */
  readonly headerBytes: number;
}

export const LIMITS: Limits = {
  headers: 10_000,
  request: 20_000,
  idle: 5_000,
  silence: 60_000,
  check: 1_000,
  stop: 8_000,
  connections: 8_000,
  each: 256,
  headerBytes: 16_384,
};

/** As far as addresses tell callers apart. RATE_FACTOR makes room for a crowd behind one of them. */
export function limitsFor({ TRUST_PROXY, RATE_FACTOR }: { TRUST_PROXY: number; RATE_FACTOR: number }): Limits {
  const { each, ...all } = LIMITS;
  return each === undefined || TRUST_PROXY > 0 ? all : { ...all, each: each * RATE_FACTOR };
}
