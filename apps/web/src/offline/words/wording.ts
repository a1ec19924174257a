// What is said when there is a new version. Only texts, so that the frame of all pages can hand them over.
export interface VersionWording {
  readonly ready: string;
  readonly reload: string;
  readonly later: string;
}
