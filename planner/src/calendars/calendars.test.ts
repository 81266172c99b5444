import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { CalendarDay, Commitment } from "../model/model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { planAdvanced } from "../scheduler/plan-advanced.ts";
import { addDays } from "../time/day-number.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { datesFrom, isOnDay, nextDatesOf, repeatsOf } from "./commitment-dates.ts";
import { datedBusyTimesOf, type StudentCalendar } from "./dated-busy-times.ts";
import { type DatedBusyTime, datedCommitmentTimesOf } from "./dated-commitment-times.ts";
import { looksLikeExam } from "./exam-words.ts";
import { freedCalendarsOf, freedDaysOf } from "./freed-times.ts";
import { guessSubject } from "./guess-subject.ts";
import { hitSessionsOf, movableHitsOf } from "./hit-sessions.ts";

const shift: Commitment = {
  name: "Early shift",
  days: [5],
  startTime: "08:00",
  endTime: "13:00",
  type: "work",
};
const thursday = day("2026-11-19");

describe("a commitment with dates", () => {
  it("comes every second week, its next date first or the one after", () => {
    const secondWeek = { repeats: "second-week", days: shift.days, today: thursday } as const;
    const commitment = { ...shift, dates: datesFrom(secondWeek) };
    expect(nextDatesOf({ commitment, today: thursday, count: 3 })).toEqual([
      "2026-11-21",
      "2026-12-05",
      "2026-12-19",
    ]);
    const later = datesFrom({ ...secondWeek, isWeekLater: true });
    expect(
      nextDatesOf({ commitment: { ...shift, dates: later }, today: thursday, count: 2 }),
    ).toEqual(["2026-11-28", "2026-12-12"]);
    expect(repeatsOf(commitment)).toBe("second-week");
  });

  it("can begin on each of its next two dates, whichever weekday is today", () => {
    const week = [0, 1, 2, 3, 4, 5, 6] as const;
    for (const ahead of week)
      for (const weekday of week) {
        const today = addDays(thursday, ahead);
        const days = [weekday];
        const begins = [false, true].flatMap((isWeekLater) =>
          nextDatesOf({
            commitment: {
              days,
              dates: datesFrom({ repeats: "second-week", days, today, isWeekLater }),
            },
            today,
            count: 1,
          }),
        );
        expect(begins).toEqual(nextDatesOf({ commitment: { days }, today, count: 2 }));
      }
  });

  it("of several days begins in a whole week, or in the rest of this one", () => {
    const days = [0, 3] as const;
    const nextOn = (today: CalendarDay, isWeekLater: boolean) =>
      nextDatesOf({
        commitment: {
          days,
          dates: datesFrom({ repeats: "second-week", days, today, isWeekLater }),
        },
        today,
        count: 3,
      });
    const friday = day("2026-11-20");
    expect(nextOn(thursday, false)).toEqual(["2026-11-19", "2026-11-30", "2026-12-03"]);
    expect(nextOn(thursday, true)).toEqual(["2026-11-23", "2026-11-26", "2026-12-07"]);
    expect(nextOn(friday, false)).toEqual(["2026-11-23", "2026-11-26", "2026-12-07"]);
    expect(nextOn(friday, true)).toEqual(["2026-11-30", "2026-12-03", "2026-12-14"]);
  });

  it("keeps its weeks over the new year", () => {
    const commitment = { ...shift, dates: { from: day("2026-12-19"), everyWeeks: 2 as const } };
    expect(isOnDay(commitment, day("2027-01-02"))).toBe(true);
    expect(isOnDay(commitment, day("2026-12-26"))).toBe(false);
  });

  it("comes only in the next seven days, each of its days once", () => {
    const commitment = {
      ...shift,
      days: [2, 5] as const,
      dates: datesFrom({ repeats: "once", days: [2, 5], today: thursday }),
    };
    expect(nextDatesOf({ commitment, today: thursday, count: 9 })).toEqual([
      "2026-11-21",
      "2026-11-25",
    ]);
    expect(repeatsOf(commitment)).toBe("once");
  });

  it("ends with its last day", () => {
    const commitment = {
      ...shift,
      dates: datesFrom({
        repeats: "weekly",
        days: shift.days,
        today: thursday,
        until: day("2026-11-28"),
      }),
    };
    expect(nextDatesOf({ commitment, today: thursday, count: 9 })).toEqual([
      "2026-11-21",
      "2026-11-28",
    ]);
    expect(repeatsOf(commitment)).toBe("weekly");
  });

  it("is found in no year when it is over", () => {
    const commitment = { ...shift, dates: { until: day("2026-11-01") } };
    expect(nextDatesOf({ commitment, today: thursday, count: 1 })).toEqual([]);
  });
});

