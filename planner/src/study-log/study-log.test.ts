import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { StudyPlan } from "../model/model.ts";
import { progressIndexOf, progressSummaryOf } from "../progress/progress-summary.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { countedDaysOf } from "./counted-days.ts";
import { isWorthAsking, learnedPacesOf, paceFactorOf } from "./learned-pace.ts";
import { logTable } from "./log-table.ts";
import { restOfSession } from "./rest-of-session.ts";
import { studiedProgressOf } from "./studied-progress.ts";
import { studiedPiecesOf } from "./studied-time.ts";
import type { StudyRecord } from "./study-record.ts";
import { bestHoursOf, dayTotalsOf, minutesByHourOf, subjectTotalsOf } from "./time-totals.ts";

const record = (over: Partial<StudyRecord> & { readonly minutes?: number } = {}): StudyRecord => {
  const { minutes = 30, ...rest } = over;
  return {
    subject: "Physics",
    stretches: [{ day: day("2026-11-19"), startMinute: 960, seconds: minutes * 60 }],
    source: "timer",
    ...rest,
  };
};

const plan: StudyPlan = {
  "18-November-2026": [{ subject: "Physics", hours: 1, startTime: "16:00" }],
  "19-November-2026": [
    { subject: "Physics", hours: 1 },
    { subject: "History", hours: 0.5 },
  ],
};

describe("studied time", () => {
  const days = sessionDaysOf(plan);
  const progress = { "18-November-2026-Physics": true, "19-November-2026-Physics": true };

  it("comes from the log, and from ticks if the log is silent", () => {
    const records = [record({ sessionKey: "19-November-2026-Physics", minutes: 40 })];
    const pieces = studiedPiecesOf({ days, progress, records });
    expect(dayTotalsOf({ days, pieces })).toEqual([
      { day: "2026-11-18", plannedMinutes: 60, doneMinutes: 60 },
      { day: "2026-11-19", plannedMinutes: 90, doneMinutes: 40 },
    ]);
    expect(subjectTotalsOf({ days, pieces })).toEqual([
      { subject: "Physics", plannedMinutes: 120, doneMinutes: 100 },
      { subject: "History", plannedMinutes: 30, doneMinutes: 0 },
    ]);
  });

  it("counts study beside the plan", () => {
    const pieces = studiedPiecesOf({ days, progress: {}, records: [record({ subject: "" })] });
    expect(dayTotalsOf({ days: [], pieces })).toEqual([
      { day: "2026-11-19", plannedMinutes: 0, doneMinutes: 30 },
    ]);
    expect(subjectTotalsOf({ days: [], pieces })).toEqual([]);
  });

  it("a record of no length leaves the tick in effect", () => {
    const records = [record({ sessionKey: "19-November-2026-Physics", minutes: 0 })];
    const pieces = studiedPiecesOf({ days, progress, records });
    expect(pieces.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(120);
  });
});

describe("planned time", () => {
  const hour = { subject: "Physics", hours: 1 };
  const givenUp: StudyPlan = {
    "16-November-2026": [
      { ...hour, released: "again" },
      { ...hour, subject: "Art", released: "let go" },
      { ...hour, subject: "History", released: "let go" },
    ],
    "17-November-2026": [hour, { ...hour, subject: "Latin", released: "again" }],
  };
  const days = sessionDaysOf(givenUp);
  const progress = { "16-November-2026-History": true, "17-November-2026-Physics": true };
  const records = [
    record({
      subject: "Latin",
      sessionKey: "17-November-2026-Latin",
      stretches: [{ day: day("2026-11-17"), startMinute: 960, seconds: 40 * 60 }],
      leftMinutes: 20,
    }),
  ];
  const counted = countedDaysOf({ days, progress, records });
  const pieces = studiedPiecesOf({ days, progress, records });

  it("leaves out sessions planned again, except for their done part, and keeps released ones", () => {
    expect(dayTotalsOf({ days: counted, pieces })).toEqual([
      { day: "2026-11-16", plannedMinutes: 120, doneMinutes: 60 },
      { day: "2026-11-17", plannedMinutes: 100, doneMinutes: 100 },
    ]);
    expect(subjectTotalsOf({ days: counted, pieces })).toEqual([
      { subject: "History", plannedMinutes: 60, doneMinutes: 60 },
      { subject: "Physics", plannedMinutes: 60, doneMinutes: 60 },
      { subject: "Latin", plannedMinutes: 40, doneMinutes: 40 },
      { subject: "Art", plannedMinutes: 60, doneMinutes: 0 },
    ]);
  });

  it("is what Progress counts", () => {
    const { totalHours } = progressSummaryOf({
      index: progressIndexOf(givenUp),
      ...studiedProgressOf({ days, progress, records }),
      today: day("2026-11-17"),
    });
    const planned = dayTotalsOf({ days: counted, pieces }).map((totals) => totals.plannedMinutes);
    expect(planned.reduce((sum, minutes) => sum + minutes, 0)).toBe(Math.round(totalHours * 60));
  });
});

describe("the hours of the day", () => {
  it("share out a piece over two hours, and past midnight", () => {
    const piece = { day: day("2026-11-19"), subject: "Physics" };
    const hours = minutesByHourOf([
      { ...piece, startMinute: 16 * 60 + 30, minutes: 60 },
      { ...piece, startMinute: 23 * 60 + 50, minutes: 20 },
      { ...piece, minutes: 60 },
    ]);
    expect([hours[16], hours[17], hours[23], hours[0]]).toEqual([30, 30, 10, 10]);
    expect(bestHoursOf(hours)).toEqual([16, 18]);
  });

  it("have no best while nothing has a time", () => {
    expect(bestHoursOf(minutesByHourOf([]))).toBeNull();
  });

  it("lose and invent nothing", () => {
    const anyPiece = fc.record({
      startMinute: fc.integer({ min: 0, max: 1439 }),
      minutes: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 20 }), (times) => {
        const pieces = times.map((time) => ({ day: day("2026-11-19"), subject: "x", ...time }));
        const sum = minutesByHourOf(pieces).reduce((total, minutes) => total + minutes, 0);
        expect(sum).toBe(times.reduce((total, { minutes }) => total + minutes, 0));
      }),
    );
  });
});

