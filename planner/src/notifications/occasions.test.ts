import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { CalendarDay, StudyPlan } from "../model/model.ts";
import { addDays } from "../time/day-number.ts";
import { type OccasionInputs, occasionsOf } from "./occasions.ts";

const nothing = {
  studyReminders: false,
  examAlerts: false,
  weeklyDigest: false,
  motivationalQuotes: false,
};

const wednesday = day("2026-06-10");
const sunday = day("2026-06-14");

const plan: StudyPlan = {
  "10-June-2026": [
    { subject: "Mathematics", hours: 1 },
    { subject: "Chemistry", hours: 0.5 },
  ],
  "12-June-2026": [{ subject: "Chemistry", hours: 1.5, startTime: "16:30" }],
  "15-June-2026": [{ subject: "Mathematics", hours: 2 }],
};
const subjects = [
  { name: "Chemistry", examDate: day("2026-06-17") },
  { name: "Mathematics", examDate: day("2026-06-24") },
];

const on = (days: readonly CalendarDay[], given: Partial<OccasionInputs>) =>
  occasionsOf({ plan, subjects, progress: {}, wanted: nothing, days, ...given });

describe("study reminders", () => {
  const wanted = { ...nothing, studyReminders: true };

  it("open 15 minutes before each session of the day and close when it starts", () => {
    expect(on([wednesday], { wanted })).toEqual([
      {
        id: "session/10-June-2026-Mathematics/08:00",
        content: {
          kind: "studyReminder",
          key: "10-June-2026-Mathematics",
          subject: "Mathematics",
          startTime: "08:00",
          endTime: "09:00",
        },
        day: wednesday,
        minute: 480,
        opensBefore: 15,
        closesAfter: 0,
      },
      expect.objectContaining({ minute: 555, id: "session/10-June-2026-Chemistry/09:15" }),
    ]);
  });

  it("leave out ticked sessions and those of no length", () => {
    const progress = { "10-June-2026-Mathematics": true };
    const withNothing = {
      ...plan,
      "10-June-2026": [...(plan["10-June-2026"] ?? []), { subject: "Art", hours: 0 }],
    };
    const found = on([wednesday], { wanted, progress, plan: withNothing });
    expect(found.map(({ id }) => id)).toEqual(["session/10-June-2026-Chemistry/09:15"]);
  });

  it("leave out sessions that were planned again or let go", () => {
    const givenUp: StudyPlan = {
      "10-June-2026": [
        { subject: "Mathematics", hours: 1, startTime: "18:00", released: "again" },
        { subject: "Art", hours: 1, startTime: "19:00", released: "let go" },
        { subject: "Chemistry", hours: 0.5, startTime: "20:30" },
      ],
    };
    const found = on([wednesday], { wanted, plan: givenUp });
    expect(found.map(({ id }) => id)).toEqual(["session/10-June-2026-Chemistry/20:30"]);
  });

  it("come again for a session that was moved to another time", () => {
    const moved = { "12-June-2026": [{ subject: "Chemistry", hours: 1.5, startTime: "18:00" }] };
    const [before] = on([addDays(wednesday, 2)], { wanted });
    const [after] = on([addDays(wednesday, 2)], { wanted, plan: moved });
    expect(before?.minute).toBe(16 * 60 + 30);
    expect(after?.minute).toBe(18 * 60);
    expect(after?.id).not.toBe(before?.id);
  });
});

describe("exam alerts", () => {
  const wanted = { ...nothing, examAlerts: true };
  const alertDaysOf = (examDate: CalendarDay) =>
    Array.from({ length: 40 }, (_, index) => addDays(examDate, index - 30)).filter(
      (each) => on([each], { wanted, plan: {}, subjects: [{ name: "Art", examDate }] }).length > 0,
    );

  it.each(["2026-06-17", "2028-03-01", "2027-01-02", "2026-10-26"])(
    "come 7, 3 and 1 days before the exam on %s, and on no other day",
    (text) => {
      const examDate = day(text);
      expect(alertDaysOf(examDate)).toEqual([-7, -3, -1].map((days) => addDays(examDate, days)));
    },
  );

  it("say how much of the plan is left for the exam", () => {
    const progress = { "10-June-2026-Chemistry": true };
    expect(on([wednesday], { wanted, progress })).toEqual([
      {
        id: "exam/2026-06-17/7/Chemistry",
        content: {
          kind: "examAlert",
          subject: "Chemistry",
          examDay: "2026-06-17",
          daysLeft: 7,
          minutesLeft: 90,
        },
        day: wednesday,
        minute: 480,
        opensBefore: 0,
        closesAfter: 840,
      },
    ]);
  });

  it("count nothing that was planned again or let go", () => {
    const again: StudyPlan = {
      "10-June-2026": [
        { subject: "Chemistry", hours: 1, released: "again" },
        { subject: "Chemistry", hours: 1, released: "let go" },
      ],
      "11-June-2026": [{ subject: "Chemistry", hours: 1.5 }],
    };
    const [alert] = on([wednesday], { wanted, plan: again });
    expect(alert?.content).toMatchObject({ minutesLeft: 90 });
  });

  it("count for each of two exams of a subject its own planned sessions", () => {
    const [first, second] = [day("2026-06-13"), day("2026-06-17")];
    const both: StudyPlan = {
      "10-June-2026": [
        { subject: "Chemistry", hours: 1, examDate: first },
        { subject: "Chemistry", hours: 0.5, examDate: second },
        // For an exam that moved since.
        { subject: "Chemistry", hours: 0.25, examDate: "2026-06-30" },
        { subject: "Chemistry", hours: 0.25 },
      ],
      "14-June-2026": [{ subject: "Chemistry", hours: 2 }],
    };
    const twice = [first, second].map((examDate) => ({ name: "Chemistry", examDate }));
    const found = on([wednesday], { wanted, plan: both, subjects: twice });
    expect(found.map(({ content }) => content)).toMatchObject([
      { examDay: first, minutesLeft: 90 },
      { examDay: second, minutesLeft: 150 },
    ]);
  });

  it("know the exam dates that only the plan carries, and tell a date given twice once", () => {
    const examDate = "2026-06-17";
    const carried: StudyPlan = {
      "10-June-2026": [
        { subject: "Art", hours: 1, examDate },
        { subject: " Chemistry ", hours: 1, examDate },
      ],
    };
    const found = on([wednesday], { wanted, plan: carried });
    expect(found.map(({ id }) => id)).toEqual([
      "exam/2026-06-17/7/Chemistry",
      "exam/2026-06-17/7/Art",
    ]);
  });
});

