// The people of the board game, by first name. A share code stores a name by its place here: add at the end, never move.

export const NAMES =
  "Abigail Adrian Agnes Alma Amelia Anton Arthur Ava Basil Beatrix Bianca Boris Bruno Celia Chase Clara Conrad Cora Cyrus Damian Daphne Dean Dora Edgar Edith Elias Elsa Emil Esther Ezra Faith Felix Flora Freya Gideon Greta Gustav Hazel Helga Hugo Hunter Ida Igor Ines Iris Ivan Ivy Jasper Joan Jonas Joy Judith Kaspar Kira Klara Lars Leo Lena Lucy Luther Mabel Magnus Marta Milo Mona Nadia Nell Nils Nora Nova Olga Oscar Otto Paula Petra Quentin Raina Reid Rosa Rufus Sabine Selma Silas Sybil Tamsin Theo Tilda Ulric Una Vera Viktor Wanda Willow Xenia Yara Yusuf Zara Zoe".split(
    " ",
  );
