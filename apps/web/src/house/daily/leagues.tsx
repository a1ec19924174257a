// Leagues among friends: this week's table of each, and the link that invites others.
"use client";

import type { LeagueView, WeekTable } from "@demonstrandum/referee";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { useAddress } from "../../base/language/language.tsx";
import { askServer } from "../../base/server/ask-server.ts";
import { useAsked } from "../../base/server/use-asked.ts";
import { share } from "../../table/play/share.ts";
import { joinAddress } from "./address.ts";
import style from "./daily.module.css";
import { showTaken } from "./show-taken.ts";
import { useDoing } from "./use-doing.ts";

/** The table of a league's week, with a word about whatever was solved and does not count. */
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

function Week({ id }: { readonly id: string }) {
  const [asked] = useAsked<WeekTable>(`/leagues/${id}`);
  if (asked.kind !== "answer") return null;
  return <LeagueWeek table={asked.answer} />;
}

interface LeagueProps {
  readonly league: LeagueView;
  readonly onChanged: () => void;
}

function League({ league: { id, name, invitation }, onChanged }: LeagueProps) {
  const words = useWords("daily").leagues;
  const inLanguage = useAddress();
  const doing = useDoing();
  const link = () => new URL(inLanguage(joinAddress(invitation)), window.location.href).href;
  const invite = async () => {
    const shared = await share(words.invitation(name), link());
    if (shared === "copied") return words.isCopied;
    return shared === "failed" ? link() : undefined;
  };
  const leave = async () => {
    await askServer("DELETE", `/leagues/${id}`);
    onChanged();
    return undefined;
  };
  return (
    <section aria-label={name} className={style.league}>
      <h3>{name}</h3>
      <Week id={id} />
      <div className={style.buttons}>
        <Button onClick={() => doing.do(invite)}>{words.invite}</Button>
        <Button look="quiet" onClick={() => doing.do(leave)}>
          {words.leave}
        </Button>
      </div>
      <p role="status">{doing.said}</p>
    </section>
  );
}

function Found({ onFounded }: { readonly onFounded: () => void }) {
  const words = useWords("daily").leagues;
  const [name, setName] = useState("");
  const doing = useDoing();
  const found = async () => {
    await askServer("POST", "/leagues", { name });
    setName("");
    onFounded();
    return undefined;
  };
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        doing.do(found);
      }}
    >
      <label>
        {words.fresh}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
          placeholder={words.itsName}
        />
      </label>
      <Button type="submit" disabled={doing.isBusy || name.trim() === ""}>
        {words.found}
      </Button>
      <p role="status">{doing.said}</p>
    </form>
  );
}

interface LeaguesProps {
  readonly hasPlayer: boolean;
  readonly onChanged: () => void;
}

const Listed = ({ onChanged }: { readonly onChanged: () => void }) => {
  const [asked, again] = useAsked<{ leagues: readonly LeagueView[] }>("/leagues");
  const changed = () => {
    again();
    onChanged();
  };
  return (
    <>
      {asked.kind === "answer" &&
        asked.answer.leagues.map((league) => <League key={league.id} league={league} onChanged={changed} />)}
      <Found onFounded={changed} />
    </>
  );
};

export function Leagues({ hasPlayer, onChanged }: LeaguesProps) {
  const words = useWords("daily").leagues;
  return (
    <Panel aria-labelledby="leagues-title" id="leagues">
      <h2 id="leagues-title">{words.title}</h2>
      <p className={style.small}>{words.text}</p>
      {hasPlayer ? <Listed onChanged={onChanged} /> : <Found onFounded={onChanged} />}
    </Panel>
  );
}
