// Following a table, in English.

const SERVER_AWAY = "The server cannot be reached.";

export const en = {
  states: {
    waiting: "Looking for the table …",
    current: "Up to date.",
    late: "The server cannot be reached: this may be old.",
    gone: "This table is not shared any more.",
  },
  title: "Following a table",
  own: "Your own games",
  keep: "Keep a copy among your games",
  offer:
    "Another phone or a tablet can show this table and stay current. For that the table, with your hand and your notes, is kept on this server until you withdraw the link, or for a day after its last change.",
  warning: "Whoever opens this link sees your hand and your notes, as they are now and as they become.",
  qr: "QR code to follow this table",
  link: "Link to follow this table",
  on: "Turn following on",
  withdraw: "Withdraw the link",
  offline: SERVER_AWAY,
  late: `${SERVER_AWAY} What others see is brought up to date when it can.`,
  ended: "The link is not valid any more. Turn following on again for a new one.",
};
