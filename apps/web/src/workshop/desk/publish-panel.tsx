// Handing a puzzle on: what it still needs, who made it, and the link that holds it.
import { flawOfByline, LONGEST_BYLINE, tidyByline } from "@demonstrandum/engine";
import { useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { useAddress } from "../../base/language/language.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { copy } from "../../table/play/share.ts";
import { showTime } from "../../table/store/show-time.ts";
import { CHECKS, type Checklist, checklistOf } from "../store/checklist.ts";
import { keepAuthor, loadAuthor } from "../store/kept-drafts.ts";
import type { Desk } from "../store/use-desk.ts";
import type { ToldDraft } from "../worker/messages.ts";
import style from "./desk.module.css";

interface PublishPanelProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
}

/** The code of the puzzle with its maker's name, once everything is ticked. */
function useSigned({ ask, draft, title }: Desk, { isDone, par = 0 }: Checklist, author: string): string | undefined {
  const [signed, setSigned] = useState<{ readonly of: string; readonly code: string }>();
  const byline = { title: tidyByline(title), author: tidyByline(author), par };
  const isFit = isDone && flawOfByline(byline.author) === undefined;
  const of = isFit ? JSON.stringify([draft, byline]) : "";
  useEffect(() => {
    if (!isFit) return;
    const [asked, by] = JSON.parse(of);
    ask({ kind: "publish", draft: asked, byline: by }).then((outcome) => {
      if (outcome?.ok) setSigned({ of, code: outcome.value });
    });
  }, [ask, isFit, of]);
  return isFit && signed?.of === of ? signed.code : undefined;
}

function Link({ game, code }: { readonly game: string; readonly code: string }) {
  const { publish } = useWords("workshop");
  const [copied, setCopied] = useState<"copied" | "failed">();
  const inLanguage = useAddress()(`/${game}/p/${code}`);
  const link = new URL(inLanguage, window.location.href).href;
  return (
    <>
      <input
        className={style.field}
        readOnly
        aria-label={publish.link}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p className={style.buttons}>
        <Button look="primary" onClick={async () => setCopied(await copy(link))}>
          {publish.copy}
        </Button>
      </p>
      <p role="status">{copied && publish[copied]}</p>
    </>
  );
}

export function PublishPanel({ desk, told }: PublishPanelProps) {
  const { publish, play } = useWords("workshop");
  const [author, setAuthor] = useState(() => loadAuthor(openStorage()));
  const list = checklistOf(openStorage(), desk.isFresh ? told : undefined, desk.title);
  const code = useSigned(desk, list, author);
  const address = told.code === undefined ? undefined : `/${told.view.game}/p/${told.code}`;
  const isUnfit = [desk.title, author].some((text) => flawOfByline(tidyByline(text)) !== undefined);
  return (
    <>
      <h2>{publish.title}</h2>
      <ul className={style.checks}>
        {CHECKS.map((check) => (
          <li key={check} data-ticked={list.ticked[check]}>
            <span aria-hidden="true">{list.ticked[check] ? "✓" : "○"}</span> {publish.checks[check]}
            <span className="visually-hidden">{list.ticked[check] ? publish.ticked : publish.unticked}</span>
            {check === "solved" && list.par !== undefined && ` · ${showTime(list.par)}`}
          </li>
        ))}
      </ul>
      {desk.isFresh && address !== undefined && (
        <p className={style.buttons}>
          <ButtonLink look={list.ticked.solved ? "plain" : "primary"} href={address}>
            {play}
          </ButtonLink>
        </p>
      )}
      <label className={style.labelled}>
        {publish.author}
        <input
          className={style.field}
          value={author}
          maxLength={LONGEST_BYLINE}
          onChange={({ target }) => {
            setAuthor(target.value);
            keepAuthor(openStorage(), target.value);
          }}
        />
      </label>
      {isUnfit && <p role="alert">{publish.unfit}</p>}
      {code !== undefined && <Link game={told.view.game} code={code} />}
    </>
  );
}
