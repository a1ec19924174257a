// The dialogs of a play, at most one at a time: a verdict, all clues, the rest, starting over, the end.

import { lazy, type ReactNode, Suspense } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Dialog } from "../../base/design/dialog.tsx";
import { verdictKeys } from "../board/keys.ts";
import type { Room } from "../games/room.ts";
import { EndDialog, type Win } from "./end-dialog.tsx";
import type { Playing } from "./use-table.ts";
import { VerdictDialog } from "./verdict-dialog.tsx";

/** Only where everyone has spoken, so that no other board loads it. */
const Accuse = lazy(async () => ({ default: (await import("./accuse.tsx")).Accuse }));
const rare = () => import("./rare.tsx");
const ClueList = lazy(async () => ({ default: (await rare()).ClueList }));
const More = lazy(async () => ({ default: (await rare()).More }));
const Restart = lazy(async () => ({ default: (await rare()).Restart }));

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Its frame is there at once, so that Escape and Back close it also before that which belongs in it has been loaded. */
const Drawer = ({ label, onClose, children }: DrawerProps) => (
  <Dialog aria-label={label} onClose={onClose}>
    <Suspense fallback={<p aria-hidden="true">…</p>}>{children}</Suspense>
  </Dialog>
);

interface PlayDialogsProps {
  readonly room: Room;
  readonly glyphs: readonly [string, string];
  readonly table: Playing;
  readonly isStory: boolean;
  readonly win?: (() => Win | undefined) | undefined;
  readonly onAgain: () => void;
  readonly onCoach?: (() => void) | undefined;
}

function Verdict({ glyphs, table }: PlayDialogsProps) {
  const { play, state, gaze, actions } = table;
  const person = gaze.asking && state.view.people[gaze.asking.person];
  if (!person) return null;
  return (
    <VerdictDialog
      view={state.view}
      person={person}
      meant={gaze.asking?.identity}
      glyphs={glyphs}
      keys={verdictKeys(state.view.words)}
      notes={state.notes}
      onVerdict={(identity) => actions.say(person.id, identity)}
      onNotes={(change) => play.changeNotes(change)}
      onClose={actions.uncover}
    />
  );
}

function AllClues({ table, glyphs, isStory }: PlayDialogsProps) {
  const { tools, close } = useWords("play");
  const { state, gaze, actions } = table;
  return (
    <Drawer label={tools.cluesOnTable} onClose={actions.uncover}>
      <h2>{tools.cluesOnTable}</h2>
      <ClueList
        view={state.view}
        glyphs={glyphs}
        chosen={gaze.chosen}
        isStory={isStory}
        onChoose={(person) => {
          actions.uncover();
          actions.choose(person);
        }}
      />
      <Button look="quiet" onClick={actions.uncover}>
        {close}
      </Button>
    </Drawer>
  );
}

function MoreDrawer({ room, table, onAgain, onCoach }: PlayDialogsProps) {
  const { play, state, actions } = table;
  const { words } = state.view;
  return (
    <Drawer label={useWords("play").tools.more} onClose={actions.uncover}>
      <More
        title={room.title}
        words={[words[0].one, words[1].one]}
        keys={verdictKeys(words)}
        onRestart={play.referee.isBinding ? undefined : () => actions.openSheet("restart")}
        onAgain={onAgain}
        onCoach={onCoach}
        onClose={actions.uncover}
      />
    </Drawer>
  );
}

function End({ room, table, win, onAgain }: PlayDialogsProps) {
  const { play, state, actions } = table;
  return (
    <EndDialog
      title={room.title}
      view={state.view}
      play={play}
      win={win?.()}
      onReplay={actions.openReplay}
      onReview={play.referee.review && actions.openReview}
      onAgain={onAgain}
      onClose={actions.uncover}
    />
  );
}

export function PlayDialogs(props: PlayDialogsProps) {
  const words = useWords("play");
  const { gaze, state, actions } = props.table;
  if (gaze.asking) return <Verdict {...props} />;
  switch (gaze.sheet) {
    case "end":
      return state.view.isDone ? <End {...props} /> : null;
    case "clues":
      return <AllClues {...props} />;
    case "more":
      return <MoreDrawer {...props} />;
    case "accuse":
      return (
        <Drawer label={words.accuse} onClose={actions.uncover}>
          <Accuse view={state.view} notes={state.notes} onAccuse={actions.accuse} onClose={actions.uncover} />
        </Drawer>
      );
    case "restart":
      return (
        <Drawer label={words.startOverAsk} onClose={actions.uncover}>
          <Restart onRestart={actions.restart} onClose={actions.uncover} />
        </Drawer>
      );
    default:
      return null;
  }
}
