import { holdBack } from "./hold-back.ts";
import { expect, test } from "./test.ts";

const posts = [1, 2, 3, 4, 5, 6].map((id) => `/blog/${id}`);
const publicPaths = ["/blog", ...posts, "/contact", "/accessibility", "/login", "/signup"];

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page can be read", async ({ page }) => {
    for (const path of publicPaths.slice(1)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // A page with a form says why its button does nothing.
      if (path === "/contact" || path === "/login")
        await expect(page.locator("noscript")).toBeInViewport();
      if (path === "/contact") await expect(page.getByLabel("Message")).toBeVisible();
      if (path === "/login")
        await expect(page.getByRole("button", { name: "Continue as Demo User" })).toBeVisible();
    }
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(6);
    await page.getByRole("link", { name: "Active recall" }).click();
    await expect(page.getByText("Familiarity is not memory.")).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/blog\?$/);
  });
});

test("public pages describe themselves, and feed, sitemap and robots lead to them", async ({
  page,
  baseURL,
}) => {
  await test.step("every public page names its title, description, address and preview", async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const images = new Set<string>();
    for (const path of publicPaths) {
      const html = await (await page.request.get(path)).text();
      const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
      const content = (name: string) =>
        first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
      titles.add(first(/<title>([^<]+)<\/title>/));
      descriptions.add(content("description"));
      expect(first(/<link rel="canonical" href="([^"]*)"/)).toBe(`${baseURL}${path}`);
      expect(content("og:url")).toBe(`${baseURL}${path}`);
      expect(content("og:title")).not.toBe("");
      images.add(content("og:image"));
    }
    expect(titles.size).toBe(publicPaths.length);
    expect(descriptions.size).toBe(publicPaths.length);
    for (const image of images)
      expect((await page.request.get(image)).headers()["content-type"]).toBe("image/png");
  });
  await test.step("an article describes itself to machines", async () => {
    const html = await (await page.request.get("/blog/5")).text();
    const [, data = ""] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
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

test("when the app takes over, nothing typed, pressed or scrolled before is lost", async ({
  page,
}) => {
  await test.step("a reader who scrolled is not moved, and the next page does not keep the address of the first", async () => {
    const release = await holdBack(page, "*");
    await page.goto("/blog/2", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 700));
    release();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await page.getByRole("link", { name: "Note-taking that makes revision easy" }).click();
    await expect(page).toHaveURL(/\/blog\/6$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
  await test.step("text typed before stays, and a press of the button waits", async () => {
    const release = await holdBack(page, "*");
    await page.goto("/contact", { waitUntil: "commit" });
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    release();
    await expect(page.getByText("Thank you for contacting us!")).toBeVisible();
  });
});
