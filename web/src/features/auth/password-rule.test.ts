import { passwordLength } from "@smart-planner/contract";
import { signupWords } from "@smart-planner/words/en/signup";
import { expect, it } from "vitest";

it("says the length that the server asks for", () => {
  expect(signupWords.passwordRule).toContain(` ${passwordLength.least} `);
});
