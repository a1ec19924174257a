// What is said around the log.

export interface LogWording {
  readonly title: string;
  readonly empty: string;
  readonly first: string;
  readonly contradiction: string;
  correct(number: number): string;
  delete(number: number): string;
  later(number: number): string;
  earlier(number: number): string;
  correction(number: number): string;
  conflict(count: number): string;
  conflictText(hasRepairs: boolean): string;
  readonly enough: string;
  readonly correctIt: string;
  readonly deleteIt: string;
  readonly orSetup: string;
}
