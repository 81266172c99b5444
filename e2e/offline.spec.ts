import { markRegistered, whenKept } from "./kept-app.ts";
import { expect, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

test("the app is installed, kept for times without a network, and brought up to date by the student alone", async ({
  page,
  context,
  request,
  allowedErrors,
}) => {
  await markRegistered(page);
  await page.goto("/login");
  await test.step("the app can be installed", async () => {
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await request.get(address ?? "");
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: "Smart Planner",
      start_url: "/",
      display: "standalone",
    });
    const sizes: string[] = [];
    for (const { src, type, sizes: size } of [...manifest.icons, ...manifest.screenshots]) {
      const picture = await request.get(src);
      expect(picture.headers()["content-type"]).toContain(type);
      sizes.push(size);
    }
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  });
  await page.getByRole("button", { name: "Continue as Demo User" }).click();
  await expect(page).toHaveURL("/");
  await test.step("each shortcut of the installed app opens its page", async () => {
    const manifest = await (await request.get("/manifest.webmanifest")).json();
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { url } of manifest.shortcuts) {
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(url);
    }
    await page.goto("/");
  });
  await whenKept(page);
  await test.step("the server's answers are never kept", async () => {
    await page.evaluate(() => fetch("/api/health").then((answer) => answer.text()));
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return lists.flat();
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((url) => new URL(url).pathname.startsWith("/api"))).toEqual([]);
  });
  await test.step("a new version is offered, and taken only by the student", async () => {
    const loads: string[] = [];
    page.on("load", () => loads.push("load"));
    // Another script URL is another version.
    await page.evaluate(() => navigator.serviceWorker.register("/sw.js?another-version"));
    const offer = page.getByText("A new version of Smart Planner is ready.");
    // The new worker caches every file first.
    await expect(offer).toBeVisible({ timeout: 120_000 });
    expect(loads).toEqual([]);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => loads.length).toBe(1);
  });
  await test.step("the whole app works without a network after the first visit", async () => {
    // The browser's message if it cannot check for a new version.
    allowedErrors.push(/error occurred when fetching the script/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("radio", { name: "Quick Plan" })).toBeVisible();
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "Your data" })).toBeVisible();
  });
});
