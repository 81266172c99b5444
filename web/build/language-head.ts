import { directionOf, languageTags } from "@smart-planner/words/languages";
import type { Plugin } from "vite";

const rightToLeft = languageTags.filter((tag) => directionOf(tag) === "rtl");

/** Language and direction before the first paint; a page in another language is hidden until it is translated. */
const script = `try {
  const tag = localStorage.getItem("smartplanner_language") ?? "en";
  const lang = tag === "en" ? "en-GB" : tag;
  const root = document.documentElement;
  if (lang !== root.lang) {
    root.lang = lang;
    root.dir = ${JSON.stringify(rightToLeft)}.includes(tag) ? "rtl" : "ltr";
    root.style.visibility = "hidden";
  }
} catch {
  // The page keeps its language where storage is forbidden.
}`;

export const languageHead = (): Plugin => ({
  name: "language-head",
  transformIndexHtml: () => [{ tag: "script", children: script, injectTo: "head" }],
});
