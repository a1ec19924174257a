// Who sits where: names clockwise, hand sizes as they follow or as counted, who I am and who dealt.

import type { HandSize } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { Icon } from "../parts/icon.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import {
  addSeat,
  changeSeat,
  moveSeat,
  removeSeat,
  type SeatDraft,
  type SetupDraft,
  seatName,
} from "../store/setup-draft.ts";
import style from "./setup.module.css";

const MIN_SEATS = 2;
const MAX_SEATS = 10;

interface SeatListProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
  readonly sizes: readonly HandSize[] | undefined;
  /** Seats can be renamed and moved, but neither added nor removed. */
  readonly isFixed: boolean;
}

const saySize = (size: HandSize | undefined): string => {
  if (!size) return "?";
  return size.min === size.max ? `${size.min}` : `${size.min}–${size.max}`;
};

export function SeatList({ draft, onChange, sizes, isFixed }: SeatListProps) {
  const words = useWords("clue");
  const { setup } = words;
  const { seats } = draft;
  return (
    <>
      <ol className={style.seats}>
        {seats.map((seat, at) => (
          <SeatRow key={seat.key} seat={seat} at={at} size={sizes?.[at]} {...{ draft, onChange, isFixed }} />
        ))}
      </ol>
      {!isFixed && seats.length < MAX_SEATS && (
        <Button look="quiet" onClick={() => onChange(addSeat(draft))}>
          <Icon name="plus" size={18} /> {setup.addPlayer}
        </Button>
      )}
      <ChipGroup label={setup.iAm} size="s">
        {seats.map(({ key }) => (
          <Chip key={key} isOn={draft.me === key} onPress={() => onChange({ ...draft, me: key })}>
            {seatName(words, draft, key)}
          </Chip>
        ))}
        <Chip isOn={draft.me === null} onPress={() => onChange({ ...draft, me: null, hand: [] })}>
          {setup.watching}
        </Chip>
      </ChipGroup>
      <ChipGroup label={setup.dealtBy} size="s">
        {seats.map(({ key }) => (
          <Chip key={key} isOn={draft.dealer === key} onPress={() => onChange({ ...draft, dealer: key })}>
            {seatName(words, draft, key)}
          </Chip>
        ))}
        <Chip isOn={draft.dealer === null} onPress={() => onChange({ ...draft, dealer: null })}>
          {setup.notKnown}
        </Chip>
      </ChipGroup>
    </>
  );
}

interface SeatRowProps extends Omit<SeatListProps, "sizes"> {
  readonly seat: SeatDraft;
  readonly at: number;
  readonly size: HandSize | undefined;
}

function SeatRow({ seat, at, size, draft, onChange, isFixed }: SeatRowProps) {
  const words = useWords("clue");
  const { setup } = words;
  const name = seatName(words, draft, seat.key) ?? "";
  const readSize = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 2);
    onChange(changeSeat(draft, seat.key, { size: digits === "" ? null : Number(digits) }));
  };
  return (
    <li className={style.seat}>
      <input
        className={style.name}
        aria-label={setup.nameOf(at + 1)}
        placeholder={setup.playerNumber(at + 1)}
        value={seat.name}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => onChange(changeSeat(draft, seat.key, { name: event.target.value }))}
      />
      <label className={style.size}>
        <input
          inputMode="numeric"
          aria-label={setup.cardsOf(name, saySize(size))}
          placeholder={saySize(size)}
          value={seat.size ?? ""}
          onChange={(event) => readSize(event.target.value)}
        />
        <small aria-hidden="true">{setup.cardsShort}</small>
      </label>
      <IconButton
        icon="up"
        label={setup.moveUp(name)}
        disabled={at === 0}
        onClick={() => onChange(moveSeat(draft, seat.key, -1))}
      />
      {!isFixed && (
        <IconButton
          icon="cross"
          label={setup.remove(name)}
          disabled={draft.seats.length <= MIN_SEATS}
          onClick={(event) => {
            focusBeside(event.currentTarget, draft.seats.length);
            onChange(removeSeat(draft, seat.key));
          }}
        />
      )}
    </li>
  );
}

/** When a seat goes away, the same button beside it takes the focus; when only two stay, the one that adds a seat. */
function focusBeside(button: HTMLElement, seats: number): void {
  const row = button.closest("li");
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button:last-of-type");
  const next = seats > MIN_SEATS + 1 ? beside : row?.parentElement?.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
