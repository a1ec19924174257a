// What is said around questions to the advisor.

export interface AdvisorWording {
  readonly title: string;
  readonly fromModel: string;
  readonly fromFigures: string;
  readonly ready: readonly (readonly [title: string, question: string])[];
  readonly question: string;
  readonly placeholder: string;
  readonly ask: string;
  readonly model: string;
  readonly exact: string;
  readonly estimated: string;
  asOf(entry: number): string;
  readonly instead: string;
  readonly cannot: string;
  readonly notes: Readonly<Record<"busy" | "unreachable" | "strange" | "stopped", string>>;
  /** A reason that the server gives. */
  failed(reason: string): string;
}