describe("lessons from the log", () => {
  /** Deterministic noise. */
  const noise = (index: number): number => 1 + (index % 2 === 0 ? 0.15 : -0.15);

  for (const bias of [0.7, 0.85, 1, 1.2, 1.5, 1.8])
    it(`finds a student who takes ${bias} times as long within a tenth after fifty sessions`, () => {
      const records = Array.from({ length: 50 }, (_, index) => {
        const plannedMinutes = 30 + (index % 3) * 30;
        return record({ plannedMinutes, minutes: plannedMinutes * bias * noise(index) });
      });
      const [pace] = learnedPacesOf(records);
      expect(Math.abs((pace?.factor ?? 0) / bias - 1)).toBeLessThan(0.1);
    });

  it("finds ninety-five of a hundred students of any bias within a tenth after fifty sessions", () => {
    // Each a sixth longer or shorter, at random.
    let seed = 7;
    const chance = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const students = 1_000;
    const found = Array.from({ length: students }, () => {
      const bias = 0.7 + chance() * 1.1;
      const records = Array.from({ length: 50 }, () => {
        const plannedMinutes = 25 + Math.floor(chance() * 19) * 5;
        const minutes = Math.round(plannedMinutes * bias * (1 + (chance() - 0.5) / 3));
        return record({ plannedMinutes, minutes });
      });
      return Math.abs((learnedPacesOf(records)[0]?.factor ?? 0) / bias - 1) < 0.1;
    }).filter(Boolean).length;
    expect(found / students).toBeGreaterThan(0.95);
  });

  it("counts a session studied in two sittings once, with the last rest", () => {
    const sitting = { sessionKey: "k", plannedMinutes: 60 };
    expect(
      learnedPacesOf([
        record({ ...sitting, minutes: 40, leftMinutes: 60 }),
        record({ ...sitting, minutes: 30, leftMinutes: 20 }),
      ]),
    ).toMatchObject([
      { records: 1, plannedMinutes: 60, realMinutes: 90, factor: (90 + 600) / (60 + 600) },
    ]);
  });

  it("counts the latest fifty sessions, in whatever order they come", () => {
    const on = (date: string, minutes: number) => ({
      ...record({ plannedMinutes: 60, minutes }),
      stretches: [{ day: day(date), startMinute: 600, seconds: minutes * 60 }],
    });
    const old = Array.from({ length: 40 }, () => on("2026-01-05", 180));
    const recent = Array.from({ length: 50 }, () => on("2026-11-05", 60));
    expect(learnedPacesOf([...recent, ...old])).toMatchObject([{ records: 50, factor: 1 }]);
  });

  it("stays the same once plans count with it and are kept to", () => {
    const first = Array.from({ length: 5 }, () => record({ plannedMinutes: 60, minutes: 90 }));
    const [before] = learnedPacesOf(first);
    const factor = before?.factor ?? 0;
    const after = Array.from({ length: 20 }, () =>
      record({ plannedMinutes: 60, minutes: 60, pace: factor }),
    );
    expect(learnedPacesOf([...first, ...after])[0]?.factor).toBeCloseTo(factor, 1);
  });

  it("tells short sessions from long ones if the log shows that they differ", () => {
    const log = (count: number, ofLong: number) =>
      Array.from({ length: count }, (_, index) =>
        index % 2 === 0
          ? record({ plannedMinutes: 30, minutes: 45 })
          : record({ plannedMinutes: 90, minutes: 90 * ofLong }),
      );
    expect(learnedPacesOf(log(20, 0.8))[0]?.byLength).toMatchObject({
      minutes: 30,
      shorter: expect.closeTo(1.25),
      longer: expect.closeTo(0.9),
    });
    expect(learnedPacesOf(log(20, 1.5))[0]?.byLength).toBeUndefined();
    expect(learnedPacesOf(log(14, 0.8))[0]?.byLength).toBeUndefined();
    // The sum ahead is of other lengths than the record.
    const aheadOf = (...lengths: readonly number[]) =>
      new Map([["Physics", lengths.map((minutes) => ({ minutes }))]]);
    const factorOf = (...lengths: readonly number[]) =>
      learnedPacesOf(log(20, 0.8), aheadOf(...lengths))[0]?.factor;
    expect(factorOf(30, 30)).toBeCloseTo(1.25);
    expect(factorOf(90)).toBeCloseTo(0.9);
    expect(factorOf(30, 30, 60)).toBeCloseTo(1.075);
    expect(learnedPacesOf(log(20, 1.5), aheadOf(90))[0]?.factor).toBeCloseTo(4 / 3);
  });

  it("takes no pace out of due work, which is planned without one", () => {
    const paced = record({ plannedMinutes: 60, minutes: 60, pace: 1.5 });
    expect(learnedPacesOf([paced])[0]?.plannedMinutes).toBe(40);
    expect(learnedPacesOf([{ ...paced, taskId: "essay" }])[0]?.plannedMinutes).toBe(60);
  });

  it("learns nothing from study that was not planned", () => {
    expect(learnedPacesOf([record(), record({ subject: "", plannedMinutes: 30 })])).toEqual([]);
  });

  it("asks from five sessions and 8 % on, and after Not now only ten sessions later", () => {
    const pace = (records: number, factor: number) => ({
      subject: "Physics",
      records,
      plannedMinutes: 60,
      realMinutes: 60,
      factor,
    });
    expect(isWorthAsking(pace(4, 1.5), undefined)).toBe(false);
    expect(isWorthAsking(pace(5, 1.07), undefined)).toBe(false);
    expect(isWorthAsking(pace(5, 1.1), undefined)).toBe(true);
    expect(isWorthAsking(pace(5, 0.8), undefined)).toBe(true);
    const notNow = { use: false, factor: 1.3, records: 5 };
    expect(isWorthAsking(pace(14, 1.3), notNow)).toBe(false);
    expect(isWorthAsking(pace(15, 1.3), notNow)).toBe(true);
    const inUse = { use: true, factor: 1.3, records: 5 };
    expect(isWorthAsking(pace(9, 1.32), inUse)).toBe(false);
    expect(isWorthAsking(pace(9, 1.6), inUse)).toBe(true);
  });

  it("is used only if the student said so", () => {
    const answers = {
      Physics: { use: true, factor: 1.3, records: 5 },
      History: { use: false, factor: 2, records: 5 },
    };
    expect(
      ["Physics", "History", "Art", "constructor"].map((name) => paceFactorOf(answers, name)),
    ).toEqual([1.3, 1, 1, 1]);
  });
});

