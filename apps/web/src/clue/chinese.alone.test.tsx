// The parts of the table as they are drawn in Chinese: no word of English is left in them.
import { analyse } from "@demonstrandum/deals";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { expect, it, vi } from "vitest";
import { ClueShelf } from "../../words/zh/clue.shelf.tsx";
import { zh } from "../../words/zh/clue.ts";
import { InLanguage } from "../base/language/language.tsx";
import { NextSuggestion } from "./advisor/next-suggestion.tsx";
import { AccusationForm, FactForm } from "./entry/entry-sheet.tsx";
import { SuggestionForm } from "./entry/suggestion-form.tsx";
import { GamesPage } from "./games-page.tsx";
import { IntelligencePanel } from "./intelligence/intelligence-panel.tsx";
import { ConflictBanner } from "./log/conflict-banner.tsx";
import { LogPanel } from "./log/log-panel.tsx";
import { MasterMatrix } from "./matrix/master-matrix.tsx";
import { Supposition } from "./matrix/matrix-panel.tsx";
import { MatrixToolbar } from "./matrix/matrix-toolbar.tsx";
import { Doubt } from "./parts/doubt.tsx";
import { PracticeRoom } from "./practice/practice-room.tsx";
import { SetupForm } from "./setup/setup-form.tsx";
import { newAccusation, newFact, newSuggestion } from "./store/draft.ts";
import { exampleGame } from "./store/example-game.ts";
import { NO_MARKS } from "./store/mark.ts";
import { CUSTOM, newSetupDraft } from "./store/setup-draft.ts";
import { newGame } from "./store/table-game.ts";
import { makeTableStore } from "./store/table-store.ts";
import { NO_HABITS } from "./store/use-habits.ts";
import { PrivacyCover, TableBar } from "./table-page.tsx";
import { ChineseWorker } from "./worker/chinese-worker.tsx";

vi.mock("next/navigation", () => ({ usePathname: () => "/zh/clue", useRouter: () => undefined }));

const { setup, log } = exampleGame(zh, 0);
const analysis = analyse(setup, log);
const nothing = () => undefined;
const NONE: ReadonlySet<string> = new Set();

const storage = { read: nothing, write: nothing, remove: nothing, keys: () => [] };
const held = {
  type: "fact" as const,
  id: "x",
  time: 1,
  owner: setup.me ?? "",
  card: setup.myHand?.[0] ?? "",
  holds: false,
};
const wrong = analyse(setup, [...log, held]);

const PARTS: readonly (readonly [string, ReactNode])[] = [
  [
    "the shelf",
    <GamesPage
      key="1"
      store={makeTableStore(zh, storage, () => 0)}
      kept={[{ id: "a", name: "一局", updated: 0, entries: 3 }]}
      onNew={nothing}
      onPractice={nothing}
    />,
  ],
  [
    "a new table",
    <SetupForm key="2" draft={newSetupDraft(zh)} onChange={nothing} onDone={nothing} onCancel={nothing} />,
  ],
  [
    "a deck of one's own",
    <SetupForm
      key="3"
      draft={{ ...newSetupDraft(zh), deck: CUSTOM }}
      onChange={nothing}
      onDone={nothing}
      onCancel={nothing}
    />,
  ],
  [
    "a suggestion",
    <SuggestionForm
      key="4"
      {...{ setup, log }}
      draft={newSuggestion(setup, log)}
      onChange={nothing}
      onByHand={nothing}
    />,
  ],
  ["an accusation", <AccusationForm key="5" setup={setup} draft={newAccusation()} onChange={nothing} />],
  ["a fact", <FactForm key="6" setup={setup} draft={newFact()} onChange={nothing} />],
  [
    "the matrix",
    <MasterMatrix key="7" {...{ setup, analysis }} hasChances marks={NO_MARKS} fresh={NONE} onChoose={nothing} />,
  ],
  [
    "what stands above it",
    <MatrixToolbar
      key="8"
      setup={setup}
      news={{ told: analysis.deductions, cells: NONE }}
      proved={["Plum", "Rope", "Hall"]}
      won={undefined}
      switches={[{ label: zh.matrix.tapMarks, isOn: true, onSwitch: nothing }]}
    />,
  ],
  [
    "the end",
    <MatrixToolbar
      key="8b"
      setup={setup}
      news={{ told: [], cells: NONE }}
      proved={["Plum", "Rope", "Hall"]}
      won={{ by: "鲍勃", cards: ["Plum", "Rope", "Hall"] }}
      switches={[{ label: zh.matrix.tapMarks, isOn: true, onSwitch: nothing }]}
    />,
  ],
  [
    "a doubt",
    <Doubt
      key="8c"
      {...{ setup, log }}
      entries={log.map(({ id }) => id)}
      back={zh.entry.doubt.goBack}
      onBack={nothing}
      anyway={zh.entry.doubt.record}
      onAnyway={nothing}
    />,
  ],
  [
    "a supposition",
    <Supposition
      key="9"
      setup={setup}
      supposed={{ owner: "鲍勃", card: "Knife", holds: true }}
      now={analysis}
      then={analysis}
      onDrop={nothing}
    />,
  ],
  [
    "the log",
    <LogPanel
      key="10"
      {...{ setup, log, analysis }}
      onRecord={nothing}
      onEdit={nothing}
      onCorrect={nothing}
      onDelete={nothing}
      onMove={nothing}
    />,
  ],
  [
    "a contradiction",
    <ConflictBanner
      key="11"
      setup={setup}
      log={[...log, held]}
      analysis={wrong}
      onEdit={nothing}
      onDelete={nothing}
      onSetup={nothing}
    />,
  ],
  ["the figures", <IntelligencePanel key="12" {...{ setup, log, analysis }} habits={NO_HABITS} />],
  ["the advice", <NextSuggestion key="13" game={newGame(zh, setup, log, 0, "a")} isReady onRoom={nothing} />],
  ["practice", <PracticeRoom key="14" onLeave={nothing} />],
  ["the cover", <PrivacyCover key="15" onLift={nothing} />],
  ["the foot", <TableBar key="16" part="log" onPart={nothing} onRecord={nothing} hasDraft />],
];

it.each(PARTS)("%s is Chinese", async (_, part) => {
  const { prelude } = await prerender(
    <InLanguage language="zh">
      <ClueShelf>
        <ChineseWorker>{part}</ChineseWorker>
      </ClueShelf>
    </InLanguage>,
  );
  const html = await new Response(prelude).text();
  const texts = [
    ...[...html.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text),
    ...[...html.matchAll(/ (?:aria-label|title|placeholder)="([^"]*)"/g)].map(([, text = ""]) => text),
  ].map((text) => text.replaceAll(/&lt;|&gt;|^English$/g, ""));
  expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(true);
  expect(texts.filter((text) => /[a-z]{2}|\p{Script=Han}[,.:;?!]/iu.test(text))).toEqual([]);
});
