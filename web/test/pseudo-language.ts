import { pseudoWords } from "@smart-planner/words/pseudo";
import { expect } from "vitest";
import type { Spoken } from "../src/platform/language.ts";

export const pseudoLanguage: Spoken = { tag: "en-XA", direction: "ltr", words: pseudoWords };

/** A student’s names, codes and the posts are not in the language of the page; a unit is cut off its length. */
const isOwn = (element: Element): boolean =>
  element.closest("[data-own], [data-unit], [dir=auto], bdi, code, [lang]:not(html)") !== null;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Names that tests enter, whole or shortened, and words that are the same in every language. */
const names = [
  "Mathematics",
  "Chemistry",
  "English Literature",
  "History",
  "Essay 2",
  "Map",
  "Sheet",
  "School",
];
const untranslated = new RegExp(
  [
    ...names,
    ...names.map((name) => `^${name.slice(0, 3)}$`),
    "Smart Planner",
    "^Esc$",
    "English",
    "[AP]M$",
    "\\S+@\\S+",
  ].join("|"),
  "gi",
);

const isHardCoded = (text: string): boolean =>
  /\p{L}{2}/u.test(text.trim().replaceAll(untranslated, "")) && !text.includes("⟦");

/** Texts and accessible names that are not from words. */
const hardCoded = (root: Element): readonly string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (parent === null || parent.closest("script, style, textarea") !== null) continue;
    // A closed list shows one option, and any at a press.
    if (
      isSeen(parent.closest("select") ?? parent) &&
      !isOwn(parent) &&
      isHardCoded(textContent ?? "")
    )
      found.push(textContent ?? "");
  }
  for (const name of ["aria-label", "placeholder", "title", "alt"])
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? "";
      if (isSeen(element) && !isOwn(element) && isHardCoded(text)) found.push(`${name}: ${text}`);
    }
  const heading = root.querySelector("h1");
  const title = document.title.replace("· Smart Planner", "");
  if (isHardCoded(title) && heading !== null && !isOwn(heading)) found.push(title);
  return found;
};

/** Texts that their element cuts off; decoration and texts for screen readers alone are left out. */
const cut = (root: Element): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>("*")]
    .filter(
      (element) =>
        element.textContent?.includes("⟦") === true &&
        isSeen(element) &&
        // A session's tile is as long as the session; its details have its whole name.
        !isOwn(element) &&
        element.closest("[data-day]") === null &&
        element.clientWidth > 1 &&
        element.closest("[aria-hidden=true]") === null &&
        getComputedStyle(element).overflowX !== "visible" &&
        // Tables and calendars scroll sideways, a dialog must not.
        (element.role === "dialog" || !/auto|scroll/.test(getComputedStyle(element).overflowX)) &&
        element.scrollWidth > element.clientWidth + 1,
    )
    .map((element) => element.textContent ?? "");

/** Elements beyond the window, if that makes the page wider than it. */
export const wide = (root: Element): readonly string[] =>
  document.documentElement.scrollWidth > window.innerWidth
    ? [...root.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
        .map((element) => `${element.tagName} ${element.textContent}`)
    : [];

/** Everything that is seen now is from words, whole, and within the window. */
export const look = async (name: string, root: Element = document.body) => {
  const found = () => ({
    name,
    hardCoded: hardCoded(root),
    cut: cut(root),
    wide: wide(document.body),
  });
  await expect.poll(found).toEqual({ name, hardCoded: [], cut: [], wide: [] });
};
