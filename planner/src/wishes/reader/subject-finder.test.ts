import { describe, expect, it } from "vitest";
import { english } from "../lexicon/en/index.ts";
import { languageOf } from "./language.ts";
import { subjectFinderOf } from "./subject-finder.ts";
import { tokensOf } from "./tokens.ts";

const subjects = [
  "Physics",
  "Maths",
  "Further Maths",
  "Chemistry",
  "History",
  "English Language",
  "English Literature",
  "Computer Science",
  "Geology",
  "IT",
  "C++",
  "Español",
  "Design & Technology",
];

const find = (text: string, names: readonly string[] = subjects): string | undefined => {
  const finder = subjectFinderOf(names, languageOf(english));
  const tokens = tokensOf(text, english);
  const found =
    finder.findLong(tokens, 0) ?? finder.findExact(tokens, 0) ?? finder.findNear(tokens, 0);
  const [meaning] = found?.meanings ?? [];
  return meaning?.kind === "who" ? meaning.names[0] : undefined;
};

describe("a subject's name in a text", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["Physics", "Physics"],
    ["PHYSICS", "Physics"],
    ["phisics", "Physics"],
    ["physcis", "Physics"],
    ["fysics", "Physics"],
    ["phys", "Physics"],
    ["math", "Maths"],
    ["mathematics", "Maths"],
    ["mathmatics", "Maths"],
    ["further maths", "Further Maths"],
    ["furthr math", "Further Maths"],
    ["chem", "Chemistry"],
    ["chemisty", "Chemistry"],
    ["kemistry", "Chemistry"],
    ["histroy", "History"],
    ["english lit", "English Literature"],
    ["literature", "English Literature"],
    ["english langauge", "English Language"],
    ["CS", "Computer Science"],
    ["computer science", "Computer Science"],
    ["comp sci", "Computer Science"],
    ["IT", "IT"],
    ["c++", "C++"],
    ["espanol", "Español"],
    ["design and technology", "Design & Technology"],
  ];
  it.each(cases)("%s", (text, name) => {
    expect(find(text)).toBe(name);
  });

  it("prefers the spelling of the list where two names mean the same word", () => {
    expect(find("Maths", ["Mathematics", "Maths"])).toBe("Maths");
    expect(find("math", ["Mathematics", "Maths"])).toBeUndefined();
  });
});

describe("words that name no subject", () => {
  it.each([
    "it",
    "physical",
    "his",
    "mates",
    "month",
    "english",
    "science",
    "biology",
    "psychology",
    "the",
    "more",
    "x",
    "constructor",
    "a".repeat(5000),
  ])("%s", (text) => {
    expect(find(text)).toBeUndefined();
  });

  it("takes a word of the rules for no subject of that name", () => {
    expect(find("more", ["More", "Free"])).toBeUndefined();
    expect(find("finish", ["Finnish"])).toBeUndefined();
  });

  it("never finds a blank name", () => {
    expect(find("", ["", "  ", "!!"])).toBeUndefined();
    expect(find("anything", ["", "  ", "!!"])).toBeUndefined();
  });
});
