// A page that failed, in English.

export const en = {
  title: "Something went wrong",
  text: "This page stumbled. Your games are saved; at most the last move is missing.",
  again: "Try again",
  home: "Home",
};
