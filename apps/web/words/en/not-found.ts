// Addresses that lead nowhere, in English.

export const en = {
  title: "There is nothing here",
  text: "No proof leads to this address. Perhaps it never existed, perhaps it moved.",
  home: "Home",
  learn: "How to play",
};
