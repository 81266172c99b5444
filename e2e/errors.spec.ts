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

test.beforeEach(({ allowedErrors }) => {
  allowedErrors.push(/./);
});

test("an error of a page has a screen of its own, which leads back to the app", async ({
  page,
  expectAccessible,
}) => {
  await breakBlog(
    page,
    `export const loader = () => { throw new Response("It cannot be done like that", { status: 403 }); };
     export const Component = () => null;`,
  );
  await openBlog(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
  ).toBeVisible();
  await expect(page.getByText("403 Forbidden", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Error · Smart Planner");
  await expectAccessible();
  await page.getByRole("link", { name: "Back to Smart Planner" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
});

test("a part of the app that comes as a 503 gives way to the calm page, until it is tried again", async ({
  page,
  expectAccessible,
}) => {
  await page.route(/\/assets\/blog-[^/]*\.js$/, (route) => route.fulfill({ status: 503 }));
  await openBlog(page);
  await expect(
    page.getByRole("heading", { name: "Smart Planner is taking a break" }),
  ).toBeVisible();
  await expect(page.getByText("Your plan and your progress are safe")).toBeVisible();
  await expectAccessible();
  await page.unroute(/\/assets\/blog-[^/]*\.js$/);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Study blog" })).toBeVisible();
});
