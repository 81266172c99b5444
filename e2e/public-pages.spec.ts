import { expect, test } from "./test.ts";

const posts = [1, 2, 3, 4, 5, 6].map((id) => `/blog/${id}`);
const publicPaths = ["/blog", ...posts, "/contact", "/login", "/signup"];

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page can be read", async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto("/blog");
    await expect(page.getByRole("article")).toHaveCount(6);
    await page.getByRole("link", { name: "Active recall" }).click();
    await expect(page.getByText("Familiarity is not memory.")).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/blog\?$/);
    await page.goto("/contact");
    await expect(page.getByLabel("Message")).toBeVisible();
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Continue as Demo User" })).toBeVisible();
  });

  test("a page with a form says why its button does nothing", async ({ page }) => {
    for (const path of ["/login", "/contact"]) {
      await page.goto(path);
      await expect(page.locator("noscript")).toBeInViewport();
    }
  });
});

test("public pages describe themselves, and feed, sitemap and robots lead to them", async ({
  page,
  baseURL,
}) => {
  await test.step("every public page names its title, description, address and preview", async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const path of publicPaths) {
      const html = await (await page.request.get(path)).text();
      await page.setContent(html.replace(/<script\b[^>]*src=[^>]*><\/script>/g, ""));
      titles.add(await page.title());
      const content = (selector: string) => page.locator(selector).getAttribute("content");
      descriptions.add(await content('meta[name="description"]'));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `${baseURL}${path}`,
      );
      expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${path}`);
      expect(await content('meta[property="og:title"]')).not.toBe("");
      const image = await content('meta[property="og:image"]');
      expect((await page.request.get(image ?? "")).headers()["content-type"]).toBe("image/png");
    }
    expect(titles.size).toBe(publicPaths.length);
    expect(descriptions.size).toBe(publicPaths.length);
  });
  await test.step("an article describes itself to machines", async () => {
    await page.goto("/blog/5");
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({
      "@type": "BlogPosting",
      headline: "Sleep is part of the syllabus",
      datePublished: "2026-04-14",
      mainEntityOfPage: `${baseURL}/blog/5`,
    });
  });
  await test.step("feed, sitemap and robots lead to the pages", async () => {
    const feed = await page.request.get("/feed.xml");
    expect(feed.headers()["content-type"]).toContain("xml");
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    const robots = await (await page.request.get("/robots.txt")).text();
    expect((await feed.text()).match(/<item>/g)).toHaveLength(6);
    for (const path of publicPaths) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  });
});

test("when the app takes over, nothing typed or pressed before is lost", async ({ page }) => {
  await test.step("text typed before stays, and a press of the button waits", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/contact", { waitUntil: "commit" });
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    release();
    await expect(async () => {
      await page.getByRole("button", { name: "Send Message" }).click({ timeout: 1_000 });
      await expect(page.getByText("Thank you for contacting us!")).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
  await test.step("a login typed before is not lost", async () => {
    await page.unrouteAll();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel("Email").fill("ada@example.org");
    release();
    await page.waitForLoadState("networkidle");
    await page.getByRole("textbox", { name: "Password" }).fill("secret");
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.org");
  });
  await test.step("a category in the address shows that category alone", async () => {
    await page.unrouteAll();
    await page.goto("/blog?category=Health");
    await expect(page.getByRole("article")).toHaveCount(1);
  });
  await test.step("the next page does not keep the address of the first", async () => {
    await page.goto("/blog/2");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Note-taking that makes revision easy" }).click();
    await expect(page).toHaveURL(/\/blog\/6$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});

test("a reader who scrolled is not moved", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/blog/2", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  release();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
