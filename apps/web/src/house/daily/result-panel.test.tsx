// The chart of a day.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DailyShelf } from "../../../words/en/daily.shelf.tsx";
import { Chart } from "./result-panel.tsx";

it("says its columns in words, and which of them is yours", () => {
  const columns = [
    { from: 0, count: 2, isYours: false },
    { from: 60_000, count: 0, isYours: false },
    { from: 120_000, count: 5, isYours: true },
  ];
  const html = renderToStaticMarkup(
    <DailyShelf>
      <Chart columns={columns} />
    </DailyShelf>,
  );
  expect(html).toContain("0 to 1 minutes: 2; 2 minutes or more: 5, with you.");
  expect(html.match(/<rect/g)).toHaveLength(3);
});
