import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { languageKey } from "../platform/language.ts";
import { loadLanguage } from "../platform/load-language.ts";

const choices = page.getByLabelText(/^(?:Language|Sprache|اللغة)$/);

it("a language is chosen on the account page, and the page changes without a reload", async () => {
  const app = openMemoryApp({ path: "/account" });
  await choices.selectOptions("Deutsch (German) · beta");
  await expect.element(page.getByRole("heading", { level: 1, name: "Dein Konto" })).toBeVisible();
  await expect.element(choices).toHaveDisplayValue("Deutsch · Beta");
  expect(document.title).toBe("Dein Konto · Smart Planner");
  expect(document.documentElement.lang).toBe("de");
  expect(app.area.getItem(languageKey)).toBe("de");
  expect(document.cookie).toContain("smartplanner_language=de");
  expect(app.stored("smartplanner_display")).toEqual({ language: "de" });

  await choices.selectOptions("ar");
  await expect.element(page.getByRole("heading", { level: 1, name: "حسابك" })).toBeVisible();
  expect(document.documentElement.dir).toBe("rtl");
  await expectAccessible(page.getByRole("main"));

  await choices.selectOptions("en");
  await expect.element(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["en-GB", "ltr"]);
});

it("the language of another device is taken over, and typed text stays", async () => {
  const app = openMemoryApp({ path: "/contact" });
  await page.getByLabelText("Name").fill("Mona");
  app.workspace.write("smartplanner_display", { language: "ar" });
  await expect.element(page.getByLabelText("الاسم")).toHaveValue("Mona");
});

it("the latest language of another device wins over one that is still loading", async () => {
  const { promise: network, resolve: answer } = Promise.withResolvers<void>();
  const loading: Promise<unknown>[] = [];
  const app = openMemoryApp({
    path: "/contact",
    load: (tag, isMember) => {
      const loaded = network.then(() => loadLanguage(tag, isMember));
      loading.push(loaded);
      return loaded;
    },
  });
  app.workspace.write("smartplanner_display", { language: "ar" });
  await expect.poll(() => loading.length).toBe(1);
  app.workspace.write("smartplanner_display", { language: "en", clock: "12" });
  await expect.poll(() => app.platform.language.asked()).toBe("en");
  answer();
  await Promise.all(loading);
  expect(app.stored("smartplanner_display")).toEqual({ language: "en", clock: "12" });
  await expect.element(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
});

it("a choice of a visitor becomes a person's own, unless they have one", async () => {
  const app = openMemoryApp({ path: "/contact" });
  await app.platform.language.choose("de");
  await expect.poll(() => app.stored("smartplanner_display")).toEqual({ language: "de" });
  const again = app.openAgain({ path: "/contact" });
  await expect.element(page.getByRole("heading", { name: "Kontakt" })).toBeVisible();
  again.workspace.write("smartplanner_display", { language: "en", clock: "12" });
  await expect.element(page.getByRole("heading", { name: "Contact Us" })).toBeVisible();
  expect(again.stored("smartplanner_display")).toEqual({ language: "en", clock: "12" });
});

describe("where the browser prefers another language", () => {
  const preferred = ["xx", "de-AT", "en"];

  it("the login page offers it in that language, until one is chosen", async () => {
    const app = openMemoryApp({
      path: "/login",
      initial: { smartplanner_demo: false },
      preferred,
    });
    await page.getByRole("button", { name: "Continue as Demo User" }).hover();
    const offer = page.getByRole("button", { name: "Auf Deutsch anzeigen" });
    await expect.element(offer).toHaveAttribute("lang", "de");
    await expectAccessible(page.getByRole("banner"));
    await offer.click();
    await expect.element(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    await app.platform.language.choose("en");
    await expect.element(page.getByRole("heading", { name: "Login" })).toBeVisible();
    expect(page.getByRole("button", { name: "Auf Deutsch anzeigen" }).elements()).toEqual([]);
  });

  it("so does the sidebar, and the choice is synced", async () => {
    const app = openMemoryApp({ path: "/contact", preferred });
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await page.getByRole("button", { name: "Auf Deutsch anzeigen" }).click();
    await expect.element(page.getByRole("link", { name: "Übersicht" })).toBeVisible();
    await expect.poll(() => app.stored("smartplanner_display")).toEqual({ language: "de" });
  });
});