describe("work that is due", () => {
  const due = [
    { id: "essay", title: "Essay 2", subject: "History", day: day("2026-06-13"), minute: 720 },
  ];
  const withWork: StudyPlan = {
    "11-June-2026": [{ subject: "History", hours: 1, taskId: "essay", title: "Essay 2" }],
  };

  it("comes three days and one day before, with the sessions planned for it", () => {
    const wanted = { ...nothing, examAlerts: true };
    const told = (each: CalendarDay) =>
      on([each], { wanted, plan: withWork, subjects: [], due }).map(({ id, content }) => [
        id,
        content,
      ]);
    expect(told(wednesday)).toEqual([
      [
        "due/2026-06-13/3/essay",
        {
          kind: "examAlert",
          subject: "History",
          examDay: "2026-06-13",
          daysLeft: 3,
          minutesLeft: 60,
          work: { id: "essay", title: "Essay 2", minute: 720 },
        },
      ],
    ]);
    expect(told(addDays(wednesday, 1))).toEqual([]);
    expect(told(addDays(wednesday, 2))).toHaveLength(1);
  });

  it("is named by the reminder of its session and by the digest", () => {
    const reminded = { ...nothing, studyReminders: true, weeklyDigest: true };
    const [reminder] = on([addDays(wednesday, 1)], { wanted: reminded, plan: withWork });
    expect(reminder?.content).toMatchObject({ subject: "History · Essay 2" });
    const later = due.map((date) => ({ ...date, day: addDays(sunday, 2) }));
    const [digest] = on([sunday], { wanted: reminded, due: later });
    expect(digest?.content).toMatchObject({ dueAhead: [{ title: "Essay 2" }] });
  });
});

describe("the weekly digest", () => {
  const wanted = { ...nothing, weeklyDigest: true };

  it("comes on Sundays alone", () => {
    const week = Array.from({ length: 14 }, (_, index) => addDays(wednesday, index));
    expect(on(week, { wanted }).map(({ day: each }) => each)).toEqual([sunday, addDays(sunday, 7)]);
  });

  it.each([
    [6, "2026-06-13"],
    [5, "2026-06-12"],
  ] as const)("comes on the last day of a week that starts on weekday %i", (firstDay, last) => {
    const week = Array.from({ length: 7 }, (_, index) => addDays(wednesday, index));
    expect(on(week, { wanted, firstDay }).map(({ id }) => id)).toEqual([`digest/${last}`]);
  });

  it("sums up the week that ends and the one to come", () => {
    const progress = { "10-June-2026-Mathematics": true };
    const [digest] = on([sunday], { wanted, progress });
    expect(digest?.content).toEqual({
      kind: "weeklyDigest",
      plannedMinutes: 180,
      doneMinutes: 60,
      ahead: [{ subject: "Mathematics", minutes: 120 }],
      examsAhead: subjects,
    });
  });

  it("counts sessions planned again once, and released ones only if they were done after all", () => {
    const again: StudyPlan = {
      "08-June-2026": [{ subject: "Mathematics", hours: 1, released: "again" }],
      "10-June-2026": [
        { subject: "Mathematics", hours: 1 },
        { subject: "Chemistry", hours: 1, released: "let go" },
        { subject: "Art", hours: 0.5, released: "let go" },
      ],
      "15-June-2026": [{ subject: "Mathematics", hours: 2, released: "again" }],
    };
    const progress = { "10-June-2026-Mathematics": true, "10-June-2026-Art": true };
    const [digest] = on([sunday], { wanted, progress, plan: again });
    expect(digest?.content).toMatchObject({ plannedMinutes: 90, doneMinutes: 90, ahead: [] });
  });
});

it("the morning quote comes once a day", () => {
  const wanted = { ...nothing, motivationalQuotes: true };
  const found = on([wednesday, addDays(wednesday, 1)], { wanted, plan: {}, subjects: [] });
  expect(found.map(({ id, minute }) => [id, minute])).toEqual([
    ["quote/2026-06-10", 420],
    ["quote/2026-06-11", 420],
  ]);
});

it("nothing unwanted is sent", () => {
  const month = Array.from({ length: 30 }, (_, index) => addDays(wednesday, index));
  expect(on(month, {})).toEqual([]);
});
