// The table of a league's week, with a word about whatever was solved and does not count.

import type { WeekTable } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import style from "./daily.module.css";
import { showTaken } from "./show-taken.ts";

export function LeagueWeek({ table }: { readonly table: Pick<WeekTable, "rows"> }) {
  const { leagues: words, called } = useWords("daily");
  return (
    <div className={style.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.thisWeek}</th>
            <th scope="col">{words.solved}</th>
            <th scope="col">{words.ranked}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ isYou, solved, ranked, uncounted, ...player }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and who is who is nobody's business.
            <tr key={i} data-you={isYou || undefined}>
              <th scope="row">
                {isYou ? words.you(called(player)) : called(player)}
                {uncounted.map(({ why, count }) => (
                  <small key={why}>{words.uncounted(why, count)}</small>
                ))}
              </th>
              <td>{solved}</td>
              <td>{showTaken(solved === 0 ? undefined : ranked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
