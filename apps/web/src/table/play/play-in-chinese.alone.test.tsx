// A table in Chinese, with every kind of answer beside it: nothing that is seen or heard is English.
import { type Game, generate, type Move, makeCode, newSession, path, play, type Session } from "@demonstrandum/engine";
import { GAMES, tellGame } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, it, vi } from "vitest";
import { zh as house } from "../../../words/zh/games.ts";
import { RoomShelf } from "../../../words/zh/room.shelf.tsx";
import { InLanguage } from "../../base/language/language.tsx";
import { makeStorage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { findRoom, roomIn } from "../games/rooms.ts";
import { ReplayPanel } from "../proof/replay-panel.tsx";
import { makeMove, newMatch, openMatch } from "../referee/match.ts";
import type { Referee } from "../referee/referee.ts";
import { makeReplay } from "../referee/replay.ts";
import { wholeGame } from "../referee/served-game.ts";
import { openPlay } from "../store/play-store.ts";
import { Accuse } from "./accuse.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { PlayTable } from "./play-table.tsx";
import { More, Restart } from "./rare.tsx";
import { VerdictDialog } from "./verdict-dialog.tsx";

// Faces are drawn from a file that a build makes, and say nothing.
vi.mock("../../base/design/portrait.tsx", () => ({ Portrait: () => null }));

vi.mock("next/navigation", () => ({ usePathname: () => "/zh/who", useRouter: () => undefined }));
vi.mock("./use-place.ts", () => ({
  usePlace: () => () => ({ origin: "https://demonstrandum.example", pathname: "/zh/who/p/1w", search: "" }),
}));

const ignore = () => {};
const GLYPHS = ["仙", "妖"] as const;
const KEYS = ["1", "2"] as const;

/** What a person reads or hears of it; names in Latin letters, and what leads to another language, say that they are. */
async function textsOf(node: ReactNode): Promise<string[]> {
  const { prelude } = await prerender(
    <InLanguage language="zh">
      <RoomShelf>{node}</RoomShelf>
    </InLanguage>,
  );
  const html = (await new Response(prelude).text()).replace(
    /<(span lang="(?:en|zh-Latn-pinyin)"|a[^>]* hrefLang|script|style)[^>]*>.*?<\/\w+>/gs,
    "",
  );
  return [
    ...[...html.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text),
    ...[...html.matchAll(/ (?:aria-label|title|alt)="([^"]*)"/g)].map(([, text = ""]) => text),
  ];
}

const foreignIn = (texts: readonly string[]): string[] =>
  texts.filter((text) =>
    /[a-z]{2}|[!"'(),;?]|[\p{Script=Han}]\.|undefined/iu.test(text.replace(/^\?$|Esc|^Demonstrandum(?= · )/, "")),
  );

function refereeOf(game: Game, code: string): Referee {
  const match = newMatch(wholeGame(tellGame(zh, game)));
  return {
    open: async (moves) => openMatch(match, code, moves),
    move: async (move) => makeMove(match, move),
    replay: async () => [],
    close: ignore,
  };
}

/** The table of a game after some moves. */
async function sitDown(game: Game, session: Session) {
  const room = findRoom(game.id);
  if (!room) throw new Error(`There is no room for ${game.id}.`);
  const code = makeCode(game, session.puzzle);
  const referee = refereeOf(game, code);
  await referee.open(session.moves);
  const at = { storage: makeStorage(() => fakeBacking()), game: game.id, code };
  const opened = await openPlay(at, { ...referee, open: () => referee.open(session.moves) });
  if (opened.kind !== "play") throw new Error(opened.text);
  return { room: roomIn(house, room), play: opened.play };
}

const after = (game: Game, session: Session, moves: readonly Move[]): Session =>
  moves.reduce((now, move) => play(game, now, move).session, session);

describe.each(GAMES.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const made = generate(game, { difficulty: "easy" }, "一");
  if (!made.ok) throw new Error(made.failure.text);
  const start = newSession(made.puzzle);
  const steps = path(game, made.puzzle);
  const verdicts = steps.map(({ person, identity }): Move => ({ kind: "verdict", person, identity }));
  const { person, identity } = steps[0] ?? { person: 0, identity: false };
  const wrong: Move = { kind: "verdict", person, identity: !identity };

  const STANDINGS: readonly (readonly [string, readonly Move[], string])[] = [
    ["at the start", [], "提示"],
    ["after a hint", [{ kind: "hint", level: 1 }], "提示1/5：看哪里"],
    ["at its proof", [{ kind: "hint", level: 4 }], "提示4/5：完整证明"],
    ["at the verdict", [{ kind: "hint", level: 5 }], "提示5/5：直接说出身份"],
    ["refused", [wrong], "证据不足！"],
    ["told why", [wrong, { kind: "why", person, identity: !identity }], "这不可能"],
    ["with notes that clash", [{ kind: "clash", supposed: [{ person, identity: !identity }] }], "有矛盾"],
    ["in the middle", verdicts.slice(0, 3), "更多"],
    ["at the end", verdicts, "成绩"],
  ];

  it.each(STANDINGS)("is Chinese %s", async (_, moves, said) => {
    const { room, play } = await sitDown(game, after(game, start, moves));
    const texts = await textsOf(
      <PlayTable room={room} play={play} home={`/${room.id}`} occasion="简单" onAgain={ignore} onLook={ignore} />,
    );
    expect(texts).toContain(said);
    expect(foreignIn(texts)).toEqual([]);
  });

  it("is Chinese in its dialogs", async () => {
    const { room, play } = await sitDown(game, start);
    const { view, notes } = play.getState();
    const [asked] = view.people;
    if (!asked) return expect.unreachable();
    const at = { view, notes, glyphs: GLYPHS, keys: KEYS, onNotes: ignore, onClose: ignore };
    const dialogs = [
      <VerdictDialog key="verdict" {...at} person={asked} meant={true} onVerdict={ignore} />,
      <More key="more" {...at} title={room.title} words={["甲", "乙"]} onRestart={ignore} onAgain={ignore} />,
      <Restart key="restart" onRestart={ignore} onClose={ignore} />,
      <Accuse key="accuse" view={view} notes={notes} onAccuse={ignore} onClose={ignore} />,
      <EndDialog
        key="end"
        {...at}
        title={room.title}
        play={play}
        onReplay={ignore}
        onReview={async () => true}
        onAgain={ignore}
      />,
    ];
    for (const dialog of dialogs) expect(foreignIn(await textsOf(dialog))).toEqual([]);
  });

  it("is Chinese in its replay", async () => {
    const replay = makeReplay(tellGame(zh, game), made.puzzle);
    const shown = { steps: replay, at: 0, sentence: 0, onSentence: ignore, onStep: ignore, onClose: ignore };
    expect(foreignIn(await textsOf(<ReplayPanel {...shown} />))).toEqual([]);
    for (const isHinted of [true, false]) {
      const spent = { millis: 61_000, person, isHinted, overlooked: isHinted ? 0 : 62_000 };
      const texts = await textsOf(<ReplayPanel {...shown} steps={replay.map((step) => ({ ...step, spent }))} />);
      expect(texts.join("")).toContain("停留了01:01");
      expect(texts.join("").includes("早在01:02之前")).toBe(!isHinted);
      expect(foreignIn(texts)).toEqual([]);
    }
  });
});
