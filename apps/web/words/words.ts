// What pages say, by the names of the files that say it. English is the measure: whatever it says another language says too, of the
// same things and in its own sentences. So a sentence that is missing somewhere does not compile.
import type { en as answers } from "./en/answers.ts";
import type { en as clue } from "./en/clue.ts";
import type { en as clueCoach } from "./en/clue-coach.ts";
import type { en as practice } from "./en/clue-practice.ts";
import type { en as coach } from "./en/coach.ts";
import type { en as daily } from "./en/daily.ts";
import type { en as embed } from "./en/embed.ts";
import type { en as failed } from "./en/failed.ts";
import type { en as first } from "./en/first-puzzle.ts";
import type { en as foot } from "./en/foot.ts";
import type { en as games } from "./en/games.ts";
import type { en as home } from "./en/home.ts";
import type { en as learn } from "./en/learn.ts";
import type { en as newVersion } from "./en/new-version.ts";
import type { en as notFound } from "./en/not-found.ts";
import type { en as openPlays } from "./en/open-plays.ts";
import type { en as options } from "./en/options.ts";
import type { en as ownNames } from "./en/own-names.ts";
import type { en as play } from "./en/play.ts";
import type { en as print } from "./en/print.ts";
import type { en as quick } from "./en/quick.ts";
import type { en as room } from "./en/room.ts";
import type { en as testimony } from "./en/testimony.ts";
import type { en as titles } from "./en/titles.ts";
import type { en as workshop } from "./en/workshop.ts";
import type { en as yours } from "./en/yours.ts";

/** The same in any words: texts instead of these very texts. */
type InAnyWords<T> = T extends string
  ? string
  : T extends (...about: infer About) => infer Said
    ? (...about: About) => InAnyWords<Said>
    : T extends object
      ? { readonly [Key in keyof T]: InAnyWords<T[Key]> }
      : T;

export interface Words {
  readonly answers: InAnyWords<typeof answers>;
  readonly clue: InAnyWords<typeof clue>;
  readonly "clue-coach": InAnyWords<typeof clueCoach>;
  readonly "clue-practice": InAnyWords<typeof practice>;
  readonly coach: InAnyWords<typeof coach>;
  readonly daily: InAnyWords<typeof daily>;
  readonly embed: InAnyWords<typeof embed>;
  readonly failed: InAnyWords<typeof failed>;
  readonly "first-puzzle": InAnyWords<typeof first>;
  readonly foot: InAnyWords<typeof foot>;
  readonly games: InAnyWords<typeof games>;
  readonly home: InAnyWords<typeof home>;
  readonly learn: InAnyWords<typeof learn>;
  readonly "new-version": InAnyWords<typeof newVersion>;
  readonly "not-found": InAnyWords<typeof notFound>;
  readonly "open-plays": InAnyWords<typeof openPlays>;
  readonly options: InAnyWords<typeof options>;
  readonly "own-names": InAnyWords<typeof ownNames>;
  readonly play: InAnyWords<typeof play>;
  readonly print: InAnyWords<typeof print>;
  readonly quick: InAnyWords<typeof quick>;
  readonly room: InAnyWords<typeof room>;
  readonly testimony: InAnyWords<typeof testimony>;
  readonly titles: InAnyWords<typeof titles>;
  readonly workshop: InAnyWords<typeof workshop>;
  readonly yours: InAnyWords<typeof yours>;
}
