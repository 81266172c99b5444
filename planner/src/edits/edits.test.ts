import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { withSessionIds } from "../study-plan/session-ids.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { applyEdits } from "./apply-edits.ts";
import { sessionEditAt, wayBackOf, withChanges, withHolding } from "./edit-changes.ts";
import { offeredPlaces } from "./offered-places.ts";
import { placeBreaks } from "./place-breaks.ts";
import { lockedIdsOf, type PlanEdit, type PlanEdits } from "./plan-edit.ts";
import { planPartsOf } from "./plan-parts.ts";
import { type Comer, shutTimesOf } from "./taken-on.ts";

const entry = (subject: string, id: string, startTime?: string): PlanEntry => ({
  subject,
  hours: 1,
  time: { hours: 1, minutes: 0 },
  timeFormatted: "1 hr",
  id,
  ...(startTime === undefined ? {} : { startTime }),
});
const quick: StudyPlan = {
  "05-March-2027": [entry("Maths", "a"), entry("Art", "b"), entry("Maths", "c")],
  "06-March-2027": [entry("Maths", "d")],
};
const timed: StudyPlan = {
  "05-March-2027": [entry("Maths", "a", "08:00"), entry("Art", "b", "10:00")],
};

const edit = (plan: StudyPlan, id: string, change: Partial<PlanEdit> = {}): PlanEdit => {
  const session = sessionsOf(plan).find((one) => one.entry.id === id);
  if (session === undefined) throw new Error(`no session ${id}`);
  const place = { day: session.day, start: 480, minutes: session.minutes };
  return { ...sessionEditAt({ session, mode: "quick", place }), ...change } as PlanEdit;
};
const shown = (plan: StudyPlan, edits: PlanEdits) =>
  timelineOf({ plan: applyEdits({ plan, mode: "quick", edits }).plan }).events.map(
    ({ sessionId, startTime, day: on }) => `${sessionId} ${on.slice(8)} ${startTime}`,
  );

