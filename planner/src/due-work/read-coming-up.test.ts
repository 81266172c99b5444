import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../model/model.ts";
import { type ComingUp, readComingUp } from "./read-coming-up.ts";

const today = "2026-11-18" as CalendarDay;
const textOf = (one: ComingUp): string => {
  if (one.kind === "exam")
    return `exam ${one.subject} ${one.day}${one.minute === undefined ? "" : ` ${one.minute}`}${one.isUnsure ? "?" : ""}`;
  if (one.kind === "fixed")
    return `fixed ${one.name} ${one.days.join("")} ${one.startTime}-${one.endTime}`;
  const { subject = "", title, due, minutes = 0 } = one;
  return `due ${subject}/${title} ${due?.day ?? "?"} ${due?.minute ?? ""} ${minutes}`;
};
const read = (text: string) => {
  const { found, unread } = readComingUp(text, { today, subjects: [] });
  return { found: found.map(textOf), unread };
};

describe("coming up", () => {
  it("exams, due work and fixed times in one text", () => {
    expect(
      read(
        "Biology exam 30 November\nMaths 7 dec exam, chemistry exam 9 dec\nHistory essay due tomorrow 23:59, about 6 hours\nSchool Monday to Friday until 15:30\nHistory 14 December\nGood luck to all",
      ),
    ).toEqual({
      found: [
        "exam Biology 2026-11-30",
        "exam Maths 2026-12-07",
        "exam Chemistry 2026-12-09",
        "due History/Essay 2026-11-19 1439 360",
        "fixed School 01234 08:00-15:30",
        "exam History 2026-12-14?",
      ],
      unread: ["Good luck to all"],
    });
  });

  it.each([
    ["Physics test on Friday", "exam Physics test 2026-11-20"],
    ["biology exam tomorrow", "exam Biology 2026-11-19"],
    ["History essay\n4 December", "due /History essay 2026-12-04  0"],
    ["Reading chapter 3 due Monday 2 h", "due /Reading chapter 3 2026-11-23  120"],
    ["football Tue Thu 18-19:30", "fixed Football 13 18:00-19:30"],
    ["Biology, 30 November", "exam Biology 2026-11-30?"],
    ["Chemistry exam on the 9th", "exam Chemistry 2026-12-09"],
    ["Chemistry exam on the 19th at 10:00", "exam Chemistry 2026-11-19 600"],
    ["Maths exam on December 7 at 9:00", "exam Maths 2026-12-07 540"],
    ["Problem sheet 4 for Maths, Monday 9am, 2h", "due Maths/Problem sheet 4 2026-11-23 540 120"],
    ["History essay due next Friday, 6 hours", "due /History essay due next Friday ?  360"],
    ["Essay due Nov 27-29", "due /Essay due Nov 27-29 ?  0"],
    ["Chemie Prüfung am 9.", "exam Chemie 2026-12-09"],
    ["Essay due on the 30th", "due /Essay 2026-11-30  0"],
    ["Chemistry exam on the 9th of January", "exam Chemistry 2027-01-09"],
  ])("%j", (text, found) => expect(read(text)).toEqual({ found: [found], unread: [] }));

  it("pieces of a line that name their own kind are separate entries", () => {
    expect(
      read("Maths 7 dec exam, History essay due Friday, chemistry exam after Christmas"),
    ).toEqual({
      found: ["exam Maths 2026-12-07", "due /History essay 2026-11-20  0"],
      unread: ["chemistry exam after Christmas"],
    });
  });

  it.each(["Biology on the 12th and maths on the 14th", "Bio am 12. und Mathe am 14."])(
    "two days without their month: %s",
    (line) =>
      expect(read(line).found.map((one) => one.slice(-11))).toEqual(["2026-12-12?", "2026-12-14?"]),
  );

  it("a heading that says exams decides the kind of the lines below it", () => {
    expect(read("Winter exams\nMaths 2 December\nArt 9 December").found).toEqual([
      "exam Maths 2026-12-02",
      "exam Art 2026-12-09",
    ]);
  });

  it.each(["Maths exam", "Essay for Ms Hill", "Maths 2 or 3 December"])(
    "leaves what has no clear date: %s",
    (line) => expect(read(line)).toEqual({ found: [], unread: [line] }),
  );
});
