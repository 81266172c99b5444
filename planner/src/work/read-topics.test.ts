import { describe, expect, it } from "vitest";
import { readTopics } from "./read-topics.ts";

const read = (text: string, existing: readonly string[] = []) => readTopics({ text, existing });
const namesOf = (text: string) => read(text).topics.map(({ name }) => name);

describe("readTopics", () => {
  it("reads names with hours or pages behind them", () => {
    const { topics, notes } = read(
      "Electric fields 1 h 30\nCircuits 2 h\nMagnetism 18 p\nInduction\nOptics (45 min)\nWaves, 1.5 hours\nHeat pp. 12-30",
    );
    expect(topics).toEqual([
      { name: "Electric fields", minutes: 90 },
      { name: "Circuits", minutes: 120 },
      { name: "Magnetism", pages: 18 },
      { name: "Induction" },
      { name: "Optics", minutes: 45 },
      { name: "Waves", minutes: 90 },
      { name: "Heat", pages: 19 },
    ]);
    expect(notes).toEqual([]);
  });

  it("takes numbers and bullets off and keeps the numbers of the book", () => {
    expect(
      read(
        "Chapter 5: Circular motion\nCh. 6 Gravitation\n7. Oscillations\n- Waves\n• Sound\n3.2 Heat",
      ).topics,
    ).toEqual([
      { name: "Circular motion", number: "5" },
      { name: "Gravitation", number: "6" },
      { name: "Oscillations", number: "7" },
      { name: "Waves" },
      { name: "Sound" },
      { name: "Heat", number: "3.2" },
    ]);
  });

  it("keeps a bare chapter number as the name", () => {
    expect(read("Chapter 1\nChapter 2 2 h").topics).toEqual([
      { name: "Chapter 1", number: "1" },
      { name: "Chapter 2", number: "2", minutes: 120 },
    ]);
  });

  it("reads a table of contents: pages from where chapters begin, sections with their chapter", () => {
    const { topics, notes } = read(
      "Contents\n1 Introduction ........ 1\n1.1 History ..... 4\n2 Forces\t13\n3 Energy   40",
    );
    expect(topics).toEqual([
      { name: "Introduction", number: "1", pages: 12 },
      { name: "Forces", number: "2", pages: 27 },
      { name: "Energy", number: "3" },
    ]);
    expect(notes).toEqual([{ kind: "sections", count: 1 }]);
  });

  it("does not take a number for numbering where the list is not numbered", () => {
    expect(namesOf("3 laws of Newton\nWorld War 2\nThe 1848 revolutions")).toEqual([
      "3 laws of Newton",
      "World War 2",
      "The 1848 revolutions",
    ]);
  });

  it("reads one line set off by commas", () => {
    expect(namesOf("Forces, Motion, Energy 2 h")).toEqual(["Forces", "Motion", "Energy"]);
    expect(namesOf("Rights and wrongs")).toEqual(["Rights and wrongs"]);
  });

  it("answers a page of prose and keeps it", () => {
    const text =
      "This course introduces students to the main ideas of classical mechanics, and to how they came to be. We shall also look at several experiments in detail.\nThe second half turns to thermodynamics, where students will meet temperature, heat and entropy in a careful way, step by step.";
    const { topics, notes, rest } = read(text);
    expect(topics).toEqual([]);
    expect(notes).toEqual([{ kind: "prose" }]);
    expect(rest).toBe(text);
  });

  it("leaves a topic out that is there twice", () => {
    const { topics, notes } = read("Waves\nSound\nwaves\nHeat", ["heat"]);
    expect(topics.map(({ name }) => name)).toEqual(["Waves", "Sound"]);
    expect(notes).toEqual([{ kind: "twice", names: ["waves", "Heat"] }]);
  });

  it("answers estimates of 0 and 900 h with the usual one", () => {
    const { topics, notes } = read("Waves 0 h\nSound 900 h\nHeat 2 h");
    expect(topics).toEqual([{ name: "Waves" }, { name: "Sound" }, { name: "Heat", minutes: 120 }]);
    expect(notes).toEqual([{ kind: "estimates", names: ["Waves", "Sound"], mostHours: 100 }]);
  });

  it("takes as many of 400 as a subject holds and keeps the others", () => {
    const text = Array.from(
      { length: 400 },
      (_, index) => `Lesson ${index + 1}: Topic ${index + 1}a`,
    ).join("\n");
    const { topics, notes, rest } = read(text);
    expect(topics).toHaveLength(200);
    expect(notes).toEqual([{ kind: "too many", most: 200, left: 200 }]);
    expect(rest.split("\n")).toHaveLength(200);
    expect(rest.startsWith("Lesson 201: Topic 201a")).toBe(true);
  });

  it("reads nothing in nothing", () => {
    expect(read(" \n ")).toEqual({ topics: [], notes: [], rest: "" });
  });
});

describe("lists as they are copied", () => {
  it("keeps a number that tells names apart", () => {
    expect(namesOf("Sheet number 1\nSheet number 2\nSheet number 3")).toEqual([
      "Sheet number 1",
      "Sheet number 2",
      "Sheet number 3",
    ]);
    const many = Array.from({ length: 400 }, (_, index) => `Sheet number ${index + 1}`).join("\n");
    expect(read(many).topics).toHaveLength(200);
    expect(read(many).rest.split("\n")).toHaveLength(200);
  });

  it("takes the head of a list or of a table for no chapter", () => {
    expect(namesOf("Course syllabus\nWaves\nSound")).toEqual(["Waves", "Sound"]);
    expect(namesOf("Chapter\tPages\nWaves\t18 p\nSound\t2 h")).toEqual(["Waves", "Sound"]);
    expect(namesOf("Time\nSpace and time")).toEqual(["Time", "Space and time"]);
  });

  it("reads the marks of a list of things to do", () => {
    const text = "- [x] Cells 2 h\n- [ ] Tissue\n[X] Organs\n☑ Blood\n☐ Skin\n✓ Bones\n[] Nerves";
    expect(
      readTopics({ text, existing: [] }).topics.map(({ name, isDone }) => [name, isDone === true]),
    ).toEqual([
      ["Cells", true],
      ["Tissue", false],
      ["Organs", true],
      ["Blood", true],
      ["Skin", false],
      ["Bones", true],
      ["Nerves", false],
    ]);
  });
});