describe("a plan with its edits", () => {
  it("is the very plan if there are none", () => {
    expect(applyEdits({ plan: quick, mode: "quick", edits: {} }).plan).toBe(quick);
    const other = { x: { ...edit(quick, "a"), mode: "advanced" } as PlanEdit };
    expect(applyEdits({ plan: quick, mode: "quick", edits: other }).plan).toBe(quick);
  });

  it("gives a quick session a start, and the rest of the day follows the rule around it", () => {
    expect(shown(quick, {})).toEqual(["a 05 08:00", "b 05 09:15", "c 05 10:30", "d 06 08:00"]);
    expect(shown(quick, { a: edit(quick, "a", { start: 9 * 60 + 30 }) })).toEqual([
      "b 05 08:00",
      "a 05 09:30",
      "c 05 10:45",
      "d 06 08:00",
    ]);
  });

  it("keeps every tick its session, whatever day it is moved to", () => {
    const keysOf = (plan: StudyPlan) =>
      new Map(sessionsOf(plan).map((session) => [session.entry.id, session.key]));
    const { plan } = applyEdits({
      plan: quick,
      mode: "quick",
      edits: { a: edit(quick, "a", { day: day("2027-03-06"), start: 600 }) },
    });
    expect(keysOf(plan)).toEqual(keysOf(quick));
    const without = applyEdits({
      plan: quick,
      mode: "quick",
      edits: { a: edit(quick, "a", { removed: true } as Partial<PlanEdit>) },
    }).plan;
    expect(keysOf(without).get("c")).toBe("05-March-2027-Maths#2");
    expect(keysOf(without).has("a")).toBe(false);
  });

  it("pushes the session it is put on, and stays where it was put", () => {
    expect(shown(timed, { a: edit(timed, "a", { start: 10 * 60 + 30 }) })).toEqual([
      "a 05 10:30",
      "b 05 11:45",
    ]);
    expect(shown(timed, { a: edit(timed, "a", { start: 9 * 60 + 30 }) })).toEqual([
      "a 05 09:30",
      "b 05 10:45",
    ]);
  });

  it("keeps fixed sessions even if the day is full to midnight", () => {
    const many: StudyPlan = {
      "05-March-2027": Array.from({ length: 20 }, (_, at) => entry(`S${at}`, `s${at}`)),
    };
    const edits = { s3: edit(many, "s3", { start: 22 * 60 }) };
    const events = timelineOf({
      plan: applyEdits({ plan: many, mode: "quick", edits }).plan,
    }).events;
    expect(events).toHaveLength(20);
    expect(events.find(({ sessionId }) => sessionId === "s3")?.startTime).toBe("22:00");
    events.forEach((event, at) => {
      const next = events[at + 1];
      if (next !== undefined) expect(event.endMinute).toBeLessThanOrEqual(next.startMinute);
      expect(event.endMinute).toBeLessThanOrEqual(1440);
    });
  });

  it("leaves the time of one's own free", () => {
    const own: PlanEdit = {
      kind: "own",
      mode: "quick",
      title: "Group study",
      day: day("2027-03-05"),
      start: 8 * 60,
      minutes: 90,
    };
    expect(shown(quick, { x: own })[0]).toBe("a 05 09:45");
    expect(applyEdits({ plan: quick, mode: "quick", edits: { x: own } }).own).toHaveLength(1);
  });

  it("has a locked session also where the plan has lost it", () => {
    const { "06-March-2027": _, ...lost } = quick;
    const edits = { d: edit(quick, "d", { start: 600 }) };
    expect(shown(lost, edits)).toContain("d 06 10:00");
    const loose = { d: { ...edits.d, locked: false } as PlanEdit };
    expect(shown(lost, loose)).not.toContain("d 06 10:00");
  });

  it("a locked session of due work keeps its work where the plan has lost it", () => {
    const essay: StudyPlan = {
      "05-March-2027": [{ ...entry("Latin", "e"), taskId: "essay", title: "Essay" }],
    };
    const { plan } = applyEdits({
      plan: {},
      mode: "quick",
      edits: { e: edit(essay, "e", { start: 600 }) },
    });
    expect(sessionsOf(plan)[0]?.entry).toMatchObject({ taskId: "essay", title: "Essay" });
  });

  it("keeps done and begun sessions where they were seen", () => {
    const changes = new Map([["a", edit(quick, "a", { start: 20 * 60 })]]);
    const given = {
      plan: quick,
      mode: "quick" as const,
      edits: {},
      changes,
      now: { day: day("2027-03-05"), minuteOfDay: 7 * 60 },
    };
    const held = withHolding({ ...given, progress: { "05-March-2027-Art": true } });
    const after = withChanges({}, held);
    expect(shown(quick, after)).toContain("b 05 09:15");
    expect(shown(quick, withChanges(after, wayBackOf({}, held)))).toEqual(shown(quick, {}));
    const begun = withHolding({
      ...given,
      progress: {},
      now: { day: day("2027-03-05"), minuteOfDay: 9 * 60 + 30 },
    });
    expect(shown(quick, withChanges({}, begun))).toContain("b 05 09:15");
  });
});

describe("moving one session of a quick day", () => {
  const given = {
    plan: quick,
    mode: "quick" as const,
    edits: {},
    progress: {},
    now: { day: day("2027-03-05"), minuteOfDay: 7 * 60 },
  };
  const after = (change: Partial<PlanEdit>) =>
    withChanges({}, withHolding({ ...given, changes: new Map([["a", edit(quick, "a", change)]]) }));

  it("leaves the others at the times they had, and locks none of them", () => {
    const edits = after({ start: 20 * 60 });
    expect(shown(quick, edits)).toEqual(["b 05 09:15", "c 05 10:30", "a 05 20:00", "d 06 08:00"]);
    expect([...lockedIdsOf(edits, "quick")]).toEqual(["a"]);
    expect(shown(quick, after({ removed: true }))).toEqual([
      "b 05 09:15",
      "c 05 10:30",
      "d 06 08:00",
    ]);
  });

  it("moves only the one that it is put on", () => {
    expect(shown(quick, after({ start: 9 * 60 + 30 }))).toEqual([
      "b 05 08:00",
      "a 05 09:30",
      "c 05 10:30",
      "d 06 08:00",
    ]);
  });
});

