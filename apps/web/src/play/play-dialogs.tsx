// The dialogs of a play, at most one at a time: a verdict, all clues, the rest, the end.
import type { VerdictKeys } from "../board/keys.ts";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import type { Room } from "../rooms/rooms.ts";
import { ClueList } from "./clue-list.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { MoreDialog } from "./more-dialog.tsx";
import type { Table } from "./use-table.ts";
import { VerdictDialog } from "./verdict-dialog.tsx";

export type Extra = "clues" | "more" | undefined;

interface PlayDialogsProps {
  readonly room: Room;
  readonly glyphs: readonly [string, string];
  readonly table: Table;
  readonly keys: VerdictKeys;
  readonly isStory: boolean;
  readonly extra: Extra;
  readonly onExtra: (extra: Extra) => void;
  readonly onVerdict: (person: number, identity: boolean) => void;
  readonly onAgain: () => void;
}

function Verdict({ glyphs, table, keys, onVerdict }: PlayDialogsProps) {
  const { asking, store, state } = table;
  const person = asking === undefined ? undefined : state.view.people[asking];
  if (!person) return null;
  return (
    <VerdictDialog
      view={state.view}
      person={person}
      glyphs={glyphs}
      keys={keys}
      tag={state.tags[String(person.id)]}
      onVerdict={(identity) => onVerdict(person.id, identity)}
      onTag={(tag) => store.setTag(person.id, tag)}
      onClose={() => {
        table.ask(undefined);
        table.focusCard(person.id);
      }}
    />
  );
}

function AllClues({ table, glyphs, isStory, onExtra }: PlayDialogsProps) {
  const close = () => onExtra(undefined);
  return (
    <Dialog aria-label="Clues on the table" onClose={close}>
      <h2>Clues on the table</h2>
      <ClueList
        view={table.state.view}
        glyphs={glyphs}
        chosen={table.chosen}
        isStory={isStory}
        onChoose={(person) => {
          table.choose(person);
          close();
        }}
      />
      <Button look="quiet" onClick={close}>
        Close
      </Button>
    </Dialog>
  );
}

function More({ room, table, keys, onExtra, onAgain }: PlayDialogsProps) {
  const { words } = table.state.view;
  return (
    <MoreDialog
      title={room.title}
      words={[words[0].one, words[1].one]}
      keys={keys}
      onRestart={() => {
        table.store.restart();
        table.openAnswer(false);
        onExtra(undefined);
      }}
      onAgain={onAgain}
      onClose={() => onExtra(undefined)}
    />
  );
}

function End({ room, table, onAgain }: PlayDialogsProps) {
  return (
    <EndDialog
      title={room.title}
      view={table.state.view}
      store={table.store}
      onReplay={() => {
        table.openEnd(false);
        table.goToStep(0);
      }}
      onAgain={onAgain}
      onClose={() => table.openEnd(false)}
    />
  );
}

export function PlayDialogs(props: PlayDialogsProps) {
  const { table, extra } = props;
  if (table.isEndOpen && table.state.view.isDone) return <End {...props} />;
  if (table.asking !== undefined) return <Verdict {...props} />;
  if (extra === "clues") return <AllClues {...props} />;
  return extra === "more" ? <More {...props} /> : null;
}
