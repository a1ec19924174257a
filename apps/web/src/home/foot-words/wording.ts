// What the foot of a page says. Only texts, so that a page can hand them over.
export interface FootWording {
  readonly colors: string;
  readonly asDevice: string;
  readonly light: string;
  readonly dark: string;
  readonly yours: string;
  readonly promise: string;
}
