// The table on paper and in spreadsheets, in English.

export const en = {
  print: "Print the matrix and the log",
  picture: "Save the matrix as a picture",
  matrixCsv: "Save the matrix as CSV",
  logCsv: "Save the log as CSV",
  /** In names of files. */
  matrixFile: "matrix",
  logFile: "log",
  number: "No.",
  what: "Entry",
  asker: "Who",
  passed: "Passed",
  shower: "Showed",
  shownCard: "Card seen",
  inWords: "In words",
  kind: "Kind",
  card: "Card",
};
