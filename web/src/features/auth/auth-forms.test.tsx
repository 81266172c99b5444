import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import type { IdentityResult } from "../../platform/identity.ts";
import { PlatformProvider } from "../../platform/platform.ts";
import { createServerIdentity } from "../../platform/server-identity.ts";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** The server answers when the test says so. */
const open = async (form: "login" | "sign-up") => {
  const memory = createMemoryPlatform();
  const asked: unknown[] = [];
  let answer: (result: IdentityResult) => void = () => undefined;
  const ask = (credentials: unknown) => {
    asked.push(credentials);
    return new Promise<IdentityResult>((resolve) => {
      answer = resolve;
    });
  };
  const identity = { ...memory.platform.identity, signIn: ask, signUp: ask };
  memory.show(
    <PlatformProvider value={{ ...memory.platform, identity }}>
      <MemoryRouter>{form === "login" ? <LoginForm /> : <SignUpForm />}</MemoryRouter>
    </PlatformProvider>,
  );
  return { ...memory, asked, refuse: (message: string) => answer({ ok: false, message }) };
};

const email = (): Locator => page.getByLabelText("Email");
const password = (): Locator => page.getByLabelText("Password", { exact: true });
const button = (name: string): Locator => page.getByRole("button", { name });

describe("the login form", () => {
  it("asks for all fields", async () => {
    const { said, asked } = await open("login");
    await expect.element(email()).toHaveAttribute("placeholder", "Enter email");
    await expect.element(password()).toHaveAttribute("placeholder", "Enter Password");
    for (const [address, secret] of [
      ["amira@example.com", ""],
      ["", "a long passphrase"],
      ["", ""],
    ] as const) {
      await email().fill(address);
      await password().fill(secret);
      await button("Login").click();
    }
    expect(said).toEqual(Array(3).fill("Please fill in all fields"));
    expect(asked).toEqual([]);
    await expect.element(email()).toHaveFocus();
  });

  it("speaks to password managers, sends once, and is busy meanwhile", async () => {
    const { asked } = await open("login");
    await expect.element(email()).toHaveAttribute("autocomplete", "username");
    await expect.element(password()).toHaveAttribute("autocomplete", "current-password");
    await email().fill("nobody@example.com");
    await password().fill("wrong password");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.element(button("Login")).toHaveAttribute("aria-busy", "true");
    expect(asked).toHaveLength(1);
  });

  it("marks the fields of a refused login and selects the password, without a message", async () => {
    const { refuse, said, logged } = await open("login");
    await email().fill("nobody@example.com");
    await password().fill("wrong password");
    await button("Login").click();
    refuse("Wrong email or password");
    await expect.element(button("Login")).not.toHaveAttribute("aria-busy");
    await expect.element(email()).toHaveAttribute("aria-invalid", "true");
    await expect.element(password()).toHaveAttribute("aria-invalid", "true");
    await expect.element(password()).toHaveFocus();
    await userEvent.keyboard("x");
    await expect.element(password()).toHaveValue("x");
    expect(said).toEqual([]);
    expect(logged).toEqual(["Login failed"]);
  });

  it("shows and hides the password", async () => {
    await open("login");
    await password().fill("secret");
    for (const type of ["text", "password"]) {
      await button("Show characters").click();
      await expect.element(password()).toHaveAttribute("type", type);
    }
  });
});

describe("the sign-up form", () => {
  it("asks for all fields and for equal passwords", async () => {
    const { said, asked } = await open("sign-up");
    for (const label of ["Password", "Confirm Password"])
      await expect
        .element(page.getByLabelText(label, { exact: true }))
        .toHaveAttribute("autocomplete", "new-password");
    await button("Sign Up").click();
    await email().fill("amira@example.com");
    await button("Sign Up").click();
    await password().fill("a long passphrase");
    const confirmed = page.getByLabelText("Confirm Password");
    await confirmed.fill("another passphrase");
    await button("Sign Up").click();
    expect(said).toEqual([
      "Please fill in all fields",
      "Please fill in all fields",
      "Passwords do not match",
    ]);
    expect(asked).toEqual([]);
    await expect.element(confirmed).toHaveFocus();
  });

  it("shows the reason of a refusal with the specified words, and keeps typed text", async () => {
    const { said, refuse } = await open("sign-up");
    await email().fill("amira@example.com");
    await password().fill("short");
    await page.getByLabelText("Confirm Password").fill("short");
    await button("Sign Up").click();
    await expect.element(button("Sign Up")).toHaveAttribute("aria-busy", "true");
    refuse("The password needs at least 8 characters.");
    await expect.element(button("Sign Up")).not.toHaveAttribute("aria-busy");
    expect(said).toEqual(["Error signing up: The password needs at least 8 characters."]);
    await expect.element(email()).toHaveValue("amira@example.com");
  });

  it("reports in the specified words that an address has an account", async () => {
    const memory = createMemoryPlatform({
      fetch: async () =>
        Response.json({ error: "There is already an account with this email." }, { status: 409 }),
    });
    const { api, storage } = memory.platform;
    const identity = createServerIdentity({
      api,
      storage,
      hasSessionHint: () => false,
      onWake: () => undefined,
      leaveFor: async () => undefined,
    });
    memory.show(
      <PlatformProvider value={{ ...memory.platform, identity }}>
        <MemoryRouter>
          <SignUpForm />
        </MemoryRouter>
      </PlatformProvider>,
    );
    await email().fill("amira@example.com");
    await password().fill("a long passphrase");
    await page.getByLabelText("Confirm Password").fill("a long passphrase");
    await button("Sign Up").click();
    await expect
      .poll(() => memory.said)
      .toEqual(["Error signing up: There is already an account with this email."]);
  });
});
