// The part of autocannon that the benchmark uses; the package carries no types of its own.
declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly method?: "GET" | "POST";
    readonly body?: string;
    readonly requests?: readonly { readonly setupRequest: (request: object) => object }[];
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
