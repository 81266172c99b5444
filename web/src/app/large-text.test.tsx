import { focusWords } from "@smart-planner/words/en/focus";
import { homeWords } from "@smart-planner/words/en/home";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { wide } from "../../test/pseudo-language.ts";
import { loadLanguage } from "../platform/load-language.ts";

it("at twice the text no part of the Advanced Scheduler and of Focus is wider than 360 pixels, in German", async () => {
  const spoken = await loadLanguage("de", true);
  if (spoken === undefined) throw new Error("No German");
  await page.viewport(360, 900);
  document.documentElement.style.fontSize = "200%";
  document.documentElement.lang = "de";
  const fits = () => expect.poll(() => wide(document.body)).toEqual([]);
  const app = openMemoryApp({
    spoken,
    path: "/?mode=advanced",
    initial: { advancedPlanSubjects: [{ subject: "Mathematik", examDate: "2026-06-24" }] },
  });
  for (const name of Object.values(spoken.words(homeWords).tabs)) {
    await page.getByRole("tab", { name, exact: true }).click();
    await fits();
  }
  await app.router.navigate("/focus");
  await page.getByRole("button", { name: spoken.words(focusWords).justTimer }).click();
  await fits();
});
