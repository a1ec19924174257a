// Another program that holds the SQLite file, for as long as a test wants.

import { join } from "node:path";
import Database from "libsql";
import { FILE_NAME } from "../sqlite-driver.ts";

/** Answers with the function that lets go. */
export function holdLock(folder: string): () => void {
  const database = new Database(join(folder, FILE_NAME));
  database.exec("begin immediate");
  return () => {
    database.exec("commit");
    database.close();
  };
}
