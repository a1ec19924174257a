// Back to the daily puzzles, by the browser itself: what stands behind the "#" goes, and with it this page.
import { buttonClass } from "../design/button.tsx";

export const HomeLink = ({ children = "Daily puzzles" }: { readonly children?: string }) => (
  <a className={buttonClass("plain")} href="/daily">
    {children}
  </a>
);