describe("edits of two devices", () => {
  const plan = withSessionIds({
    plan: planQuick({
      today: day("2027-03-05"),
      subjects: ["Maths", "Art", "Logic"].map((name) => ({ name, examDate: day("2027-03-12") })),
      hoursPerDay: 5,
    }),
    mode: "quick",
  });
  const sessions = sessionsOf(plan);
  const anyEdit = fc
    .record({
      at: fc.nat({ max: sessions.length - 1 }),
      start: fc.integer({ min: 0, max: 95 }).map((step) => step * 15),
      minutes: fc.integer({ min: 1, max: 12 }).map((step) => step * 15),
      dayOf: fc.nat({ max: sessions.length - 1 }),
      locked: fc.boolean(),
      removed: fc.boolean(),
    })
    .map(({ at, start, minutes, dayOf, locked, removed }): readonly [string, PlanEdit] => {
      const session = sessions[at];
      const on = sessions[dayOf]?.day;
      if (session?.entry.id === undefined || on === undefined) throw new Error("no session");
      const place = { day: on, start, minutes };
      return [session.entry.id, sessionEditAt({ session, mode: "quick", place, locked, removed })];
    });

  it("converge in whatever order they arrive, and applied twice come to the same", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyEdit, { maxLength: 8, selector: ([id]) => id }),
        fc.nat(),
        (edits, turn) => {
          const turned = [...edits.slice(turn % 8), ...edits.slice(0, turn % 8)].toReversed();
          const one = applyEdits({ plan, mode: "quick", edits: Object.fromEntries(edits) }).plan;
          const other = applyEdits({ plan, mode: "quick", edits: Object.fromEntries(turned) }).plan;
          expect(other).toEqual(one);
          const again = applyEdits({ plan: one, mode: "quick", edits: Object.fromEntries(edits) });
          expect(again.plan).toEqual(one);
        },
      ),
      { seed: 7 },
    );
  });

  it("put two sessions on one time late in the day: the same one gives way again", () => {
    const [maths, art] = sessions;
    const on = sessions.at(-1)?.day;
    if (maths?.entry.id === undefined || art?.entry.id === undefined || on === undefined)
      throw new Error("no sessions");
    const late = (session: PlanSession, minutes: number) =>
      sessionEditAt({ session, mode: "quick", place: { day: on, start: 22 * 60 + 30, minutes } });
    for (const [one, other] of [
      [30, 60],
      [60, 30],
    ] as const) {
      const edits = { [maths.entry.id]: late(maths, one), [art.entry.id]: late(art, other) };
      const once = applyEdits({ plan, mode: "quick", edits }).plan;
      expect(applyEdits({ plan: once, mode: "quick", edits }).plan).toEqual(once);
    }
  });

  it("show any days of a part of the plan as they show them of the whole", () => {
    const { partFor } = planPartsOf(plan, "quick");
    fc.assert(
      fc.property(
        fc.uniqueArray(anyEdit, { maxLength: 6, selector: ([id]) => id }),
        fc.nat({ max: sessions.length - 1 }),
        fc.nat({ max: sessions.length - 1 }),
        (given, one, other) => {
          const edits: PlanEdits = Object.fromEntries(given);
          const days = [sessions[one]?.day, sessions[other]?.day].filter((on) => on !== undefined);
          const eventsOf = (of: StudyPlan) =>
            timelineOf({
              plan: applyEdits({ plan: of, mode: "quick", edits }).plan,
              days,
            }).events.map(({ colour: _, ...event }) => event);
          expect(eventsOf(partFor(days, edits))).toEqual(eventsOf(plan));
        },
      ),
      { seed: 5 },
    );
  });

  it("stay where they were put, lose no session and overlap only fixed ones", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyEdit, { maxLength: 5, selector: ([id]) => id }), (given) => {
        const edits: PlanEdits = Object.fromEntries(given);
        const after = applyEdits({ plan, mode: "quick", edits }).plan;
        const ids = sessionsOf(after).map((session) => session.entry.id);
        const removed = given.filter(([, one]) => one.kind === "session" && one.removed).length;
        expect(ids).toHaveLength(sessions.length - removed);
        expect(new Set(ids).size).toBe(ids.length);
        const keys = sessionsOf(after).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const session of sessionsOf(after)) {
          const was = sessions.find((one) => one.entry.id === session.entry.id);
          expect(session.key).toBe(was?.key);
          const one = edits[session.entry.id ?? ""];
          if (one === undefined) continue;
          expect([session.day, session.minutes]).toEqual([one.day, one.minutes]);
          const isOverlaid = given.some(
            ([id, other]) =>
              id !== session.entry.id &&
              other.day === one.day &&
              other.start < one.start + one.minutes &&
              other.start + other.minutes > one.start,
          );
          if (isOverlaid) continue;
          expect(session.entry.startTime).toBe(
            `${String(Math.floor(one.start / 60)).padStart(2, "0")}:${String(one.start % 60).padStart(2, "0")}`,
          );
        }
      }),
      { seed: 11 },
    );
  });
});

