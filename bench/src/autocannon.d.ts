// The part of autocannon that the benchmark uses; the package carries no types of its own.
declare module "autocannon" {
  /** One connection. What is set counts from the next request on. */
  export interface Client {
    setRequests(
      requests: readonly {
        readonly method: string;
        readonly path: string;
        readonly headers?: Readonly<Record<string, string>>;
        readonly body?: string;
      }[],
    ): void;
    on(event: "response", listener: (status: number) => void): void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds; or so many requests of all connections together. */
    readonly duration?: number;
    readonly amount?: number;
    readonly method?: "GET" | "POST";
    readonly body?: string;
    /** Called for each connection before its first request. */
    readonly setupClient?: (client: Client) => void;
    readonly requests?: readonly { readonly setupRequest: (request: object) => object }[];
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
