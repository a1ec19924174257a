// The board as it is heard.
import type { PersonView, Word } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { clueText } from "../../../words/clue-text.ts";
import { en } from "../../../words/en/board.ts";
import { zh } from "../../../words/zh/board.ts";

const words: readonly [Word, Word] = [
  { one: "cultivator", many: "cultivators" },
  { one: "demon", many: "demons" },
];
const hidden: PersonView = { id: 0, name: "Bai Lan", row: 0, col: 0, place: "1A", marks: ["Metal"], refused: [] };

describe("a person", () => {
  it("tells name, place, roots and that nothing is known", () => {
    expect(en.person({ person: hidden, words })).toBe("Bai Lan, 1A, spiritual root Metal, not yet known");
  });

  it("tells identity and clue once known", () => {
    const clue = {
      text: "Li Mu is a demon.",
      sentences: ["Li Mu is a demon."],
      people: [1],
      references: [],
      isSpent: true,
    };
    const person = { ...hidden, marks: ["Metal", "Wood", "Fire"], identity: false, clue };
    expect(en.person({ person, words })).toBe(
      "Bai Lan, 1A, spiritual roots Metal, Wood and Fire, cultivator, says: Li Mu is a demon. This clue has nothing more to add.",
    );
  });

  it("marks what is no clue, outside the quotation marks and never as used up", () => {
    const text = "It will rain.";
    const clue = { text, sentences: [text], people: [], references: [], isSpent: true, isAside: true } as const;
    expect(en.person({ person: { ...hidden, identity: false, clue }, words })).toMatch(
      /: \(Aside, no clue\) It will rain\.$/,
    );
    expect(clueText(clue, false, en, (said) => `“${said}”`)).toBe("(Aside, no clue) “It will rain.”");
    expect(clueText({ ...clue, text: "要下雨了。" }, false, zh)).toBe("（闲话，不是线索）要下雨了。");
  });

  it("tells of silence that it is one, and no more", () => {
    const clue = { people: [], references: [], isSpent: true, isSilence: true } as const;
    const silent = (text: string) => ({
      ...hidden,
      marks: [],
      identity: false,
      clue: { ...clue, text, sentences: [text] },
    });
    expect(en.person({ person: silent("says nothing yet"), words })).toBe("Bai Lan, 1A, cultivator, says nothing yet");
    expect(zh.person({ person: silent("还没有开口"), words })).toMatch(/，还没有开口$/);
  });

  it("tells a tag, a refusal and a supposed world", () => {
    const person = { ...hidden, marks: [], refused: [true] };
    expect(en.person({ person, words, tag: "dot", supposed: true })).toBe(
      "Bai Lan, 1A, not yet known, supposed to be a demon, tagged with a dot, not proved to be a demon until someone is revealed",
    );
  });

  it("makes a sentence of a clue that is none yet", () => {
    const clue = {
      text: "exactly 2 werewolves in row 3",
      sentences: ["exactly 2 werewolves in row 3"],
      people: [],
      references: [],
      isSpent: false,
    };
    expect(en.person({ person: { ...hidden, identity: true, clue }, words })).toContain(
      "says: Exactly 2 werewolves in row 3.",
    );
  });

  it("tells how the clue is pencilled", () => {
    const clue = { text: "Plain.", sentences: ["Plain."], people: [], references: [], isSpent: false };
    expect(en.person({ person: { ...hidden, clue }, words, truth: false })).toContain(
      "not yet known, pencilled as saying something false, says: Plain.",
    );
  });

  it("tells the clue as story where that is wanted", () => {
    const clue = {
      text: "Plain.",
      sentences: ["Plain."],
      narrative: "Once upon a time.",
      people: [],
      references: [],
      isSpent: false,
    };
    expect(en.person({ person: { ...hidden, identity: true, clue }, words, isStory: true })).toContain(
      "says: Once upon a time.",
    );
  });

  it("is told in Chinese with Chinese punctuation and the names of roots and tags", () => {
    const kinds: readonly [Word, Word] = [
      { one: "修士", many: "修士" },
      { one: "妖", many: "妖" },
    ];
    const bai = { ...hidden, name: "白兰", marks: ["Metal", "Fire"], refused: [true] };
    expect(zh.person({ person: bai, words: kinds, tag: "square", supposed: true })).toBe(
      "白兰，1A，灵根为金、火，身份未明，假设是妖，标有方块，揭晓下一人之前不能断定是妖",
    );
    const clue = { text: "李木是妖", sentences: ["李木是妖"], people: [1], references: [], isSpent: true };
    expect(zh.person({ person: { ...bai, place: "2", refused: [], identity: false, clue }, words: kinds })).toBe(
      "白兰，2号，第1行第1列，灵根为金、火，修士，说：李木是妖。这条线索再也推不出新结论。",
    );
  });
});