describe("the busy times of dates", () => {
  const calendar = {
    id: "school",
    name: "School",
    countsAsBusy: true,
    allDayIsBusy: false,
    events: [
      { title: "Physics", day: day("2026-11-20"), start: 540, end: 600 },
      { title: "Trip", day: day("2026-11-21"), start: 0, end: 1440, allDay: true as const },
      { title: "Essay due", day: day("2026-11-22"), start: 1439, end: 1439 },
      { title: "Over", day: day("2026-11-01"), start: 540, end: 600 },
    ],
  };
  const daysOff = [{ name: "Holiday", from: day("2026-11-10"), to: day("2026-11-20") }];
  const commitments = [
    {
      ...shift,
      startTime: "22:00",
      endTime: "02:00",
      dates: datesFrom({ repeats: "second-week" as const, days: shift.days, today: thursday }),
    },
    { ...shift, name: "Every week" },
  ];
  const window = { from: thursday, to: day("2026-12-10") };

  const written = (times: readonly DatedBusyTime[]) =>
    times.map(({ day: on, start, end, because }) => `${on} ${start}-${end} ${because}`);

  it("leave out an exam that is a whole day and marked as free, also where whole days are taken", () => {
    const exam = { title: "Biology exam", day: day("2026-11-23"), start: 0, end: 0 };
    const events = [{ ...exam, allDay: true as const }];
    const { busy, taking } = datedBusyTimesOf({
      calendars: [{ ...calendar, events, allDayIsBusy: true }],
      ...{ daysOff: [], ...window },
    });
    expect({ busy, taking }).toEqual({ busy: [], taking: [] });
  });

  it("are those of events and of commitments that have dates; days off are dates", () => {
    const { busy, off } = datedBusyTimesOf({ calendars: [calendar], daysOff, ...window });
    expect(written(busy)).toEqual(["2026-11-20 540-600 Physics"]);
    expect(off).toEqual(["2026-11-19", "2026-11-20"]);
    expect(written(datedCommitmentTimesOf({ commitments, ...window }))).toEqual([
      "2026-11-21 1320-1560 Early shift",
      "2026-12-05 1320-1560 Early shift",
    ]);
  });

  it("count whole days if the student said so, and nothing of a calendar that does not count", () => {
    const busyOf = (change: object) =>
      datedBusyTimesOf({
        calendars: [{ ...calendar, ...change }],
        daysOff: [],
        ...window,
      }).busy.map(({ because }) => because);
    expect(busyOf({ allDayIsBusy: true })).toEqual(["Physics", "Trip"]);
    expect(busyOf({ countsAsBusy: false })).toEqual([]);
  });

  it("are kept free by the planner, and seen by the plan check", () => {
    const inputs = {
      today: thursday,
      minuteOfDay: 0,
      subjects: [{ name: "Physics", examDate: day("2026-11-24") }],
      grid: {},
      commitments: [
        {
          ...shift,
          days: [4, 5] as const,
          startTime: "08:00",
          endTime: "20:00",
          dates: { until: day("2026-11-20") },
        },
      ],
      preferences: defaultPreferences,
      hoursPerDay: 3,
      restDays: "none" as const,
      busy: [{ day: day("2026-11-22"), start: 480, end: 1200, because: "the fair" }],
      dateLimits: [{ day: day("2026-11-23"), minutes: 0 }],
    };
    const { plan } = planAdvanced({ ...inputs, effort: "preview" });
    expect(checkPlan({ plan, inputs, kind: "scheduled" }).broken).toEqual([]);
    const { events } = timelineOf({ plan });
    const on = (date: string) => events.filter((event) => event.day === date);
    expect(on("2026-11-23")).toEqual([]);
    for (const { startMinute, endMinute } of [...on("2026-11-20"), ...on("2026-11-22")])
      expect(startMinute >= 1200 || endMinute <= 480).toBe(true);
    // The Saturday after the last day is free.
    expect(on("2026-11-21").length).toBeGreaterThan(0);
    const moved = { "20-November-2026": [{ subject: "Physics", hours: 1, startTime: "09:00" }] };
    expect(
      checkPlan({ plan: moved, inputs, kind: "scheduled" }).broken.map(({ message }) => message),
    ).toContain("Physics on 20-November-2026, 09:00 to 10:00, runs into Early shift.");
  });

  it("are free again if a day off ahead was taken back", () => {
    const wereOff = ["2026-11-20", "2026-11-24", "2026-11-23", "2026-11-25"].map(day);
    const off = [day("2026-11-25")];
    expect(freedDaysOf({ wereOff, off, today: day("2026-11-20") })).toEqual([
      "2026-11-23",
      "2026-11-24",
    ]);
  });

  it("are free again if a calendar went, stopped counting, or gave its whole days back", () => {
    const made = { ...calendar, allDayIsBusy: true };
    const at = (calendars: readonly StudentCalendar[]) =>
      datedBusyTimesOf({ calendars, daysOff: [], ...window });
    const { busy: wereBusy, taking: were } = at([made]);
    expect(were).toEqual([
      { id: "school", name: "School", timedUntil: "2026-11-20", allDayUntil: "2026-11-21" },
    ]);
    const freed = (are: readonly StudentCalendar[], today = thursday) =>
      freedCalendarsOf({ were, wereBusy, are, busy: at(are).busy, today });
    const whole = [{ name: "School", isAllDay: false }];
    expect(freed([])).toEqual(whole);
    expect(freed([{ ...made, countsAsBusy: false }])).toEqual(whole);
    expect(freed([{ ...made, allDayIsBusy: false }])).toEqual([{ name: "School", isAllDay: true }]);
    // Renamed, added again, one event fewer, or over: nothing is freed.
    expect(freed([{ ...made, name: "Uni" }])).toEqual([]);
    expect(freed([{ ...made, id: "again" }])).toEqual([]);
    expect(freed([{ ...made, events: made.events.slice(1) }])).toEqual([]);
    expect(freed([], day("2026-11-21"))).toEqual([]);
  });

  it("hit the sessions that they overlap, those still to come and not locked there", () => {
    const { events: sessions } = timelineOf({
      plan: {
        "19-November-2026": [{ subject: "Today", hours: 1, startTime: "09:00" }],
        "20-November-2026": [
          { subject: "Hit", hours: 1, startTime: "09:30" },
          { subject: "Beside", hours: 1, startTime: "10:30" },
        ],
        "22-November-2026": [{ subject: "After midnight", hours: 1, startTime: "01:00" }],
        "23-November-2026": [
          { subject: "Off", hours: 1, startTime: "09:00" },
          { id: "by choice", subject: "By choice", hours: 1, startTime: "11:00" },
        ],
      },
    });
    const busy = [
      ...datedBusyTimesOf({ calendars: [calendar], daysOff: [], ...window }).busy,
      ...datedCommitmentTimesOf({ commitments, ...window }),
    ];
    const hits = hitSessionsOf({
      sessions,
      busy,
      off: [thursday, day("2026-11-23")],
      locked: new Set(["by choice"]),
      today: thursday,
      minuteOfDay: 600,
    });
    expect(
      hits.map(({ session, because }) => `${session.subject}: ${because ?? "a day off"}`),
    ).toEqual(["Hit: Physics", "After midnight: Early shift", "Off: a day off"]);
    // No update moves a done or started session, so naming it would never end.
    const [hit, after] = hits.map(({ session }) => session.id);
    const open = movableHitsOf(hits, {
      progress: { [hit ?? ""]: true },
      studied: new Set([after ?? ""]),
    });
    expect(open.map(({ session }) => session.subject)).toEqual(["Off"]);
  });
});

