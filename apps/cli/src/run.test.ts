import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { makeSink, runText } from "./run.cases.ts";
import { runQed } from "./run.ts";

const COMMANDS = ["new", "join", "check", "solve", "rate", "say", "export", "play"];

const listen = () => () => {};

describe("help", () => {
  it.each([[], ...COMMANDS.map((command) => [command])])("explains qed %s with examples", async (...argv) => {
    const { code, stdout, stderr } = await runText([...argv, "--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain("Usage: qed");
    expect(stdout).toContain("Examples:");
    expect(stderr).toBe("");
  });
});

describe("wrong use ends with 2 and one sentence on standard error", () => {
  it.each([
    [["--nonsense"], "qed: unknown option '--nonsense'. Try qed --help."],
    [["nwe"], "qed: unknown command 'nwe' (Did you mean new?) Try qed --help."],
    [["new"], "qed new: missing required argument 'game'. Try qed new --help."],
    [["new", "chess"], /qed new: .*There is no such game; there are .*village/],
    [["new", "village", "--count", "0"], /qed new: .*A whole number of at least 1 is needed\./],
    [["new", "village", "--count", "1e3"], /qed new: .*A whole number of at least 1 is needed\./],
    [["new", "village", "--format", "xml"], /qed new: .*Allowed choices are json, jsonl, text, markdown\./],
    [
      ["new", "village", "--difficulty", "brutal"],
      'The game village has no difficulty "brutal"; it has easy, medium, hard, any.',
    ],
    [["new", "village", "--set", "N=2"], /N must be a whole number from 3 to 16\./],
    [["new", "village", "--set", "N"], /Write it as KEY=VALUE\./],
    [["new", "village", "--set", "color=red"], /color is not a setting/],
    [["new", "village", "--seed", "x".repeat(201)], "qed: A seed has at most 200 characters."],
    [["new", "village", "--config", "no-such.json"], "qed: no-such.json: there is no such file or folder."],
    [
      ["new", "village", "--out", "no-such-folder/x.json"],
      "qed: no-such-folder/x.json: there is no such file or folder.",
    ],
    [["check", "no-such.json"], "qed: no-such.json: there is no such file or folder."],
    [["export", "x.json"], /required option '--format <format>' not specified/],
    [["say", "neg()"], /required option '--puzzle <file>' not specified/],
    [["play", "village", "--puzzle", "-"], /Standard input is needed for playing/],
  ])("%j", async (argv, message) => {
    const { code, stdout, stderr } = await runText(argv);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  it("prints help on standard error when no command is given", async () => {
    const { code, stdout, stderr } = await runText([]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("Usage: qed");
  });
});

describe("streams", () => {
  it("stops quietly when nobody reads any longer", async () => {
    const stderr = makeSink();
    let writes = 0;
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        writes++;
        done(writes < 3 ? null : Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
      },
    });
    const argv = ["new", "village", "--difficulty", "easy", "--seed", "1", "--count", "1000000", "--jobs", "1"];
    const { signal } = new AbortController();
    const code = await runQed(argv, { stdin: process.stdin, stdout, stderr: stderr.stream, signal, listen });
    expect([code, stderr.text()]).toEqual([0, ""]);
    expect(writes).toBeLessThan(10);
  });

  it("waits for a slow reader instead of piling up output", async () => {
    const { signal } = new AbortController();
    let most = 0;
    let taken = 0;
    const stdout: Writable = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        taken++;
        most = Math.max(most, stdout.writableLength);
        setImmediate(done);
      },
    });
    const argv = ["new", "village", "--difficulty", "easy", "--seed", "1", "--count", "30", "--jobs", "1"];
    await runQed(argv, { stdin: process.stdin, stdout, stderr: makeSink().stream, signal, listen });
    expect(taken).toBeGreaterThanOrEqual(30);
    expect(most).toBeLessThan(5000);
  });

  it("ends with 130 between two items when interrupted", async () => {
    const stop = new AbortController();
    const chunks: string[] = [];
    const stdout = new Writable({
      decodeStrings: false,
      write(chunk, _encoding, done) {
        chunks.push(String(chunk));
        if (chunks.length === 3) stop.abort();
        done();
      },
    });
    const argv = ["new", "village", "--difficulty", "easy", "--seed", "1", "--count", "1000000", "--jobs", "1"];
    const code = await runQed(argv, {
      stdin: process.stdin,
      stdout,
      stderr: makeSink().stream,
      signal: stop.signal,
      listen,
    });
    expect(code).toBe(130);
    expect(chunks).toHaveLength(3);
  });
});
