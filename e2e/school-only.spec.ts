import { home, loginHeading, newEmail, openAccount, signInAtSchool } from "./people.ts";
import { expect, test } from "./test.ts";
import { startWaysProduct } from "./ways-product.ts";

test.use({
  baseURL: async ({ browserName: _ }, use) => {
    const product = await startWaysProduct({ PASSWORDS: "off" });
    await use(product.address);
    await product.stop();
  },
});

const continueAtSchool = /Continue with your school account/;

test("a school that has switched passwords off is the only way in", async ({
  page,
  allowedErrors,
  expectAccessible,
}) => {
  allowedErrors.push(/request to another host: http:\/\/127\.0\.0\.1/);
  // Whatever is about passwords leads to the login page, which has no fields.
  for (const path of ["/signup", "/reset", "/reset?code", "/reset#made-up", "/login"]) {
    await page.goto(path);
    await expect(loginHeading(page)).toBeVisible();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("button", { name: continueAtSchool })).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /account\?|password\?/ })).toHaveCount(0);
  }
  await expectAccessible();
  // What is seen first is reached first.
  await loginHeading(page).click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeFocused();

  await page.getByRole("button", { name: continueAtSchool }).click();
  const email = newEmail();
  await signInAtSchool(page, email);
  await expect(home(page)).toBeVisible();
  await openAccount(page);
  const ways = page.getByRole("region", { name: "Ways to sign in" });
  await expect(ways.getByText(`Connected as ${email}`)).toBeVisible();
  await expect(ways.getByText("Passkeys", { exact: true })).toBeVisible();
  for (const missing of ["Password", "Recovery codes"])
    await expect(ways.getByText(missing, { exact: true })).toHaveCount(0);
  // Nobody has a password to be asked for.
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByLabel("Your password")).toHaveCount(0);
});