describe("progress if the log says more than a tick", () => {
  const days = sessionDaysOf(plan);
  const key = "19-November-2026-Physics";
  const studied = (records: readonly StudyRecord[]) =>
    studiedProgressOf({ days, progress: {}, records });

  it("counts a part of a session, in one sitting or two, and no more than was planned", () => {
    const part = studied([
      record({ sessionKey: key, minutes: 20 }),
      record({ sessionKey: key, minutes: 25 }),
    ]);
    expect(part.partMinutes).toEqual(new Map([[key, 45]]));
    const summary = progressSummaryOf({
      index: progressIndexOf(plan),
      today: day("2026-11-19"),
      ...part,
    });
    expect(summary.completedHours).toBe(0.75);
  });

  it("takes a session studied to its end as done, unless work is left", () => {
    expect(studied([record({ sessionKey: key, minutes: 60 })]).progress).toEqual({ [key]: true });
    const left = studied([record({ sessionKey: key, minutes: 90, leftMinutes: 30 })]);
    expect(left.progress).toEqual({});
    expect(left.partMinutes).toEqual(new Map([[key, 60]]));
  });

  it("leaves the ticks alone", () => {
    const progress = { [key]: true };
    const records = [record({ sessionKey: key, minutes: 5 })];
    expect(studiedProgressOf({ days, progress, records })).toEqual({
      progress,
      partMinutes: new Map(),
      dayProgress: progress,
    });
  });

  it("keeps the studied part of a session whose rest has another place, for hours and streak", () => {
    const rolled: StudyPlan = {
      "18-November-2026": [{ subject: "Physics", hours: 1, released: "again" }],
      "20-November-2026": [{ subject: "Physics", hours: 0.5 }],
    };
    const own = { sessionKey: "18-November-2026-Physics", leftMinutes: 30 };
    const summaryAfter = (minutes: number) =>
      progressSummaryOf({
        index: progressIndexOf(rolled),
        today: day("2026-11-19"),
        ...studiedProgressOf({
          days: sessionDaysOf(rolled),
          progress: {},
          records: [record({ ...own, minutes })],
        }),
      });
    expect(summaryAfter(40)).toMatchObject({ completedHours: 40 / 60, studyStreak: 1 });
    expect(summaryAfter(20)).toMatchObject({ completedHours: 20 / 60, studyStreak: 0 });
  });
});

