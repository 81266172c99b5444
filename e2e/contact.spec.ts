import { expect, test } from "./test.ts";

test.describe("Contact page", () => {
  test("has Name, Email and Message, all required, and is open to everyone", async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/contact");
    await expect(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
    for (const label of ["Name", "Email", "Message"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("required", "");
    }
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    await expectAccessible();
  });

  test("leaves the form alone until the browser finds every field filled in", async ({ page }) => {
    await page.goto("/contact");
    const send = page.getByRole("button", { name: "Send Message" });
    await send.click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Message").fill("Hello");
    await send.click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByText("Thank you for contacting us!")).toHaveCount(0);
  });

  test("thanks in place of the form, and sends nothing", async ({ page, expectAccessible }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Message").fill("My plan is empty on Sundays.");
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.getByRole("button", { name: "Send Message" }).click();
    const thanks = page.getByText("Thank you for contacting us!");
    await expect(thanks).toBeVisible();
    await expect(thanks).toBeFocused();
    await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
    await expect(page).toHaveURL(/\/contact$/);
    expect(requests).toEqual([]);
    await expectAccessible();
  });

  test("is reached from the sidebar of a signed-in user", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue as Demo User" }).click();
    await page.getByRole("button", { name: "Open sidebar" }).click();
    const sidebar = page.getByRole("navigation", { name: "Main" });
    await sidebar.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
  });

  test("is accessible and fits a phone", async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/contact");
    await expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
