// The bench: the player's board, the strip above it and a sheet beside it, at the foot of a phone.
"use client";

import type { PersonView } from "@demonstrandum/engine";
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { Board } from "../../table/board/board.tsx";
import { bringIntoView } from "../../table/board/bring-into-view.ts";
import { verdictKeys } from "../../table/board/keys.ts";
import { DARK, type Lighting, lightClue } from "../../table/board/lighting.ts";
import { glyphsFor } from "../../table/games/room.ts";
import { findRoom } from "../../table/games/rooms.ts";
import { NO_NOTES } from "../../table/notes/notes.ts";
import type { Printout } from "../../table/referee/referee.ts";
import { turned } from "../store/edits.ts";
import type { KeptDraft } from "../store/kept-drafts.ts";
import { type Desk, useDesk } from "../store/use-desk.ts";
import type { ToldDraft } from "../worker/messages.ts";
import style from "./desk.module.css";
import { DeskHead } from "./desk-head.tsx";
import { HelpPanel } from "./help-panel.tsx";
import { lightingOf, ShownPanel } from "./shown-panel.tsx";
import { SpeakerPanel } from "./speaker-panel.tsx";
import { LiveSwitch, Strip, type StripPart } from "./strip.tsx";

/** What the sheet is about. */
type Focus =
  | { readonly kind: "person"; readonly person: number }
  /** `isOther`: of the two worlds between which nothing decides, the one that is not the solution. */
  | { readonly kind: "part"; readonly part: StripPart; readonly isOther: boolean };

const silentPeople = new WeakMap<PersonView, PersonView>();

/** The same object for the same person, so that a card is not drawn anew. */
function shownSilent(person: PersonView, silent: string): PersonView {
  const known = silentPeople.get(person);
  if (known?.clue?.text === silent) return known;
  const clue = {
    people: [],
    references: [],
    isSpent: true,
    isSilence: true,
    text: silent,
    sentences: [silent],
  } as const;
  const shown = { ...person, clue };
  silentPeople.set(person, shown);
  return shown;
}

/** Whoever is silent is shown saying so, faintly; of two worlds the other may be shown. */
function useShownView({ view, survey }: ToldDraft, isOther: boolean) {
  const { silent } = useWords("workshop");
  const other = isOther ? survey.stuck?.worlds[1] : undefined;
  return useMemo(() => {
    const people = view.people
      .map((person) => (person.clue ? person : shownSilent(person, silent)))
      .map((person) => (other === undefined ? person : { ...person, identity: ((other >>> person.id) & 1) === 1 }));
    return { ...view, people };
  }, [view, other, silent]);
}

function lightingFor(told: ToldDraft, focus: Focus | undefined, pointed: readonly number[]): Lighting {
  if (!focus) return pointed.length === 0 ? DARK : { ...DARK, lit: new Set(pointed) };
  if (focus.kind === "part") return lightingOf(told, focus.part);
  const lighting = lightClue(told.view, focus.person);
  return lighting === DARK ? { ...DARK, speaking: new Set([focus.person]) } : lighting;
}

/** Whoever is heard next and has nothing to say yet; else anybody silent. */
function nextToSpeak({ survey: { proved, silent } }: ToldDraft): number | undefined {
  return proved.find((person) => silent.includes(person)) ?? silent[0];
}

/** Few print, so nobody else loads it. */
const Paper = lazy(async () => ({ default: (await import("../../table/print/print-room.tsx")).Paper }));

/** The draft on paper. */
function PaperDesk({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const words = useWords("workshop");
  const { ask, draft, title } = desk;
  const [printout, setPrintout] = useState<Printout | "failed">();
  useEffect(() => {
    ask({ kind: "print", draft }).then((outcome) => outcome && setPrintout(outcome.ok ? outcome.value : "failed"));
  }, [ask, draft]);
  return (
    <>
      <p className={style.onlyScreen}>
        <Button onClick={onClose}>{words.backToBench}</Button>
      </p>
      {printout === "failed" && <p role="alert">{words.failed}</p>}
      {printout === undefined || printout === "failed" ? (
        <p role="status">{words.working}</p>
      ) : (
        <Suspense>
          <Paper
            title={title || words.untitled}
            printout={printout}
            isVillage={findRoom(draft.game)?.layout === "testimony"}
          />
        </Suspense>
      )}
    </>
  );
}

const NO_GLYPHS = ["", ""] as const;

interface FocusPanelProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  readonly focus: Focus;
  readonly onNext: (() => void) | undefined;
  readonly onFocus: (focus: Focus) => void;
  readonly onClose: () => void;
}

/** The sheet of a person, or of a part of the strip. */
function FocusPanel({ desk, told, focus, onNext, onFocus, onClose }: FocusPanelProps) {
  if (focus.kind === "person") {
    const { person } = focus;
    return <SpeakerPanel key={person} desk={desk} told={told} speaker={person} onNext={onNext} onClose={onClose} />;
  }
  const { part, isOther } = focus;
  const onSwap = () => onFocus({ ...focus, isOther: !isOther });
  const worlds = part === "worlds" && told.survey.stuck ? { isOther, onSwap } : undefined;
  return <ShownPanel desk={desk} told={told} part={part} worlds={worlds} onClose={onClose} />;
}

