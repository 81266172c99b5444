import { languages } from "@smart-planner/words/languages";
import type { Plugin } from "vite";

const rightToLeft = Object.keys(languages).filter((tag) => languages[tag]?.direction === "rtl");

/** Language and direction before the first paint; an English page is hidden until it is translated. */
const script = `try {
  const tag = localStorage.getItem("smartplanner_language") ?? "en";
  const root = document.documentElement;
  if (tag !== "en") {
    root.lang = tag;
    root.dir = ${JSON.stringify(rightToLeft)}.includes(tag) ? "rtl" : "ltr";
    root.style.visibility = "hidden";
  }
} catch {
  // The page is English where storage is forbidden.
}`;

/** In a build with other languages. */
export const languageHead = (): Plugin => ({
  name: "language-head",
  transformIndexHtml: () =>
    process.env.VITE_LANGUAGES === "on"
      ? [{ tag: "script", children: script, injectTo: "head" }]
      : [],
});
