import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Lets the code of the blog's page be something that goes wrong. */
const breakBlog = async (page: Page, code: string) => {
  await page.route(/\/assets\/blog-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: code }),
  );
};

const openBlog = async (page: Page) => {
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Blog" }).click();
};

const answering = (status: number, text: string) =>
  `export const loader = () => { throw new Response(${JSON.stringify(text)}, { status: ${status} }); };
   export const Component = () => null;`;

test.describe("the error screen", () => {
  test.beforeEach(({ allowedErrors }) => {
    allowedErrors.push(/./);
  });

  for (const [status, words] of [
    [400, "400 Bad Request"],
    [403, "403 Forbidden"],
    [404, "404 Not Found"],
    [405, "405 Method Not Allowed"],
  ] as const) {
    test(`says ${words} and the message`, async ({ page, expectAccessible }) => {
      await breakBlog(page, answering(status, "It cannot be done like that"));
      await openBlog(page);
      await expect(
        page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
      ).toBeVisible();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByText("It cannot be done like that")).toBeVisible();
      await expect(page).toHaveTitle("Error · Smart Planner");
      await expectAccessible();
    });
  }

  test("shows the message of a bug, and leads back to the app", async ({ page }) => {
    await breakBlog(page, 'throw new Error("A sum went wrong");');
    await openBlog(page);
    await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
    await expect(page.getByText("A sum went wrong")).toBeVisible();
    await page.getByRole("link", { name: "Back to Smart Planner" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  });

  for (const status of [500, 503]) {
    test(`gives way to the calm page when the server answers ${status}`, async ({ page }) => {
      await breakBlog(page, answering(status, "Down"));
      await openBlog(page);
      await expect(
        page.getByRole("heading", { name: "Smart Planner is taking a break" }),
      ).toBeVisible();
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    });
  }

  test("gives way to the calm page when a part of the app comes as a 503", async ({ page }) => {
    await page.route(/\/assets\/blog-[^/]*\.js$/, (route) => route.fulfill({ status: 503 }));
    await openBlog(page);
    await expect(
      page.getByRole("heading", { name: "Smart Planner is taking a break" }),
    ).toBeVisible();
    await page.unroute(/\/assets\/blog-[^/]*\.js$/);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Study blog" })).toBeVisible();
  });
});