describe("the rest of a session", () => {
  const [session] = sessionDaysOf(plan).flatMap(({ sessions }) => sessions);
  const own = { sessionKey: "18-November-2026-Physics" };
  const restOf = (records: readonly StudyRecord[]) =>
    session === undefined ? undefined : restOfSession(session, records).minutes;

  it("is all of it if none was studied", () => {
    expect(restOf([record({ minutes: 20 })])).toBe(60);
  });

  it("is the student's last answer, whatever order the records come in", () => {
    const stretchAt = (startMinute: number) => [
      { day: day("2026-11-18"), startMinute, seconds: 1_200 },
    ];
    const first = { ...record(own), stretches: stretchAt(960), leftMinutes: 60 };
    const second = { ...record(own), stretches: stretchAt(1_020), leftMinutes: 20 };
    expect([restOf([first, second]), restOf([second, first])]).toEqual([20, 20]);
    expect(
      [
        [first, second],
        [second, first],
      ].map(
        (records) =>
          learnedPacesOf(records.map((one) => ({ ...one, plannedMinutes: 60 })))[0]?.realMinutes,
      ),
    ).toEqual([60, 60]);
  });

  it("is the planned time less the studied time, without an answer", () => {
    expect(restOf([record({ ...own, minutes: 23 })])).toBe(35);
    expect(restOf([record({ ...own, minutes: 59 })])).toBe(5);
  });
});

describe("the log as a table", () => {
  it("has a row for each record, the oldest first, and no formula", () => {
    const text = logTable({
      b: record({ subject: "=1+1", minutes: 25.5, source: "hand" }),
      a: {
        ...record({ plannedMinutes: 30, leftMinutes: 15 }),
        stretches: [{ day: day("2026-11-18"), startMinute: 1_000, seconds: 600 }],
      },
    });
    expect(text.split("\r\n")).toEqual([
      "\uFEFFDate,Start,Subject,Minutes,Planned minutes,Minutes left,Entered",
      "2026-11-18,16:40,Physics,10,30,15,by the timer",
      "2026-11-19,16:00,'=1+1,25.5,,,by hand",
      "",
    ]);
  });
});
