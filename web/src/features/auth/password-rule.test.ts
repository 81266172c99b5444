import { passwordLength } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { passwordRule } from "./password-rule.ts";

it("says the length that the server asks for", () => {
  expect(passwordRule).toContain(` ${passwordLength.least} `);
});
