import { readFile } from "node:fs/promises";
import {
  enterNewAccount,
  fillSignUp,
  home,
  logIn,
  loginHeading,
  logOut,
  newEmail,
  newPassword,
  nextAlert,
  openAccount,
  password,
  sessionCookie,
  signUp,
  stored,
  subject,
} from "./people.ts";
import { devices, expect, test } from "./test.ts";

test.describe("an account", () => {
  test("is made, left and entered again", { tag: "@database" }, async ({ page, context }) => {
    const email = await signUp(page);
    await expect(page).toHaveURL("/");
    await page.reload();
    await expect(home(page)).toBeVisible();

    const cookie = await sessionCookie(context);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const text = await stored(page);
    expect(text).toContain(email);
    expect(text).not.toContain(password);
    expect(text).not.toContain(cookie?.value);
    expect(await page.evaluate(() => document.cookie)).not.toContain("smartplanner_session");

    await page.evaluate(() => localStorage.setItem("token", "from an older build"));
    await logOut(page);
    await expect(page).toHaveURL("/login");
    await expect.poll(() => sessionCookie(context)).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem("smartplanner_user"))).toBeNull();
    await page.goto("/");
    await expect(loginHeading(page)).toBeVisible();

    await logIn(page, email.toUpperCase());
    await expect(home(page)).toBeVisible();
    for (const path of ["/login", "/signup"]) {
      await page.goto(path);
      await expect(home(page)).toBeVisible();
      await expect(page).toHaveURL("/");
    }
  });

  test("is refused with the specified alert and the reason", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 4(22|09)/);
    const email = await enterNewAccount(page);
    await logOut(page);
    await page.goto("/signup");
    for (const [address, secret, reason] of [
      ["not an address", password, "That email address does not look right."],
      [newEmail(), "short", "The password needs at least 8 characters."],
      [newEmail(), "Password123", "That password is among the first that others would try."],
      [email, password, "There is already an account with this email."],
    ] as const) {
      await fillSignUp(page, address, secret);
      const message = nextAlert(page);
      await page.getByRole("button", { name: "Sign Up" }).click();
      expect(await message).toContain(`Error signing up: ${reason}`);
      await expect(page.getByRole("button", { name: "Sign Up" })).not.toHaveAttribute("aria-busy");
      await expect(page.getByLabel("Email")).toHaveValue(address);
    }
  });

  test("a wrong password is logged, without a message", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 401/);
    const email = await enterNewAccount(page);
    await logOut(page);
    page.on("dialog", () => {
      throw new Error("A refused login shows no message");
    });
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes("Login failed"),
    );
    await logIn(page, email, newPassword);
    await logged;
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Password")).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(home(page)).toBeVisible();
  });

  test("a change of the password ends every other session", async ({ page, browser, baseURL }) => {
    const email = await enterNewAccount(page);
    const phone = await browser.newContext({ baseURL: baseURL ?? "" });
    const phonePage = await phone.newPage();
    await logIn(phonePage, email);
    await expect(home(phonePage)).toBeVisible();

    await openAccount(page);
    const section = page.getByRole("region", { name: "Ways to sign in" });
    await section.getByRole("button", { name: "Change" }).click();
    await section.getByLabel("Current password").fill(password);
    await section.getByLabel("New password", { exact: true }).fill(newPassword);
    await section.getByLabel("Confirm new password").fill("something else");
    await section.getByRole("button", { name: "Change password" }).click();
    await expect(section.getByText("Passwords do not match")).toBeVisible();
    await section.getByLabel("Confirm new password").fill(newPassword);
    await section.getByRole("button", { name: "Change password" }).click();
    await expect(section.getByRole("status")).toContainText("Your password is changed");
    await expect(section.getByLabel("Current password")).toHaveValue("");
    const devices = page.getByRole("region", { name: "Signed-in devices" });
    await expect(devices.getByRole("listitem")).toHaveCount(1);

    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    await phonePage.reload();
    await expect(loginHeading(phonePage)).toBeVisible();
    await logIn(phonePage, email, newPassword);
    await expect(home(phonePage)).toBeVisible();
    await phone.close();
  });

  test("shows its devices and signs the others out", async ({ page, browser, baseURL }) => {
    const email = await enterNewAccount(page);
    const phone = await browser.newContext({ baseURL: baseURL ?? "" });
    const phonePage = await phone.newPage();
    await logIn(phonePage, email);
    await expect(home(phonePage)).toBeVisible();

    await openAccount(page);
    const devices = page.getByRole("region", { name: "Signed-in devices" });
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect(devices.getByRole("listitem").first()).toContainText("Chrome on Linux");
    await expect(devices.getByRole("listitem").first()).toContainText("This device");
    await devices.getByRole("button", { name: "Sign out Chrome on Linux" }).click();
    await expect(devices.getByRole("status")).toHaveText("Chrome on Linux is signed out.");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await phonePage.reload();
    await expect(loginHeading(phonePage)).toBeVisible();
    await logIn(phonePage, email);
    await expect(home(phonePage)).toBeVisible();
    await page.reload();
    await devices.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(devices.getByRole("status")).toHaveText("Every other device is signed out.");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await phonePage.reload();
    await expect(loginHeading(phonePage)).toBeVisible();
    await phone.close();
  });

  test("has a name of one's choice, and gives out everything it holds", async ({ page }) => {
    const email = await enterNewAccount(page);
    await openAccount(page);
    const profile = page.getByRole("region", { name: "Profile" });
    await profile.getByLabel("Display name").fill("  Amira Khan ");
    await page.keyboard.press("Enter");
    await expect(profile.getByRole("status")).toHaveText("Your name is saved.");
    await expect(page.getByRole("banner").getByText("Amira Khan")).toBeVisible();

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download everything" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("smart-planner-account.json");
    const content: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(content).toMatchObject({
      account: { email, displayName: "Amira Khan" },
      sessions: [{ current: true }],
      workspace: { registers: expect.any(Array) },
    });
  });

  test("is deleted with its password, and nothing stays", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 40[13]/);
    const email = await enterNewAccount(page);
    await page.getByLabel("Available Hours").fill("5");
    await expect.poll(() => stored(page)).toContain("quickPlanHours");
    await openAccount(page);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog.getByLabel("Your password")).toBeFocused();
    await dialog.getByLabel("Your password").fill("not my password");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("That is not your current password.");
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(loginHeading(page)).toBeVisible();
    // The page leaves first; what it kept goes as soon as the server has been told.
    for (const left of [email, "quickPlanHours", "smartplanner_owner"])
      await expect.poll(() => stored(page)).not.toContain(left);
    await logIn(page, email);
    await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
  });

  test("another person on the same browser sees nothing of the first", async ({ page }) => {
    const first = await enterNewAccount(page);
    await page.getByLabel("Available Hours").fill("7");
    await subject(page).fill("Secret subject");
    await expect.poll(() => stored(page)).toContain("Secret subject");
    await logOut(page);

    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await signUp(page);
    await expect(subject(page)).toHaveValue("");
    await expect(page.getByLabel("Available Hours")).toHaveValue("");
    const keys = await page.evaluate(() =>
      ["quickPlanHours", "quickPlanSubjects", "quickPlanCache", "studyProgress"].map((key) =>
        localStorage.getItem(key),
      ),
    );
    expect(keys.join()).not.toContain("Secret subject");
    expect(sent.join()).not.toContain("Secret subject");
    await logOut(page);

    await logIn(page, first);
    await expect(subject(page)).toHaveValue("Secret subject");
    await expect(page.getByLabel("Available Hours")).toHaveValue("7");
  });

  test("a demo user who signs up takes the plan along", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue as Demo User" }).click();
    await subject(page).fill("Mathematics");
    await page.getByLabel("Available Hours").fill("3");
    await expect.poll(() => stored(page)).toContain("Mathematics");
    await openAccount(page);
    await page.getByRole("button", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
    await fillSignUp(page, newEmail());
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.getByRole("button", { name: "Yes, it is mine" }).click();
    await expect(subject(page)).toHaveValue("Mathematics");
    expect(await stored(page)).not.toContain("smartplanner_demo");
  });
});

for (const [device, screen] of devices) {
  test.describe(`on ${device}`, () => {
    test.use(screen);

    test("the account page is accessible in every state", async ({
      page,
      expectAccessible,
      allowedErrors,
    }) => {
      allowedErrors.push(/status of 403/);
      await enterNewAccount(page);
      await openAccount(page);
      await expect(page.getByText("This device", { exact: true })).toBeVisible();
      await expectAccessible();
      await page.getByRole("button", { name: "Change", exact: true }).click();
      await page.getByLabel("Current password").fill("not my password");
      await page.getByLabel("New password", { exact: true }).fill(newPassword);
      await page.getByLabel("Confirm new password").fill("something else");
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("Passwords do not match")).toBeVisible();
      await page.getByLabel("Confirm new password").fill(newPassword);
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible();
      await page.getByRole("button", { name: "Delete my account" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible();
    });
  });
}

test("the account page fits a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enterNewAccount(page);
  await page.goto("/account");
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