interface OpenDeskProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  readonly onPrint: () => void;
}

/** A sheet that is about something else begins at its top, and never lies over whom it is about. */
function useSheet(focus: Focus | undefined) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = sheet.current;
    if (!root) return;
    root.scrollTop = 0;
    if (focus?.kind !== "person") return;
    let callOff = () => {};
    // It grows once it is known what there is to say.
    const observer = new ResizeObserver(() => {
      callOff();
      callOff = bringIntoView(document, [focus.person]);
    });
    observer.observe(root);
    return () => {
      observer.disconnect();
      callOff();
    };
  }, [focus]);
  useKeptFocus(sheet);
  return sheet;
}

/** Where whatever had the focus in the sheet is gone, as a clue is once it is chosen, keys go on from the head of the sheet. */
function useKeptFocus(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = sheet.current;
    if (!root) return;
    let isInside = false;
    const follow = ({ target }: FocusEvent) => {
      isInside = target instanceof Node && root.contains(target);
    };
    const observer = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body)
        (root.querySelector<HTMLElement>("h2[tabindex]") ?? root).focus({ preventScroll: true });
    });
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener("focusin", follow);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
    };
  }, [sheet]);
}

interface DeskBoardProps {
  readonly desk: Desk;
  readonly told: ToldDraft;
  readonly focus: Focus | undefined;
  /** Whom else to show. */
  readonly pointed: readonly number[];
  readonly onChoose: (person: number) => void;
}

/** The player's board; the keys of a verdict turn whoever has the focus. */
function DeskBoard({ desk, told, focus, pointed, onChoose }: DeskBoardProps) {
  const words = useWords("workshop");
  const view = useShownView(told, focus?.kind === "part" && focus.isOther);
  const lighting = useMemo(() => lightingFor(told, focus, pointed), [told, focus, pointed]);
  const room = findRoom(told.view.game);
  const hidden = view.words[1].one;
  const glyphs = useMemo(() => (room ? glyphsFor(room, hidden) : NO_GLYPHS), [room, hidden]);
  const turn = (person: number, identity: boolean) => {
    if (told.view.people[person]?.identity !== identity) desk.change(turned(desk.draft, person, told.identities));
  };
  return (
    <Board
      view={view}
      label={words.board(desk.title)}
      glyphs={glyphs}
      notes={NO_NOTES}
      isStory={false}
      lighting={lighting}
      chosen={focus?.kind === "person" ? focus.person : undefined}
      keys={verdictKeys(view.words)}
      onChoose={onChoose}
      onVerdict={turn}
    />
  );
}

/** Without scrolling. */
const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

function OpenDesk({ desk, told, onPrint }: OpenDeskProps) {
  const [focus, setFocus] = useState<Focus>();
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const choose = useCallback((person: number) => setFocus({ kind: "person", person }), []);
  const sheet = useSheet(focus);
  const close = () => {
    setPointed([]);
    setFocus(undefined);
    focusOn(focus?.kind === "person" ? `[data-person="${focus.person}"]` : '[data-light] [aria-pressed="true"]');
  };
  const leaveByKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && focus) close();
  };
  const next = nextToSpeak(told);
  const goOn = next === undefined ? undefined : () => choose(next);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for all that is in it, each of which takes keys of its own
    <div className={style.bench} onKeyDown={leaveByKey}>
      <div className={style.table}>
        <DeskBoard desk={desk} told={told} focus={focus} pointed={pointed} onChoose={choose} />
      </div>
      <aside ref={sheet} tabIndex={-1} className={style.aside} data-focus={focus?.kind}>
        <Strip
          told={told}
          isFresh={desk.isFresh}
          shown={focus?.kind === "part" ? focus.part : undefined}
          onShow={(part) => setFocus({ kind: "part", part, isOther: false })}
        />
        {focus ? (
          <FocusPanel desk={desk} told={told} focus={focus} onNext={goOn} onFocus={setFocus} onClose={close} />
        ) : (
          <>
            <LiveSwitch desk={desk} />
            <HelpPanel desk={desk} told={told} onNext={goOn} onPrint={onPrint} onPerson={choose} onPoint={setPointed} />
          </>
        )}
      </aside>
    </div>
  );
}

export function DeskPage({ kept, onLeave }: { readonly kept: KeptDraft; readonly onLeave: () => void }) {
  const words = useWords("workshop");
  const desk = useDesk(kept);
  const room = findRoom(kept.draft.game);
  const [isOnPaper, setOnPaper] = useState(false);
  if (isOnPaper) return <PaperDesk desk={desk} onClose={() => setOnPaper(false)} />;
  return (
    <Skin name={room?.skin ?? "ink"}>
      <main className={style.page}>
        <DeskHead desk={desk} from={kept.from} onLeave={onLeave} />
        {desk.trouble && <p role="alert">{words.notKept[desk.trouble]}</p>}
        {desk.failure !== undefined && <p role="alert">{desk.failure || words.failed}</p>}
        {desk.told ? (
          <OpenDesk desk={desk} told={desk.told} onPrint={() => setOnPaper(true)} />
        ) : (
          desk.failure === undefined && <p role="status">{words.working}</p>
        )}
      </main>
    </Skin>
  );
}
