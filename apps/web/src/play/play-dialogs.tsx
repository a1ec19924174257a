// The dialogs of a play, at most one at a time: a verdict, all clues, the rest, starting over, the end.
import { verdictKeys } from "../board/keys.ts";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import type { Room } from "../games/room.ts";
import { changeNotes } from "../state/play-store.ts";
import { ClueList } from "./clue-list.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { MoreDialog } from "./more-dialog.tsx";
import { RestartDialog } from "./restart-dialog.tsx";
import type { Playing } from "./use-table.ts";
import { VerdictDialog } from "./verdict-dialog.tsx";

interface PlayDialogsProps {
  readonly room: Room;
  readonly glyphs: readonly [string, string];
  readonly table: Playing;
  readonly isStory: boolean;
  readonly onAgain: () => void;
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
      onNotes={(change) => changeNotes(play, change)}
      onClose={actions.uncover}
    />
  );
}

function AllClues({ table, glyphs, isStory }: PlayDialogsProps) {
  const { state, gaze, actions } = table;
  return (
    <Dialog aria-label="Clues on the table" onClose={actions.uncover}>
      <h2>Clues on the table</h2>
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
        Close
      </Button>
    </Dialog>
  );
}

function More({ room, table, onAgain }: PlayDialogsProps) {
  const { play, state, actions } = table;
  const { words } = state.view;
  return (
    <MoreDialog
      title={room.title}
      words={[words[0].one, words[1].one]}
      keys={verdictKeys(words)}
      onRestart={play.referee.isBinding ? undefined : () => actions.openSheet("restart")}
      onAgain={onAgain}
      onClose={actions.uncover}
    />
  );
}

function End({ room, table, onAgain }: PlayDialogsProps) {
  const { play, state, actions } = table;
  return (
    <EndDialog
      title={room.title}
      view={state.view}
      play={play}
      onReplay={actions.openReplay}
      onAgain={onAgain}
      onClose={actions.uncover}
    />
  );
}

export function PlayDialogs(props: PlayDialogsProps) {
  const { gaze, state, actions } = props.table;
  if (gaze.asking) return <Verdict {...props} />;
  switch (gaze.sheet) {
    case "end":
      return state.view.isDone ? <End {...props} /> : null;
    case "clues":
      return <AllClues {...props} />;
    case "more":
      return <More {...props} />;
    case "restart":
      return <RestartDialog onRestart={actions.restart} onClose={actions.uncover} />;
    default:
      return null;
  }
}
