// What is said around handing a game over.

export interface HandoverWording {
  readonly tooLarge: string;
  readonly openFile: string;
  readonly file: string;
  readonly guest: string;
  readonly unreadable: string;
  guestText(deck: string, players: readonly string[], entries: number): string;
  readonly take: string;
  readonly notNow: string;
  readonly close: string;
  readonly qr: string;
  readonly tooLong: string;
  readonly link: string;
  readonly warning: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly copy: string;
  /** The name of a file, without its ending. */
  readonly fileName: string;
}
