// What is said around following a table.
import type { Followed } from "../use-followed.ts";

export interface FollowingWording {
  readonly states: Readonly<Record<Followed["state"], string>>;
  readonly title: string;
  readonly own: string;
  readonly keep: string;
  readonly offer: string;
  readonly warning: string;
  readonly qr: string;
  readonly link: string;
  readonly on: string;
  readonly withdraw: string;
  readonly offline: string;
  readonly late: string;
  readonly ended: string;
}
