// Figures about the server in the text format that Prometheus reads. Labels come from lists of ours, never from what a caller sends.
import { monitorEventLoopDelay } from "node:perf_hooks";

export interface Seen {
  /** The pattern of the address, not the address. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  see(request: Seen): void;
  /** Everything, with what else is known at the moment: name and value. */
  print(now: Readonly<Record<string, number>>): string;
}

const BOUNDS = [0.005, 0.02, 0.1, 0.5, 2, 10];
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 10;

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface Durations {
  readonly buckets: number[];
  sum: number;
  count: number;
}

export function makeMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return {
    see({ route, method, status, seconds }) {
      const labels = `route="${route}",method="${METHODS.has(method) ? method : "other"}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const own = durations.get(route) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      for (const [at, bound] of BOUNDS.entries()) if (seconds <= bound) own.buckets[at] = (own.buckets[at] ?? 0) + 1;
      own.sum += seconds;
      own.count++;
      durations.set(route, own);
    },
    print(now) {
      const { user, system } = process.cpuUsage();
      // A delay is measured from one look to the next, and so holds the time between two looks.
      const longest = Math.max(0, delay.max / 1e9 - RESOLUTION / 1e3);
      const p99 = delay.percentile(99) / 1e9;
      delay.reset();
      const gauges = {
        ...now,
        process_cpu_seconds_total: (user + system) / 1e6,
        process_resident_memory_bytes: process.memoryUsage.rss(),
        process_uptime_seconds: process.uptime(),
        nodejs_eventloop_delay_p99_seconds: p99,
        nodejs_eventloop_delay_longest_seconds: longest,
      };
      return [
        ...head("http_requests_total", "counter"),
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        ...head("http_request_duration_seconds", "histogram"),
        ...[...durations].flatMap(([route, own]) => printDurations(route, own)),
        ...Object.entries(gauges).flatMap(([name, value]) => [
          ...head(name, name.endsWith("_total") ? "counter" : "gauge"),
          `${name} ${value}`,
        ]),
        "",
      ].join("\n");
    },
  };
}

const head = (name: string, type: string): string[] => [`# TYPE ${name} ${type}`];

function printDurations(route: string, { buckets, sum, count }: Durations): string[] {
  const name = "http_request_duration_seconds";
  return [
    ...BOUNDS.map((bound, at) => `${name}_bucket{route="${route}",le="${bound}"} ${buckets[at]}`),
    `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
    `${name}_sum{route="${route}"} ${sum}`,
    `${name}_count{route="${route}"} ${count}`,
  ];
}