describe("events that look like exams", () => {
  it.each([
    "PHY midterm",
    "CHEM paper 2",
    "HIST written exam",
    "Quiz 3 closes",
    "Klausur Analysis I",
    "Matheklausur",
    "Mündliche Prüfung",
    "Examen de Física",
    "Contrôle continu",
    "Esame di Storia",
    "Tentamen Statistiek",
    "Egzamin z chemii",
    "Экзамен по физике",
    "期末考试 数学",
    "数学 中間テスト",
  ])("%s", (title) => expect(looksLikeExam({ title })).toBe(true));

  it.each([
    "Physics lecture",
    "Football training",
    "Contest",
    "Exam preparation",
    "Latest news",
    "Duel",
    "Protest march",
    "No exams this week",
    "Essay 1 is due",
    "Assignment 2 [CS101] due",
  ])("not %s", (title) => expect(looksLikeExam({ title })).toBe(false));

  it("are known by their category, too", () => {
    expect(looksLikeExam({ title: "Chapter 4", categories: ["Exams"] })).toBe(true);
  });

  it.each([
    ["PHY midterm", "Physics"],
    ["CHEM paper 2", "Chemistry"],
    ["HIST written exam", "History"],
    ["Klausur Mathe", "Mathematics"],
    ["EL essay due", "English Literature"],
    ["Sport day exam", undefined],
    ["Examen fisica", "Física"],
  ])("%s is about %s", (title, subject) => {
    const subjects = [
      "Physics",
      "Chemistry",
      "Mathematics",
      "History",
      "English Literature",
      "Física",
    ];
    expect(guessSubject({ title, subjects })).toBe(subject);
  });

  it.each([
    ["Quiz 3 closes", "PHY101", "Physics"],
    ["Assignment is due", "CS-204 Term 1", "Computer Science"],
    ["Klausur Chemie", undefined, "Chemistry"],
    ["Examen de historia", undefined, "History"],
    ["Quiz 3 closes", "Blue category", undefined],
  ])("of a course or in another language are guessed: %s, %s", (title, course, subject) => {
    const subjects = ["Physics", "Chemistry", "History", "Computer Science"];
    expect(guessSubject({ title, course, subjects })).toBe(subject);
  });

  it("fit two subjects alike: no guess", () => {
    expect(guessSubject({ title: "Maths exam", subjects: ["Maths 1", "Maths 2"] })).toBeUndefined();
  });
});
