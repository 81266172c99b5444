import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";

/** A visitor at a page into which the server has written these ways. */
const open = (path: string, ways: string) => {
  Object.assign(document.documentElement.dataset, { ways, hosted: "your school account" });
  return openMemoryApp({ path, initial: { smartplanner_demo: false } });
};
afterEach(() => {
  delete document.documentElement.dataset.ways;
  delete document.documentElement.dataset.hosted;
});

const login = () => page.getByRole("heading", { level: 1, name: "Login" });
const school = () => page.getByRole("button", { name: "Continue with your school account" });

it("an address of a school that has an account here asks to log in first", async () => {
  open("/login?trouble=taken", "hosted");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(
      "There is already an account with that email. Log in to it, and connect your school account on your account page.",
    );
});

it.for(["/signup", "/reset", "/reset?code", "/reset#made-up", "/login"])(
  "where passwords are switched off %s is the login page without fields",
  async (path) => {
    const { router } = open(path, "no-password passkey hosted");
    await expect.element(school()).toBeVisible();
    await expect.element(login()).toBeVisible();
    expect(router.state.location.pathname).toBe("/login");
    expect(page.getByRole("textbox").elements()).toEqual([]);
    expect(page.getByRole("link", { name: /account\?|password\?/ }).elements()).toEqual([]);
  },
);

it("where passwords are switched off the tab order follows the screen", async () => {
  open("/login", "no-password passkey hosted");
  await expect.element(school()).toBeVisible();
  await expectAccessible(page.elementLocator(document.body));
  await login().click();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Use a passkey" })).toHaveFocus();
});

it.for([
  ["/login", "Login"],
  ["/reset", "Forgot password?"],
  ["/reset?code", "Use a recovery code"],
])(
  "%s with every way in is accessible on a desk and on a phone",
  async ([path = "", name = ""]) => {
    open(path, "mail passkey hosted");
    await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectAccessible(page.elementLocator(document.body));
    await page.viewport(390, 844);
    await expectAccessible(page.elementLocator(document.body));
    await page.viewport(1280, 900);
  },
);
