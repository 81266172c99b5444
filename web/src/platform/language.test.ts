import { refusalWords } from "@smart-planner/words/en/refusals";
import { refusalText } from "@smart-planner/words/refusal";
import { said, wordsOf } from "@smart-planner/words/said";
import { expect, it } from "vitest";
import { createApi } from "./api.ts";
import { createLanguage, languageKey, type Spoken } from "./language.ts";

const hello = { text: "Hello" };
const plan = { text: "Plan" };

const opened = (initial: Readonly<Record<string, string>> = {}) => {
  const entries = new Map(Object.entries(initial));
  const shown: Spoken[] = [];
  const loaded: string[] = [];
  let isAway = false;
  const language = createLanguage({
    area: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, text) => void entries.set(key, text),
      removeItem: (key) => void entries.delete(key),
    },
    log: { warn: () => undefined, error: () => undefined },
    load: async (tag, isMember) => {
      if (isAway) throw new Error("No network");
      if (tag !== "ar") return undefined;
      loaded.push(isMember ? "members" : "visitors");
      const translated = [said(hello, { text: "مرحبا" })];
      const more = isMember ? [said(plan, { text: "خطة" })] : [];
      const refusals = wordsOf([
        said(refusalWords, { ...refusalWords, malformed: "أعد المحاولة" }),
      ]);
      return {
        tag,
        direction: "rtl",
        words: wordsOf([...translated, ...more]),
        refusal: async (sent) => refusalText(refusals, sent),
      };
    },
    show: (spoken) => void shown.push(spoken),
    preferred: ["ar-EG", "en"],
  });
  const texts = () => [hello, plan].map((english) => language.current().words(english).text);
  const goAway = () => {
    isAway = true;
  };
  return { language, entries, shown, loaded, texts, goAway };
};

it("is English at first, and loads nothing for it", async () => {
  const { language, texts, loaded, shown } = opened();
  await language.start();
  expect(language.forMembers()).toBeUndefined();
  expect([texts(), loaded, shown]).toEqual([["Hello", "Plan"], [], []]);
});

it("a stored language is loaded before the page, and the rest when a person is signed in", async () => {
  const { language, texts, loaded, shown } = opened({ [languageKey]: "ar" });
  await language.start();
  expect([texts(), loaded]).toEqual([["مرحبا", "Plan"], ["visitors"]]);
  expect(shown.map(({ tag, direction }) => [tag, direction])).toEqual([["ar", "rtl"]]);
  await language.forMembers();
  expect(texts()).toEqual(["مرحبا", "خطة"]);
  expect(language.forMembers()).toBeUndefined();
});

it("a choice is stored as its plain tag, reported, and taken back", async () => {
  const { language, texts, entries } = opened();
  let told = 0;
  language.subscribe(() => {
    told += 1;
  });
  language.forMembers();
  expect(await language.choose("ar")).toBe(true);
  expect([texts(), entries.get(languageKey), told]).toEqual([["مرحبا", "خطة"], "ar", 1]);
  expect(await language.choose("en")).toBe(true);
  expect([texts(), entries.get(languageKey), told]).toEqual([["Hello", "Plan"], "en", 2]);
});

it("an unknown language, or one that does not load, changes nothing", async () => {
  const { language, texts, entries, shown, goAway } = opened();
  expect(await language.choose("tlh")).toBe(false);
  goAway();
  expect(await language.choose("ar")).toBe(false);
  expect([texts(), entries.size]).toEqual([["Hello", "Plan"], 0]);
  // The page may have been marked with it before.
  expect(shown.at(-1)?.tag).toBe("en");
});

it("the browser's languages apply until one is chosen", async () => {
  const { language } = opened();
  expect(language.wanted()).toEqual(["ar-EG", "en"]);
  await language.choose("en");
  expect([language.wanted(), language.isChosen()]).toEqual([[], true]);
});

it("a refusal is shown by its code, and an unknown one in the server's English", async () => {
  const { language } = opened();
  await language.choose("ar");
  const refused = async (body: object) => {
    const fetch = async () => new Response(JSON.stringify(body), { status: 400 });
    const schema = { safeParse: () => ({ success: false }) as const };
    const answer = await createApi({ fetch, language }).request({ path: "/api/x", schema });
    return answer.ok ? "" : answer.message;
  };
  expect(await refused({ error: "No.", code: "malformed" })).toBe("أعد المحاولة");
  expect(await refused({ error: "No.", code: "of a later version", values: [1] })).toBe("No.");
  expect(await refused({ error: "No." })).toBe("No.");
});

it("a choice is not undone by a language that was asked for before it and loads later", async () => {
  const { language, texts, entries } = opened();
  const slow = language.choose("ar");
  await language.choose("en");
  expect(await slow).toBe(true);
  expect([texts(), entries.get(languageKey)]).toEqual([["Hello", "Plan"], "en"]);
});
