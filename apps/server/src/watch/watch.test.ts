import { describe, expect, it } from "vitest";
import { makeLog } from "./log.ts";
import { makeMetrics } from "./metrics.ts";

const SEEN = { route: "/api/v1/puzzles/check", method: "POST", status: 200, seconds: 0.03 };

describe("metrics", () => {
  it("count requests by route, method and status, and how long they took", () => {
    const metrics = makeMetrics();
    metrics.see(SEEN);
    metrics.see({ ...SEEN, method: 'BREW"} 1', status: 405 });
    const lines = metrics.print({ work_busy: 2 }).split("\n");
    expect(lines).toContain('http_requests_total{route="/api/v1/puzzles/check",method="POST",status="200"} 1');
    expect(lines).toContain('http_requests_total{route="/api/v1/puzzles/check",method="other",status="405"} 1');
    expect(lines).toContain('http_request_duration_seconds_bucket{route="/api/v1/puzzles/check",le="0.02"} 0');
    expect(lines).toContain('http_request_duration_seconds_bucket{route="/api/v1/puzzles/check",le="0.1"} 2');
    expect(lines).toContain("work_busy 2");
    for (const line of lines.filter((each) => each !== "" && !each.startsWith("#")))
      expect(line).toMatch(/^[a-z_0-9]+(\{[^{}]*\})? -?[\d.e+-]+$/);
  });
});

describe("the log", () => {
  const write = (hasRequests: boolean) => {
    const lines: string[] = [];
    return {
      lines,
      log: makeLog(
        (line) => lines.push(line),
        () => 0,
        hasRequests,
      ),
    };
  };

  it("is a line of JSON for each request, where that is wanted", () => {
    const { lines, log } = write(true);
    log.request(SEEN);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      time: "1970-01-01T00:00:00.000Z",
      level: "info",
      event: "request",
      route: "/api/v1/puzzles/check",
      method: "POST",
      status: 200,
      ms: 30,
    });
    const quiet = write(false);
    quiet.log.request(SEEN);
    expect(quiet.lines).toEqual([]);
  });

  it("tells where something went wrong, and nothing of what was sent", () => {
    const { lines, log } = write(false);
    log.trouble(new TypeError("cannot read Alice of undefined"));
    log.trouble("Alice");
    expect(lines.join()).not.toContain("Alice");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "error", name: "TypeError" });
    expect(JSON.parse(lines[0] ?? "").at.length).toBeGreaterThan(0);
  });
});
