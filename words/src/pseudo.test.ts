import { expect, it } from "vitest";
import { loginWords } from "./en/login.ts";
import { pseudoWords } from "./pseudo.ts";

const pseudo = pseudoWords(loginWords);

it("a text has accents, is 40 % longer and in brackets", () => {
  expect(pseudo.forgotPassword).toBe("⟦Ƒöřĝöţ þáššŵöřđ? ~ ~ ~ ~⟧");
});

it("a message keeps its values and an element between its parts", () => {
  const element = { of: "the page" };
  expect(pseudo.june(8)).toBe("⟦8 Jûñ ~⟧");
  expect(pseudo.promise(() => element)[1]).toBe(element);
  expect(pseudo.promise(() => element)[0]).toMatch(/^⟦Öřĝ/);
});

it("a group and a list are words, too, and a module is made once", () => {
  expect(pseudo.subjects.red).toMatch(/^⟦/);
  expect(pseudo.weekdays).toEqual(loginWords.weekdays.map(() => expect.stringMatching(/^⟦.+⟧$/)));
  expect(pseudoWords(loginWords)).toBe(pseudo);
});