describe("the rules that a place breaks", () => {
  const now = { day: day("2027-03-05"), minuteOfDay: 9 * 60 };
  const inputs = {
    today: day("2027-03-01"),
    subjects: [{ name: "Maths", examDate: day("2027-03-10") }],
    hoursPerDay: 4,
    grid: {},
    commitments: [
      {
        name: "Football",
        days: [5 as const],
        startTime: "14:00",
        endTime: "15:30",
        type: "sports" as const,
      },
    ],
    preferences: { ...defaultPreferences, minSessionLength: 30, maxSessionLength: 120 },
  };
  const breaks = (on: string, start: number, minutes = 60, rest = {}) =>
    placeBreaks({
      place: { day: day(on), start, minutes },
      comer: { subject: "Maths", exam: day("2027-03-10") },
      others: [],
      inputs,
      now,
      isQuick: false,
      ...rest,
    });

  const closed = (kind: string) => ({ kind: "closed", by: { kind } });

  it("is named by its reasons", () => {
    expect(breaks("2027-03-06", 15 * 60).reasons).toEqual([
      { kind: "taken", by: { kind: "named", name: "Football" }, until: 15 * 60 + 30 },
    ]);
    expect(breaks("2027-03-06", 15 * 60 + 30).reasons).toEqual([]);
    expect(breaks("2027-03-05", 8 * 60)).toMatchObject({
      isPast: true,
      reasons: [{ kind: "past" }],
    });
    expect(breaks("2027-03-10", 10 * 60).reasons).toEqual([closed("exam day")]);
    expect(breaks("2027-03-11", 10 * 60).reasons).toEqual([closed("after exam")]);
    expect(breaks("2027-03-08", 10 * 60, 15).reasons).toEqual([{ kind: "shorter", minutes: 30 }]);
    expect(
      breaks("2027-03-08", 10 * 60, 60, { comer: { subject: "Latin", exam: undefined } }).reasons,
    ).toEqual([{ kind: "unknown subject" }]);
  });

  it("keeps due work between its opening and its due time, and late work to nothing", () => {
    const task = {
      key: "essay",
      subject: "Latin",
      title: "Essay",
      opens: { day: day("2027-03-08"), minute: 0 },
      due: { day: day("2027-03-10"), minute: 12 * 60 },
      workMinutes: 120,
    };
    const comer = { subject: "Latin", exam: undefined, taskId: "essay" };
    const at = (on: string, start: number, given = task) =>
      breaks(on, start, 60, { comer, inputs: { ...inputs, tasks: [given] } }).reasons;
    expect(at("2027-03-07", 600)).toEqual([closed("not open")]);
    expect(at("2027-03-08", 600)).toEqual([]);
    expect(at("2027-03-10", 11 * 60)).toEqual([]);
    expect(at("2027-03-10", 11 * 60 + 30)).toEqual([closed("after due")]);
    expect(at("2027-03-11", 600)).toEqual([closed("after due")]);
    const late = { ...task, due: { day: day("2027-02-25"), minute: 0 } };
    expect(at("2027-03-11", 600, late)).toEqual([]);
  });

  it("counts hours painted one by one as one, days kept free, Free Time and the night of the clocks", () => {
    const painted = (hour: number, type: "class" | "free") => ({
      [`Monday-${hour}`]: { day: 0 as const, hour, type, label: type },
    });
    const given = (changes: object) => ({ inputs: { ...inputs, ...changes } });
    const classes = given({ grid: { ...painted(9, "class"), ...painted(10, "class") } });
    expect(breaks("2027-03-08", 9 * 60 + 30, 60, classes).reasons).toEqual([
      { kind: "taken", by: { kind: "class" }, until: 660 },
    ]);
    const free = given({ grid: { ...painted(9, "free"), ...painted(10, "free") } });
    expect(breaks("2027-03-08", 9 * 60, 60, free).reasons).toEqual([]);
    expect(breaks("2027-03-08", 10 * 60 + 30, 60, free).reasons).toEqual([
      closed("outside free time"),
    ]);
    const off = given({ dateLimits: [{ day: day("2027-03-08"), minutes: 0 }] });
    expect(breaks("2027-03-08", 600, 60, off)).toEqual({
      isPast: false,
      reasons: [closed("day off")],
    });
    const busy = given({
      busy: [{ day: day("2027-03-08"), start: 600, end: 660, because: "Dentist" }],
    });
    expect(breaks("2027-03-08", 630, 60, busy).reasons).toEqual([
      { kind: "taken", by: { kind: "named", name: "Dentist" }, until: 660 },
    ]);
    expect(
      breaks("2027-03-08", 150, 30, { skipped: { start: 120, end: 180 } }).reasons,
    ).toContainEqual(closed("skipped"));
  });

  it("is shaded during a drag", () => {
    const maths = { subject: "Maths", exam: day("2027-03-10") };
    const anyExam = { subject: undefined, exam: undefined };
    const shut = (on: string, comer: Comer = maths) =>
      shutTimesOf({ inputs, day: day(on), comer, skipped: undefined }).map(
        ({ by, start, end }) => `${by.kind === "named" ? by.name : by.kind} ${start}-${end}`,
      );
    expect(shut("2027-03-06")).toContain("Football 840-930");
    expect(shut("2027-03-10")).toEqual(["exam day 0-1440"]);
    expect(shut("2027-03-11")).toEqual(["after exam 0-1440"]);
    expect(shut("2027-03-11", anyExam)).not.toContain("after exam 0-1440");
  });

  it("names the other sessions there, and how far the day goes over its hours", () => {
    const history = {
      id: "h",
      name: "History",
      day: day("2027-03-08"),
      start: 600,
      minutes: 195,
      isStudy: true,
    };
    expect(breaks("2027-03-08", 780, 60, { others: [history] })).toEqual({
      isPast: false,
      reasons: [{ kind: "met", name: "History" }],
      over: { kind: "over", minutes: 15, allowedMinutes: 240 },
      dayMinutes: 255,
    });
    expect(breaks("2027-03-08", 800, 60, { others: [history] }).reasons).toEqual([
      { kind: "near", name: "History" },
    ]);
  });

  it("is avoided by the places that are offered", () => {
    const { laterToday, tomorrow } = offeredPlaces({
      from: { day: day("2027-03-05"), start: 8 * 60, minutes: 60 },
      now,
      breaksAt: ({ day: on, start, minutes }) => breaks(on, start, minutes),
    });
    expect(laterToday?.place.start).toBe(9 * 60);
    expect(tomorrow?.place).toEqual({ day: "2027-03-06", start: 8 * 60, minutes: 60 });
    const early = offeredPlaces({
      from: { day: day("2027-03-05"), start: 8 * 60, minutes: 60 },
      now: { ...now, minuteOfDay: 7 * 60 },
      breaksAt: ({ day: on, start, minutes }) => breaks(on, start, minutes),
    });
    // Later than its own end.
    expect(early.laterToday?.place.start).toBe(9 * 60);
    const none = offeredPlaces({
      from: { day: day("2027-03-05"), start: 8 * 60, minutes: 60 },
      now: { ...now, minuteOfDay: 23 * 60 + 30 },
      breaksAt: ({ day: on, start, minutes }) => breaks(on, start, minutes),
    });
    expect(none.laterToday).toBeUndefined();
  });
});
