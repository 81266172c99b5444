import { pseudoWords } from "@smart-planner/words/pseudo";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "../../test/memory-app.tsx";

/** Screens whose texts all come from words. */
const visitors = ["/login", "/signup", "/reset?code", "/contact", "/blog", "/blog/1"];
const signedIn = ["/account", "/focus", "/time"];
const widths = [360, 1280];

/** A student's names and the posts are not in the language of the page. */
const isOwn = (element: Element): boolean =>
  element.closest("[data-own], [dir=auto], bdi, [lang]:not(html)") !== null;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const isHardCoded = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !text.includes("⟦") &&
  !["Smart Planner", "English"].includes(text.trim());

/** Texts and accessible names on the page that are not from words. */
const hardCoded = (): readonly string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (parent === null || parent.closest("script, style") !== null) continue;
    if (isSeen(parent) && !isOwn(parent) && isHardCoded(textContent ?? ""))
      found.push(textContent ?? "");
  }
  for (const name of ["aria-label", "placeholder", "title", "alt"])
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? "";
      if (isSeen(element) && !isOwn(element) && isHardCoded(text)) found.push(`${name}: ${text}`);
    }
  const heading = document.querySelector("h1");
  const title = document.title.replace("· Smart Planner", "");
  if (isHardCoded(title) && heading !== null && !isOwn(heading)) found.push(title);
  return found;
};

/** Texts that their element cuts off; decoration and texts for screen readers alone are left out. */
const cut = (): readonly string[] =>
  [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter(
      (element) =>
        element.textContent?.includes("⟦") === true &&
        isSeen(element) &&
        element.clientWidth > 1 &&
        element.closest("[aria-hidden=true]") === null &&
        getComputedStyle(element).overflowX !== "visible" &&
        !/auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    )
    .map((element) => element.textContent ?? "");

it.each(
  widths.flatMap((width) => [
    ...visitors.map((path) => ({ path, width, demo: false })),
    ...signedIn.map((path) => ({ path, width, demo: true })),
  ]),
)("$path in the pseudo-language fits $width pixels, with no hard-coded text", async (screen) => {
  await page.viewport(screen.width, 900);
  openMemoryApp({
    path: screen.path,
    spoken: { tag: "en-XA", direction: "ltr", words: pseudoWords },
    initial: { smartplanner_demo: screen.demo },
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(hardCoded).toEqual([]);
  expect(cut()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(screen.width);
});
