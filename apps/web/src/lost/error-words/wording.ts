// What a page says that failed. Every page carries it along.
export interface ErrorWording {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly home: string;
}
