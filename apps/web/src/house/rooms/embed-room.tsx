// One puzzle in a frame on somebody's page: from the code in the address, or made on the spot. Nothing of it lasts that the browser
// does not let last, and nobody is troubled with that.
"use client";

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Message } from "../../base/design/message.tsx";
import { InFrame } from "../../base/frame/framed.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { openStorage, type Storage, storageOfGuest } from "../../base/storage/storage.ts";
import type { RoomOptions } from "../../table/games/options.ts";
import type { Room } from "../../table/games/room.ts";
import { Play } from "../../table/play/play.tsx";
import type { Likeness } from "../../table/referee/request.ts";
import style from "./embed.module.css";
import { type Asked, parseEmbedded } from "./embedded.ts";
import { freshSeed } from "./fresh-seed.ts";
import { Making } from "./making.tsx";
import { RefusedPuzzle } from "./puzzle-room.tsx";
import { useMaking } from "./use-making.ts";
import { configLike } from "./wish.ts";

/** What hosts listen for. */
const MESSAGE = "demonstrandum:height";

/**
 * Tells the page around the frame how tall the puzzle is, whenever that changes. Nothing else is told, so whoever it
 * is may hear it.
 */
function useHeight(): void {
  useLayoutEffect(() => {
    // From here on nothing is a share of the screen, which is the frame.
    document.documentElement.dataset.framed = "";
    const watch = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      window.parent.postMessage({ type: MESSAGE, height }, "*");
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
}

let guestStorage: Storage | undefined;

function openGuestStorage(): Storage {
  guestStorage ??= storageOfGuest(openStorage());
  return guestStorage;
}

/** The way out of the frame, where there is a puzzle. */
function Foot({ to }: { readonly to?: string }) {
  const words = useWords("embed");
  return (
    <footer className={style.foot}>
      <span>Demonstrandum</span>
      {to !== undefined && <SiteLink href={to}>{words.alone}</SiteLink>}
    </footer>
  );
}

type Refused = Extract<Asked, { readonly kind: "no-level" }>;

function NoLevel({ level, levels }: Refused) {
  const { noLevel } = useWords("embed");
  return (
    <Message glyph="谜" title={noLevel.title}>
      <p>{noLevel.text(level, levels)}</p>
    </Message>
  );
}

/** Where the making was called off, there is nothing yet. */
function NothingYet({ room, onMake }: { readonly room: Room; readonly onMake: () => void }) {
  const words = useWords("room");
  return (
    <Message glyph={room.glyphs[1]} title={room.title}>
      <p>{room.tagline}</p>
      <div>
        <Button look="primary" onClick={onMake}>
          {words.play}
        </Button>
      </div>
    </Message>
  );
}

interface GuestProps {
  readonly room: Room;
  readonly options: RoomOptions;
}

interface PlayableProps extends GuestProps {
  readonly asked: Exclude<Asked, Refused>;
}

/** Where a puzzle is asked for, it is there; where a game is, one is made. */
function useGuestPuzzle({ room, options, asked }: PlayableProps) {
  const { level } = asked;
  const [code, setCode] = useState(asked.kind === "puzzle" ? asked.code : undefined);
  const maker = useMaking(room.id, setCode);
  const { make } = maker;
  const makeFirst = useCallback(() => make({ seed: freshSeed(), config: { difficulty: level } }), [make, level]);
  const makeLike = (like: Likeness) => {
    const wished = level === undefined ? {} : { difficulty: level };
    make({ seed: freshSeed(), config: { ...configLike(options, like), ...wished } });
  };
  useEffect(() => {
    if (asked.kind === "game") makeFirst();
  }, [asked.kind, makeFirst]);
  return { code, maker, makeFirst, makeLike };
}

function GuestPuzzle(props: PlayableProps) {
  const { room } = props;
  const { code, maker, makeFirst, makeLike } = useGuestPuzzle(props);
  const alone = code === undefined ? `/${room.id}` : `/${room.id}/p/${code}`;
  const show = (): ReactNode => {
    if (maker.state.kind !== "idle") return <Making room={room} maker={maker} />;
    if (code === undefined) return <NothingYet room={room} onMake={makeFirst} />;
    return (
      <Play
        key={code}
        room={room}
        code={code}
        home={`/${room.id}`}
        refuse={(text) => <RefusedPuzzle home={`/${room.id}`} text={text} />}
        onAgain={makeLike}
        open={openGuestStorage}
      />
    );
  };
  return (
    <InFrame alone={alone}>
      {show()}
      <Foot to={alone} />
    </InFrame>
  );
}

export function EmbedRoom({ room, options }: GuestProps) {
  const [asked] = useState(() => parseEmbedded(window.location, room.id, options));
  useHeight();
  if (asked.kind !== "no-level") return <GuestPuzzle room={room} options={options} asked={asked} />;
  return (
    <InFrame alone="/">
      <NoLevel {...asked} />
      <Foot />
    </InFrame>
  );
}
