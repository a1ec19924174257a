// The small line drawings on buttons. Always decoration: the words beside them, or the button's label, say the same.
const PATHS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  plus: "M12 5v14M5 12h14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  grid: "M4 4h16v16H4zM4 10h16M4 15h16M10 4v16",
  lamp: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3Z",
  speech: "M4 5h16v11H9l-5 4Z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  pencil: "m4 20 4-1L19 8l-3-3L5 16ZM14 7l3 3",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  up: "m6 15 6-6 6 6",
  down: "m6 9 6 6 6-6",
  cross: "M6 6l12 12M18 6 6 18",
  check: "m5 13 5 5L20 7",
  diamond: "M12 3l8 9-8 9-8-9Z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  paths: "M4 6h5l6 12h5M4 18h5l2-4M13 10l2-4h5",
  count: "M6 4h9a2 2 0 0 1 2 2v13H8a2 2 0 0 1-2-2ZM9 8h5M9 12h5",
  hand: "M8 12V5.500a1.500 1.500 0 0 1 3 0V11m0-1V4.500a1.500 1.500 0 0 1 3 0V11m0-.5v-4a1.500 1.500 0 0 1 3 0V15a6 6 0 0 1-6 6c-3 0-4.500-1.500-6-4l-2-3.500a1.500 1.500 0 0 1 2.500-1.500L8 14",
  table: "M3 9h18M5 9v10M19 9v10M7 5h10l4 4H3Z",
  save: "M12 4v11m-4-4 4 4 4-4M5 20h14",
  open: "M12 15V4m-4 4 4-4 4 4M5 20h14",
  share:
    "M6 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 11l8-4M8 13l8 4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4Z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
