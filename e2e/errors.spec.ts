import { nextAlert, startDemo } from "./people.ts";
import { expect, test } from "./test.ts";

const blog = /\/assets\/blog-[^/]*\.js$/;

test("errors and failed downloads have a page or a message of their own, and a way back", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  const openBlog = async () => {
    await page.goto("/contact");
    await page.waitForLoadState("networkidle");
    const site = page.getByRole("navigation", { name: "Site" });
    await site.getByRole("link", { name: "Blog" }).click();
  };
  await test.step("an error of a page has a screen of its own, which leads back to the app", async () => {
    const code = `export const loader = () => { throw new Response("It cannot be done like that", { status: 403 }); };
      export const Component = () => null;`;
    await page.route(blog, (route) =>
      route.fulfill({ contentType: "text/javascript", body: code }),
    );
    await openBlog();
    await expect(page.getByText("403 Forbidden", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Back to Smart Planner" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    await page.unroute(blog);
  });
  await test.step("a part of the app that comes as a 503 gives way to the calm page, until it is tried again", async () => {
    await page.route(blog, (route) => route.fulfill({ status: 503 }));
    await openBlog();
    await expect(
      page.getByRole("heading", { name: "Smart Planner is taking a break" }),
    ).toBeVisible();
    await expect(page.getByText("Your plan is safe in this browser")).toBeVisible();
    await page.unroute(blog);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Study blog" })).toBeVisible();
  });
  await test.step("Notification Settings that cannot be downloaded say so, and leave the page as it is", async () => {
    await page.route(/\/assets\/notification-settings[^/]*\.js$/, (route) => route.abort());
    await startDemo(page);
    const message = nextAlert(page);
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await page.getByRole("button", { name: "Notifications" }).click();
    expect(await message).toMatch(/could not be loaded. Check your connection/);
    await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
  });
});
