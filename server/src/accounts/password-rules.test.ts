import { describe, expect, it } from "vitest";
import { passwordProblem } from "./password-rules.ts";

describe("the length of a password", () => {
  it("is 8 to 128 characters, however many bytes they take", async () => {
    const problem = async (password: string) =>
      (await passwordProblem({ password, email: "amira.khan@example.org" }))?.error;
    const long = "kX9$wq2p"
      .repeat(16)
      .split("")
      .map((sign, index) => (index % 3 ? sign : "é"));
    expect(await problem("kX9$wq2")).toBe("The password needs at least 8 characters.");
    expect(await problem("🌵🪁🧦🛶🥁🧲🪿")).toBe("The password needs at least 8 characters.");
    expect(await problem(long.join(""))).toBeUndefined();
    expect(await problem(`${long.join("")}x`)).toBe(
      "The password can have at most 128 characters.",
    );
  });
});

describe("a password among the commonest", () => {
  it("is refused, with what to choose instead", async () => {
    const email = "amira.khan@example.org";
    expect((await passwordProblem({ password: "Password1", email }))?.error).toMatch(
      /^That password is among the first .* Choose another/,
    );
  });
});
