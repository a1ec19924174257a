// Why switches leave no puzzle, and what to switch on. Parts keep their names.

export interface SwitchWording {
  /** What is on, or what is off, whichever is shorter. */
  readonly allOff: string;
  without(off: readonly string[]): string;
  only(on: readonly string[]): string;
  /** How many different things are left to say, and to how many people; or that there would be enough. */
  tooFew(different: number, size: number): string;
  readonly enough: string;
  /** One of these parts is enough, or all of them together are. */
  switchOnAny(parts: readonly string[]): string;
  switchOnAll(parts: readonly string[]): string;
  readonly nothingFound: string;
  /** What is switched, why that is not enough, and what to switch on. */
  explain(switched: string, why: string, advice: string): string;
}
