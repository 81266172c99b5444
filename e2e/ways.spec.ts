import type { Page } from "@playwright/test";
import {
  enterNewAccount,
  fillSignUp,
  home,
  logIn,
  loginHeading,
  logOut,
  newEmail,
  newPassword,
  openAccount,
  signInAtSchool,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.use({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.E2E_WAYS_URL);
  },
});

const mailsTo = async (page: Page, email: string): Promise<{ subject: string; body: string }[]> => {
  const answer = await page.request.get(`${process.env.E2E_MAILBOX_URL}/mails?to=${email}`);
  return answer.json();
};

const linkIn = async (page: Page, email: string, subject: string): Promise<string> => {
  let found = "";
  await expect(async () => {
    const mails = (await mailsTo(page, email)).filter((mail) => mail.subject === subject);
    found = /http:\/\/localhost:\d+\/[^\s"<]+/.exec(mails.at(-1)?.body ?? "")?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 60_000 });
  return found;
};

/** An authenticator with user verification. */
const withAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether the virtual authenticator answers autofill requests. */
  const suggest = (isOn: boolean) =>
    page.evaluate((on) => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => on;
    }, isOn);
  return { suggest };
};

const ways = (page: Page) => page.getByRole("region", { name: "Ways to sign in" });

test("an address is confirmed and changed, and a forgotten password replaced, through links in mails", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 4(10|22)/);
  let email = await enterNewAccount(page);
  await test.step("an address is confirmed, and changed when both ends have said yes", async () => {
    const next = newEmail();
    await openAccount(page);
    const profile = page.getByRole("region", { name: "Profile" });
    await expect(profile.getByText("Not confirmed yet")).toBeVisible();
    await page.goto(await linkIn(page, email, "Is this your e-mail address?"));
    await page.getByRole("button", { name: "Yes, it is mine" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

    await page.goto("/account");
    await expect(profile.getByText("Not confirmed yet")).toHaveCount(0);
    await profile.getByRole("button", { name: "Change email" }).click();
    await profile.getByLabel("New email").fill(next);
    await profile.getByRole("button", { name: "Send both links" }).click();
    await expect(profile.getByRole("status")).toContainText("open the links in both mails");
    await page.goto(await linkIn(page, next, "Use this address for your account?"));
    await page.getByRole("button", { name: "Yes, use it" }).click();
    await expect(page.getByRole("heading", { name: "Half done" })).toBeVisible();
    await page.goto(await linkIn(page, email, "Change the e-mail address of your account?"));
    await page.getByRole("button", { name: "Allow the change" }).click();
    await expect(page.getByRole("heading", { name: "Your address is changed" })).toBeVisible();
    await page.goto("/account");
    await expect(profile.getByText(next)).toBeVisible();
    email = next;
  });
  await test.step("a forgotten password is replaced through a link in a mail, which works once", async () => {
    await logOut(page);
    await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible();
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await expect(page.getByText(/send it again in \d+ s/)).toBeVisible();

    const link = await linkIn(page, email, "Choose a new password");
    await page.goto(link);
    await expect(page.getByText(`For ${email}`)).toBeVisible();
    const field = page.getByLabel("New password");
    await field.fill("password1");
    await page.getByRole("button", { name: "Save and log in" }).click();
    await expect(page.getByRole("alert")).toContainText("among the first that others would try");
    await field.fill(newPassword);
    await expect(page.getByText("Strong.")).toBeVisible();
    await page.getByRole("button", { name: "Save and log in" }).click();
    await expect(home(page)).toBeVisible();

    await logOut(page);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await page.getByRole("link", { name: "Send a new link" }).click();
    await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
    await logIn(page, email, newPassword);
    await expect(home(page)).toBeVisible();
  });
});

test("recovery codes are shown after a sign-up, and one of them lets its owner in", {
  tag: "@long",
}, async ({ page, allowedErrors, expectAccessibleOnAllScreens }) => {
  allowedErrors.push(/status of 401/);
  const email = newEmail();
  await page.goto("/signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(home(page)).toBeVisible();
  await page.getByRole("button", { name: "Show my recovery codes" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessibleOnAllScreens();
  const [code = ""] = await codes.allTextContents();
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(codes).toHaveCount(0);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show my recovery codes" })).toHaveCount(0);

  await logOut(page);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("link", { name: "I have a recovery code" }).click();
  await expect(page.getByRole("heading", { name: "Use a recovery code" })).toBeVisible();
  const recover = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Recovery code").fill(code.toUpperCase());
    await page.getByLabel("New password").fill(newPassword);
    await page.getByRole("button", { name: "Save and log in" }).click();
  };
  await recover();
  await expect(home(page)).toBeVisible();
  await logOut(page);
  await page.goto("/reset?code");
  await recover();
  await expect(page.getByRole("alert")).toContainText("The email or the code is not right.");
});

test("a passkey is added, named and removed, and signs in by the button and by suggestion", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 4(01|09)/);
  const { suggest } = await withAuthenticator(page);
  await enterNewAccount(page);
  await openAccount(page);
  await ways(page).getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name of the passkey").fill("Laptop");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(ways(page).getByText(/Added .*, not used yet/)).toBeVisible();

  await ways(page).getByRole("button", { name: "Rename Laptop" }).click();
  await page.getByLabel("Name of the passkey").fill("Desk");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(ways(page).getByRole("button", { name: "Rename Desk" })).toBeVisible();

  // With it, the password can be removed and set again.
  await ways(page).getByRole("button", { name: "Change", exact: true }).click();
  await ways(page).getByRole("button", { name: "Remove the password" }).click();
  await expect(ways(page).getByText("You have none yet.")).toBeVisible();

  await suggest(false);
  await logOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(home(page)).toBeVisible();

  // The virtual authenticator answers the autofill request.
  await suggest(true);
  const suggested = page.waitForResponse(/passkeys\/sign-in$/);
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  expect((await suggested).status()).toBe(200);
  await expect(home(page)).toBeVisible();

  await openAccount(page);
  await expect(ways(page).getByText(/last used/)).toBeVisible();
  await ways(page).getByRole("button", { name: "Remove Desk" }).click();
  await expect(ways(page).getByRole("alert")).toContainText("Add another way first.");
  await ways(page).getByRole("button", { name: "Set a password" }).click();
  for (const field of ["New password", "Confirm new password"])
    await ways(page).getByLabel(field, { exact: true }).fill(newPassword);
  await ways(page).getByRole("button", { name: "Set password" }).click();
  await expect(ways(page).getByText(/^Changed /)).toBeVisible();
  await ways(page).getByRole("button", { name: "Remove Desk" }).click();
  await expect(ways(page).getByRole("list", { name: "Passkeys" })).toHaveCount(0);

  // Removed here, the passkey stays on the device and opens nothing.
  await suggest(false);
  await logOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("That passkey did not work here.");
  await expect(loginHeading(page)).toBeVisible();
});

test("a school account signs in, is connected with proof of both, and signs out there too", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/request to another host: http:\/\/127\.0\.0\.1/, /status of 409/);
  const login = newEmail();
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with your school account" }).click();
  await signInAtSchool(page, login);
  await expect(home(page)).toBeVisible();
  await openAccount(page);
  await expect(ways(page).getByText(`Connected as ${login}`)).toBeVisible();
  await ways(page).getByRole("button", { name: "Disconnect" }).click();
  await expect(ways(page).getByRole("alert")).toContainText("Add another way first.");

  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: /sign me out/i }).click();
  await expect(loginHeading(page)).toBeVisible();

  // A password account connects a school account.
  const email = await enterNewAccount(page);
  const second = newEmail();
  await openAccount(page);
  await ways(page).getByRole("button", { name: "Connect", exact: true }).click();
  await signInAtSchool(page, second);
  await expect(ways(page).getByText(`Connected as ${second}`)).toBeVisible();
  await logOut(page);
  await page.getByRole("button", { name: "Continue with your school account" }).click();
  await expect(home(page)).toBeVisible();
  await openAccount(page);
  await expect(page.getByText(email).first()).toBeVisible();
});
