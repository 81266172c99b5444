import type { PlaceReason } from "@smart-planner/planner/plan";
import { formatClock, parseDay } from "@smart-planner/planner/time";
import type { TopicNote } from "@smart-planner/planner/work";
import { describe, expect, it } from "vitest";
import { placeWords } from "./en/places.ts";
import { topicWords } from "./en/topics.ts";
import { noteText, reasonText, takenText, topicsText } from "./session-text.ts";

const said = (reason: PlaceReason): string => reasonText(placeWords, reason, formatClock);

it("a place's reasons are said in few words", () => {
  const football = { kind: "named", name: "football" } as const;
  const reasons: readonly PlaceReason[] = [
    { kind: "taken", by: football, until: 930 },
    { kind: "taken", by: { kind: "class" }, until: 660 },
    { kind: "taken", by: { kind: "sleep hours" }, until: 420 },
    { kind: "taken", by: { kind: "calendar" }, until: 660 },
    { kind: "taken", by: { kind: "avoided", time: "Evening" } },
    { kind: "taken", by: { kind: "before", minute: 480 } },
    { kind: "closed", by: { kind: "exam day" } },
    { kind: "closed", by: { kind: "subject off", subject: "Maths" } },
    { kind: "closed", by: { kind: "skipped" } },
    { kind: "past" },
    { kind: "unknown subject" },
    { kind: "met", name: "History" },
    { kind: "near", name: "History" },
    { kind: "shorter", minutes: 30 },
    { kind: "over", minutes: 15, allowedMinutes: 240 },
  ];
  expect(reasons.map(said)).toEqual([
    "Football until 15:30",
    "Class until 11:00",
    "Your sleep until 07:00",
    "Another calendar until 11:00",
    "Evening, which you asked to keep free",
    "The time before 08:00, which you asked to keep free",
    "Exam day",
    "A day you keep free of Maths",
    "The clocks skip this time",
    "In the past",
    "No longer one of your subjects",
    "History is here",
    "Less than 15 min from History",
    "Shorter than 30 min",
    "15 min over your 4 h",
  ]);
  expect(takenText(placeWords, football, formatClock)).toBe("Football");
});

describe("the content of a session", () => {
  const held = (learn: readonly string[], review: readonly string[] = []) => ({
    learn,
    review,
    numbers: {
      learn: learn.length > 2 ? ([["2", "4"]] as const) : ([["5"], ["6"]] as const),
      review: review.length > 2 ? ([["1", "3"]] as const) : ([["1"], ["3"]] as const),
    },
    reviewIds: [],
  });
  const say = (learn: readonly string[], review?: readonly string[]) =>
    topicsText(topicWords, held(learn, review));

  it("names one chapter, counts several", () => {
    expect(say(["Waves"])).toBe("Waves");
    expect(say(["Waves", "Heat"])).toBe("Chapters 5 and 6");
    expect(say(["Waves", "Heat", "Light"])).toBe("Chapters 2 to 4");
    expect(say([], ["Waves", "Heat", "Light"])).toBe("Review 1 to 3");
    expect(say(["Waves", "Heat"], ["Light", "Sound"])).toBe("Chapters 5 and 6, review 1 and 3");
    expect(say([], ["Waves"])).toBe("Review Waves");
  });

  it("is followed by its exam", () => {
    const exam = parseDay("2026-06-15");
    expect(noteText(topicWords, { topics: held(["Waves", "Heat"]), exam })).toBe(
      "Chapters 5 and 6, exam 15 June",
    );
    expect(noteText(topicWords, { exam })).toBe("exam 15 June");
    expect(noteText(topicWords, {})).toBeUndefined();
  });
});

it("a pasted list is answered in sentences", () => {
  const notes: readonly TopicNote[] = [
    { kind: "prose" },
    { kind: "sections", count: 1 },
    { kind: "sections", count: 2 },
    { kind: "twice", names: ["Waves"] },
    { kind: "twice", names: ["Waves", "Heat", "Light", "Sound"] },
    { kind: "estimates", names: ["Waves"], mostHours: 100 },
    { kind: "full", most: 200 },
    { kind: "too many", most: 200, left: 12 },
    { kind: "long lines", count: 1 },
    { kind: "long lines", count: 2 },
  ];
  expect(notes.map(topicWords.pasted)).toEqual([
    "This reads like running text, not like a list. Put one chapter on each line, such as “Waves 2 h” or “Waves 18 p”.",
    "1 section counts with the chapter above.",
    "2 sections count with the chapter above.",
    "“Waves” is there already and left out.",
    "“Waves”, “Heat”, “Light” and 1 more are there already and left out.",
    "“Waves”: an estimate is more than 0 and at most 100 h, so the usual one is used.",
    "This subject has its 200 chapters; remove or merge some first.",
    "A subject holds up to 200 chapters: the other 12 stay here.",
    "1 long line stays here: shorten to a name.",
    "2 long lines stay here: shorten to a name.",
  ]);
});
