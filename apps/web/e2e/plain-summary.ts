// Ends a browser run with one plain line that any reader of a log can find.
import type { Reporter, Suite } from "@playwright/test/reporter";

export default class PlainSummary implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const count = (outcome: string) => tests.filter((test) => test.outcome() === outcome).length;
    console.log(
      `\n${count("expected") + count("flaky")} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
