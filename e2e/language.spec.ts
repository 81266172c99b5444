import { holdBack } from "./hold-back.ts";
import { markRegistered, whenKept } from "./kept-app.ts";
import { expect, test } from "./test.ts";

const languages = {
  de: "ltr",
  ar: "rtl",
  es: "ltr",
  fr: "ltr",
  "pt-BR": "ltr",
  ja: "ltr",
} as const;

for (const [tag, direction] of Object.entries(languages))
  test(`public pages are made in ${tag} at the same addresses, and the app takes them over`, {
    // Languages in Latin script behave as German does.
    tag: /^(?:es|fr|pt-BR)$/.test(tag) ? "@long" : [],
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "smartplanner_language", value: tag, url: baseURL ?? "" }]);
    await page.addInitScript((chosen) => {
      localStorage.setItem("smartplanner_language", chosen);
    }, tag);
    for (const path of ["/login", "/signup", "/contact", "/blog"]) {
      const release = await holdBack(page, "*");
      const answer = await page.goto(path, { waitUntil: "commit" });
      expect(answer?.headers().vary).toContain("Cookie");
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      const text = await heading.textContent();
      await heading.evaluate((element) => element.setAttribute("data-made", ""));
      release();
      await page.waitForLoadState("networkidle");
      // The same element, with the same text; a difference is a message that fails the test.
      await expect(page.locator("h1[data-made]")).toHaveText(text ?? "");
    }
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await (await page.request.get(address ?? "")).json();
    expect(manifest).toMatchObject({ id: "/", lang: tag, dir: direction });
  });

test("the login page of every language is small, with fonts of its own", async ({
  browser,
  baseURL,
}) => {
  for (const tag of ["en", ...Object.keys(languages)]) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.addCookies([{ name: "smartplanner_language", value: tag, url: baseURL ?? "" }]);
    const page = await context.newPage();
    await page.addInitScript((chosen) => {
      localStorage.setItem("smartplanner_language", chosen);
    }, tag);
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    let bytes = 0;
    wire.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(`${baseURL}/login`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft({ tag, isSmall: bytes < 156 * 1024, bytes }).toMatchObject({ isSmall: true });
    await context.close();
  }
});

test.describe("a browser in German", () => {
  test.use({ serviceWorkers: "allow", locale: "de-AT" });

  test("German is offered, chosen, kept without a network, and left again", async ({
    page,
    context,
    allowedErrors,
  }) => {
    const files: string[] = [];
    context.on("request", (sent) => files.push(sent.url()));
    const language = () => page.evaluate(() => document.documentElement.lang);
    await markRegistered(page);
    await test.step("the page is English until the offer is pressed, and typed text stays", async () => {
      await page.goto("/login");
      const offer = page.getByRole("button", { name: "Auf Deutsch anzeigen" });
      await expect(offer).toBeVisible();
      expect(await language()).toBe("en-GB");
      await page.getByLabel("Email").fill("mona@example.org");
      await offer.click();
      await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
      await expect(page.getByLabel("E-Mail")).toHaveValue("mona@example.org");
      expect(await language()).toBe("de");
    });
    await test.step("it is the language after a reload and of the account", async () => {
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
      await whenKept(page);
      await page.getByRole("button", { name: "Als Demo fortfahren" }).click();
      await expect(page).toHaveURL("/");
      await page.goto("/account");
      await expect(page.getByRole("heading", { level: 1, name: "Dein Konto" })).toBeVisible();
      expect(files.filter((url) => url.includes("/words-ar"))).toEqual([]);
    });
    const choice = page.getByLabel(/^(?:Sprache|Language)$/);
    await test.step("without a network it stays; a language that was never loaded says so", async () => {
      // The browser's messages about files and addresses that it cannot load.
      allowedErrors.push(
        /ERR_(?:FAILED|INTERNET_DISCONNECTED)|error occurred when fetching the script/,
      );
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Dein Konto" })).toBeVisible();
      await choice.selectOption("ar");
      await expect(page.getByRole("alert")).toContainText("konnte nicht geladen werden");
      await expect(choice).toHaveValue("de");
      expect(await language()).toBe("de");
    });
    await test.step("English is always there", async () => {
      await choice.selectOption("en");
      await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
      expect(await language()).toBe("en-GB");
    });
  });
});
