// How much work a search may still do: counted in steps and never by the clock, so that the same table always gets
// the same answer.

/** About a second of searching. */
export const DEFAULT_STEPS = 40_000;

export class Effort {
  /** Whether some question here, or in a part, had to stay open. */
  ranOut = false;

  constructor(
    private left: number,
    private readonly whole?: Effort,
  ) {}

  /** Spends steps; false when that is more than is left. */
  spend(steps = 1): boolean {
    this.left -= steps;
    const isEnough = (this.whole?.spend(steps) ?? true) && this.left >= 0;
    if (!isEnough) this.runOut();
    return isEnough;
  }

  /** For one question among many, so that a hard one does not leave the others without an answer. */
  part(most: number): Effort {
    return new Effort(most, this);
  }

  private runOut(): void {
    this.ranOut = true;
    this.whole?.runOut();
  }
}
