import { expect, it } from "vitest";
import { pseudoWords } from "../test/pseudo.ts";
import { loginWords } from "./en/login.ts";

const pseudo = pseudoWords(loginWords);

it("a text has accents, is 40 % longer and in brackets", () => {
  expect(pseudo.forgotPassword).toBe("⟦Ƒöřĝöţ þáššŵöřđ? ~ ~ ~ ~⟧");
});

it("a message keeps its values and an element between its parts", () => {
  expect(pseudo.june(8)).toBe("⟦8 Jûñ ~⟧");
  expect(pseudo.promise((text) => ({ text }))).toEqual([
    expect.stringMatching(/^⟦Öřĝ/),
    { text: expect.stringMatching(/^⟦ţĥř/) },
    expect.stringMatching(/^⟦ ŵîţĥ/),
  ]);
});

it("a group and a list are words, too, and a module is made once", () => {
  expect(pseudo.subjects.red).toMatch(/^⟦/);
  expect(pseudo.weekdays).toEqual(loginWords.weekdays.map(() => expect.stringMatching(/^⟦.+⟧$/)));
  expect(pseudoWords(loginWords)).toBe(pseudo);
});
