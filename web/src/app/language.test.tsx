import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { languageKey } from "../platform/language.ts";

const choose = async (language: string) => {
  const choices = page.getByRole("radiogroup", { name: /Language|Sprache|اللغة/ });
  await choices.getByRole("radio", { name: new RegExp(language) }).click();
};

it("a language is chosen on the account page, and the page changes without a reload", async () => {
  const app = openMemoryApp({ path: "/account" });
  await choose("Deutsch");
  await expect.element(page.getByRole("heading", { level: 1, name: "Dein Konto" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /Deutsch/ })).toBeChecked();
  expect(document.title).toBe("Dein Konto · Smart Planner");
  expect(document.documentElement.lang).toBe("de");
  expect(app.area.getItem(languageKey)).toBe("de");
  expect(document.cookie).toContain("smartplanner_language=de");
  expect(app.stored("smartplanner_display")).toEqual({ language: "de" });

  await choose("العربية");
  await expect.element(page.getByRole("heading", { level: 1, name: "حسابك" })).toBeVisible();
  expect(document.documentElement.dir).toBe("rtl");
  await expectAccessible(page.getByRole("main"));

  await choose("English");
  await expect.element(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["en-GB", "ltr"]);
});

it("the language of another device is taken over, and typed text stays", async () => {
  const app = openMemoryApp({ path: "/contact" });
  await page.getByLabelText("Name").fill("Mona");
  app.workspace.write("smartplanner_display", { language: "ar" });
  await expect.element(page.getByLabelText("الاسم")).toHaveValue("Mona");
});
