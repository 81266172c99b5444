import { expect, test } from "./test.ts";

test("the contact page is open to everyone, thanks in place of the form, and sends nothing", async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expectAccessibleOnAllScreens();
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Message").fill("My plan is empty on Sundays.");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you for contacting us!")).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
  expect(requests).toEqual([]);
  await expectAccessibleOnAllScreens();
});
