// What is said at addresses that lead nowhere.
export interface NotFoundWording {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  readonly learn: string;
}
