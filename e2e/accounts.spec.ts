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
} from "./people.ts";
import { expect, test } from "./test.ts";

test("an account is made, left and entered again", { tag: "@stores" }, async ({
  page,
  context,
}) => {
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

test("a sign-up is refused with the specified alert and the reason, a wrong password is logged without a message", {
  tag: "@long",
}, async ({ page, allowedErrors }) => {
  const email = await enterNewAccount(page);
  await logOut(page);
  await test.step("is refused with the specified alert and the reason", async () => {
    allowedErrors.push(/status of 4(22|09)/);
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
  await test.step("a wrong password is logged, without a message", async () => {
    allowedErrors.push(/status of 401/);
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
});

test("an account has a name, shows its devices, changes its password, gives out everything, and is deleted", async ({
  page,
  browser,
  baseURL,
  allowedErrors,
  expectAccessibleOnAllScreens,
}) => {
  allowedErrors.push(/status of 40[13]/);
  const email = await enterNewAccount(page);
  // sign-in.spec.ts shows the message of an ended session.
  const phone = await browser.newContext({ baseURL: baseURL ?? "" });
  const signInOnPhone = async (secret: string) => {
    await phone.clearCookies();
    const answer = await phone.request.post("/api/account/sign-in", {
      data: { email, password: secret },
    });
    expect(answer.ok()).toBe(true);
  };
  const statusOnPhone = async () => (await phone.request.get("/api/account/sessions")).status();
  await signInOnPhone(password);
  expect(await statusOnPhone()).toBe(200);
  await page.getByLabel("Available Hours").fill("5");
  await expect.poll(() => stored(page)).toContain("quickPlanHours");
  await openAccount(page);
  const devices = page.getByRole("region", { name: "Signed-in devices" });
  await test.step("shows its devices and signs the others out", async () => {
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expectAccessibleOnAllScreens();
    await expect(devices.getByRole("listitem").first()).toContainText("Chrome, Linux");
    await expect(devices.getByRole("listitem").first()).toContainText("This device");
    await devices.getByRole("button", { name: "Sign out Chrome, Linux" }).click();
    await expect(devices.getByRole("status")).toHaveText("Chrome, Linux is signed out.");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    expect(await statusOnPhone()).toBe(401);
  });
  await test.step("a change of the password ends every other session", async () => {
    await signInOnPhone(password);
    const section = page.getByRole("region", { name: "Ways to sign in" });
    await section.getByRole("button", { name: "Change" }).click();
    await section.getByLabel("Current password").fill(password);
    await section.getByLabel("New password", { exact: true }).fill(newPassword);
    await section.getByLabel("Confirm new password").fill(newPassword);
    await section.getByRole("button", { name: "Change password" }).click();
    await expect(section.getByRole("status")).toContainText("Your password is changed");
    await expect(section.getByLabel("Current password")).toHaveValue("");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    expect(await statusOnPhone()).toBe(401);
    await signInOnPhone(newPassword);
  });
  await test.step("all other devices are signed out at once", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
    await devices.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(devices.getByRole("status")).toHaveText("Every other device is signed out.");
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    expect(await statusOnPhone()).toBe(401);
    await phone.close();
  });
  await test.step("has a name of one's choice, and gives out everything it holds", async () => {
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
  await test.step("is deleted with its password, and nothing stays", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your password").fill(newPassword);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(loginHeading(page)).toBeVisible();
    // The page leaves first; stored data follows once the server knows.
    for (const left of [email, "quickPlanHours", "smartplanner_owner"])
      await expect.poll(() => stored(page)).not.toContain(left);
    await logIn(page, email, newPassword);
    await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
  });
});
