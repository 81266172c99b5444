import { addDays } from "../time/calendar-day.ts";
import { type Clause, datesOf, daysOf, has, hasDays, namesOf, whoOf } from "./clause.ts";
import { isSchoolSubject } from "./common-words.ts";
import { off } from "./day-readings.ts";
import { endsOfDay, momentsOf, startsOfDay } from "./find-clock.ts";
import type { Frame, Outcome } from "./frame.ts";
import { itemsOfKind, symbolOf } from "./items.ts";
import { bound, decide } from "./windows.ts";
import type { PeriodWish, ShapeWish, Wish } from "./wish.ts";

const wishes = (...made: readonly Wish[]): Outcome => ({ wishes: made });

/** As a name is written, also by those who write in capitals. */
const named = (written: string): string => {
  const word = written === written.toUpperCase() ? written.toLowerCase() : written;
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const period = (clause: Clause, days: Pick<PeriodWish, "from" | "to">): Outcome =>
  wishes({ kind: "period", firmness: clause.firmness, ...whoOf(clause), ...days });

/** "start on 9 March", "not before 9 March", "no English until 20 March". */
const startOn: Frame["read"] = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  if (dated === undefined) {
    const [span] = datesOf(clause);
    return span === undefined ? undefined : period(clause, { from: span.from });
  }
  const negated = has(clause, "neg", "never", "drop");
  const { relation, day } = dated;
  if (relation === "from") return negated ? undefined : period(clause, { from: day });
  if (relation === "after" && !negated) return period(clause, { from: addDays(day, 1) });
  return negated && (relation === "before" || relation === "until")
    ? period(clause, { from: day })
    : undefined;
};

/** "start on Monday". */
const startOnDay: Frame["read"] = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  return days?.coming === undefined ? undefined : period(clause, { from: days.coming });
};

/** "drop English until after the Maths exam"; "no History after 20 March". */
const leaveUntil: Frame["read"] = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  if (dated === undefined) return undefined;
  const { relation, day } = dated;
  if (relation === "before" || relation === "until") return period(clause, { from: day });
  if (relation !== "after") return period(clause, { to: addDays(day, -1) });
  return has(clause, "drop")
    ? period(clause, { from: addDays(day, 1) })
    : period(clause, { to: day });
};

/** "finish Maths by 20 March", "only until 20 March". */
const endOn: Frame["read"] = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  const [span] = itemsOfKind(clause.items, "dates").flatMap(({ spans }) => spans);
  if (dated === undefined && span !== undefined && has(clause, "finish"))
    return period(clause, { to: span.to ?? span.from });
  if (dated === undefined || dated.relation === "after" || dated.relation === "from")
    return undefined;
  const to = dated.relation === "before" ? addDays(dated.day, -1) : dated.day;
  return period(clause, { to });
};

const finishEarly: Frame["read"] = (clause) => {
  const [exam] = itemsOfKind(clause.items, "examdays");
  if (exam === undefined || has(clause, "roughly")) return undefined;
  const subjects = [...new Set([...namesOf(clause), ...(exam.names ?? [])])];
  return wishes({
    kind: "finish",
    firmness: clause.firmness,
    ...(subjects.length > 0 ? { subjects } : {}),
    daysBefore: exam.days,
  });
};

const lighter: Frame["read"] = (clause) =>
  wishes({ kind: "light", firmness: "soft", ...daysOf(clause) });

/** "not too many subjects a day". */
const fewSubjects: Outcome = {
  question: "How many subjects a day at most?",
  choices: [2, 3].map((most) => [{ kind: "subjects-a-day", firmness: "firm", most }]),
};

const review: Frame["read"] = (clause) => {
  const [exam] = itemsOfKind(clause.items, "examdays");
  if (exam === undefined) return undefined;
  const counted = itemsOfKind(clause.items, "count").find(({ of }) => of === "days")?.value;
  const subjects = [...new Set([...namesOf(clause), ...(exam.names ?? [])])];
  return wishes({
    kind: "review",
    firmness: clause.firmness,
    days: counted ?? exam.days,
    only: has(clause, "only", "just"),
    ...(subjects.length > 0 ? { subjects } : {}),
  });
};

const shaped =
  (shape: ShapeWish["shape"]): Frame["read"] =>
  (clause) =>
    wishes({ kind: "shape", firmness: clause.firmness, shape });

const night = 12 * 60;

const wakeAt: Frame["read"] = (clause) => {
  const [clock] = itemsOfKind(clause.items, "clock");
  if (clock === undefined) return undefined;
  return decide(
    clock.clock.sure ? [clock.clock.minutes] : [startsOfDay(clock.clock)[0] ?? 0],
    (to) => [{ kind: "sleep", firmness: "firm", to }],
  );
};

const sleepAt: Frame["read"] = (clause) => {
  const [span] = itemsOfKind(clause.items, "span");
  const [clock] = itemsOfKind(clause.items, "clock");
  const [duration] = itemsOfKind(clause.items, "duration");
  if (span !== undefined) {
    const [window] = span.windows;
    if (window === undefined) return undefined;
    // "12 to 8" is a night.
    const isNight =
      /[ap]\.?m|:/i.test(span.written) || window.from >= 18 * 60 || window.from < 6 * 60;
    const turn = isNight ? 0 : night;
    return wishes({
      kind: "sleep",
      firmness: "firm",
      from: (window.from + turn) % 1440,
      to: (window.to + turn) % 1440,
    });
  }
  if (duration !== undefined)
    return duration.most > 16 * 60
      ? undefined
      : wishes({ kind: "sleep", firmness: "firm", minutes: duration.most });
  if (clock === undefined) return undefined;
  // "I sleep until 9" ends the night, "in bed by 11" begins it.
  if (
    clock.relation === "until" &&
    /^sleep/i.test(clause.items[0]?.written ?? "") &&
    !/\bby\b/i.test(clock.written)
  )
    return wakeAt(clause);
  return decide(
    clock.clock.sure
      ? [clock.clock.minutes]
      : clock.clock.minutes >= 8 * 60 && clock.clock.minutes < night
        ? [clock.clock.minutes + night]
        : clock.clock.minutes < 4 * 60
          ? [clock.clock.minutes]
          : endsOfDay(clock.clock),
    (from) => [{ kind: "sleep", firmness: "firm", from: from % 1440 }],
  );
};

/** "up at 7 on school days". */
const wakeOn: Frame["read"] = (clause) => {
  const { weekdays, dates } = daysOf(clause);
  const [clock] = itemsOfKind(clause.items, "clock");
  if (clock === undefined) return undefined;
  if (weekdays === undefined && dates === undefined) return wakeAt(clause);
  const to = clock.clock.sure ? clock.clock.minutes : (startsOfDay(clock.clock)[0] ?? 0);
  return wishes({ kind: "off", firmness: "firm", ...daysOf(clause), window: { from: 0, to } });
};

const buffer: Frame["read"] = (clause) => {
  const [duration] = itemsOfKind(clause.items, "duration");
  const [relation] = itemsOfKind(clause.items, "relation");
  // "45 minutes commute after work".
  const activity = itemsOfKind(clause.items, "activity").at(-1);
  if (duration === undefined || activity === undefined || relation === undefined) return undefined;
  if (relation.relation !== "before" && relation.relation !== "after") return undefined;
  return wishes({
    kind: "buffer",
    firmness: clause.firmness,
    minutes: duration.most,
    side: relation.relation,
    label: activity.label.replace(/^(?:my|a) /i, "").toLowerCase(),
  });
};

/** "after school I need an hour of rest". */
const restAfter: Frame["read"] = (clause) => {
  const [duration] = itemsOfKind(clause.items, "duration");
  const written = itemsOfKind(clause.items, "part")[0]?.written ?? "";
  const label = /^after (?:my |the )?(\w+)$/i.exec(written)?.[1]?.toLowerCase();
  return duration === undefined || label === undefined
    ? undefined
    : wishes({
        kind: "buffer",
        firmness: clause.firmness,
        minutes: duration.most,
        side: "after",
        label,
      });
};

/** "20 minutes to get home from work". */
const wayHome: Frame["read"] = (clause) => {
  const [duration] = itemsOfKind(clause.items, "duration");
  const written = clause.items.find((item) => symbolOf(item) === "home")?.written ?? "";
  const label = /work|school|uni|college|training|practice/i.exec(written)?.[0].toLowerCase();
  return duration === undefined || label === undefined
    ? undefined
    : wishes({ kind: "buffer", firmness: "firm", minutes: duration.most, side: "after", label });
};

/** "half an hour to get to work". */
const wayThere: Frame["read"] = (clause) => {
  const [duration] = itemsOfKind(clause.items, "duration");
  const [activity] = itemsOfKind(clause.items, "activity");
  const isThere = clause.items.some(({ written }) => /^to \w+ to$/i.test(written));
  return duration === undefined || activity === undefined || !isThere
    ? undefined
    : wishes({
        kind: "buffer",
        firmness: "firm",
        minutes: duration.most,
        side: "before",
        label: activity.label.replace(/^(?:my|a) /i, "").toLowerCase(),
      });
};

const taskOf =
  (label: string): Frame["read"] =>
  (clause) => {
    const [duration] = itemsOfKind(clause.items, "duration");
    const [part] = itemsOfKind(clause.items, "part");
    const [clock] = itemsOfKind(clause.items, "clock");
    const [moment] = clock === undefined ? [] : momentsOf(clock.clock);
    const window =
      part?.windows[0] ?? (moment === undefined ? undefined : { from: moment, to: moment + 60 });
    if (!hasDays(clause) && window === undefined && duration === undefined) return undefined;
    return wishes({
      kind: "task",
      firmness: clause.firmness,
      label,
      ...daysOf(clause),
      ...(window === undefined ? {} : { window }),
      ...(duration === undefined ? {} : { minutes: duration.most }),
    });
  };

const labelOfTask = (clause: Clause): string => {
  const written =
    clause.items.find((item) => ["task", "mock"].includes(symbolOf(item)))?.written ?? "";
  return named(written.replace(/^a /i, ""));
};

/** "the Maths exam is on the 24th, not the 23rd". */
const movedExam: Frame["read"] = (clause) => {
  const [subject, ...others] = namesOf(clause);
  const negation = clause.items.findIndex((item) => symbolOf(item) === "neg");
  const dates = itemsOfKind(clause.items, "dates").filter(
    (item) => negation === -1 || clause.items.indexOf(item) < negation,
  );
  const [span] = dates.flatMap(({ spans }) => spans);
  if (subject === undefined || others.length > 0 || span === undefined) return undefined;
  return wishes({ kind: "exam", firmness: "firm", subject, date: span.from, isNew: false });
};

/** "I also have a French exam on 28 March". */
const newExam: Frame["read"] = (clause) => {
  const [name] = itemsOfKind(clause.items, "unknown");
  const [span] = datesOf(clause);
  if (name === undefined || span === undefined || !isSchoolSubject(name.written.toLowerCase()))
    return undefined;
  const subject = named(name.written);
  return wishes({ kind: "exam", firmness: "firm", subject, date: span.from, isNew: true });
};

/** "I also have geography on 31 March". */
const examOrClass: Frame["read"] = (clause) => {
  const exam = newExam(clause);
  const [name] = itemsOfKind(clause.items, "unknown");
  return exam === undefined || !("wishes" in exam) || name === undefined
    ? undefined
    : {
        question: "Is that an exam, or a class?",
        choices: [
          exam.wishes,
          [
            {
              kind: "off",
              firmness: "firm",
              label: `${named(name.written)} class`,
              ...daysOf(clause),
            },
          ],
        ],
      };
};

const done = (clause: Clause, part: number): Outcome =>
  wishes({ kind: "done", firmness: "firm", subjects: namesOf(clause), part });

/** "I did 3 of 12 chapters", "half of it is done". */
const doneShare: Frame["read"] = (clause) => {
  const [share] = itemsOfKind(clause.items, "share");
  if (share !== undefined) return done(clause, share.part);
  return has(clause, "half") ? done(clause, 0.5) : undefined;
};

const doneMinutes: Frame["read"] = (clause) => {
  const [duration] = itemsOfKind(clause.items, "duration");
  return duration === undefined
    ? undefined
    : wishes({
        kind: "done",
        firmness: "firm",
        subjects: namesOf(clause),
        minutes: duration.most,
      });
};

/** "chem has 12 chapters and I did 3". */
const doneOfChapters: Frame["read"] = (clause) => {
  const counts = itemsOfKind(clause.items, "count").filter(({ of }) => of === "chapters");
  const numbers = itemsOfKind(clause.items, "number").map(({ value }) => value);
  const [chapters] = itemsOfKind(clause.items, "chapters");
  const amounts = [...counts.map(({ value }) => value), ...numbers];
  if (chapters !== undefined) amounts.push(chapters.to);
  const whole = Math.max(...amounts);
  const part = Math.min(...amounts);
  return amounts.length !== 2 || whole <= 0 || part === whole
    ? undefined
    : done(clause, part / whole);
};

/** Some of it, nobody said how much. */
const someDone = 0.25;

export const courseFrames: readonly Frame[] = [
  {
    shape: "review examdays who* only|just? that? roughly? more? count? exam? reserved? stuff?",
    read: review,
  },
  { shape: "only|just examdays who* that exam?", read: review },
  { shape: "focus only|just|more? examdays who* that exam?", read: review },
  {
    shape: "neg|never rest examdays",
    read: (clause) => {
      const outcome = review(clause);
      return outcome !== undefined && "wishes" in outcome
        ? {
            wishes: outcome.wishes.map((wish) =>
              wish.kind === "review" ? { ...wish, only: true } : wish,
            ),
          }
        : undefined;
    },
  },
  // Exams.
  { shape: "unknown exam dates", read: newExam },
  { shape: "have unknown dates", read: examOrClass },
  { shape: "who exam moved? dates+ neg? dates?", read: movedExam },
  { shape: "who moved|ison dates+ neg? dates?", read: movedExam },
  { shape: "notdone who+", read: (clause) => done(clause, 0) },
  // What is done.
  { shape: "mostlydone who+ exam? stuff?", read: (clause) => done(clause, 0.9) },
  {
    shape: "done|finish who+ exam? very? stuff?",
    read: (clause) => (has(clause, "done") ? done(clause, 0.9) : undefined),
  },
  { shape: "done|finish|mostlydone share|half who+ chapter? exam?", read: doneShare },
  { shape: "share|half who+ done|finish|mostlydone chapter?", read: doneShare },
  { shape: "done duration who+", read: doneMinutes },
  { shape: "who+ count|chapters done|finish number|count|chapters need?", read: doneOfChapters },
  {
    shape: "done|finish chapters|chapter|count|number+ who+",
    read: (clause) =>
      has(clause, "chapters", "count") && has(clause, "done") ? done(clause, someDone) : undefined,
  },
  {
    shape: "done bit|lot who+ chapter?",
    read: (clause) => done(clause, has(clause, "lot") ? 0.5 : someDone),
  },
  // Beginnings and ends in the calendar.
  { shape: "finish|done who* examdays exam? chapter?", read: finishEarly },
  { shape: "finish|done who* dated|dates", read: endOn },
  {
    shape: "dated",
    read: (clause) =>
      /^(?:start|begin|as of|as from)/i.test(clause.items[0]?.written ?? "")
        ? startOn(clause)
        : undefined,
  },
  { shape: "start who* days", read: startOnDay },
  { shape: "start who* dated|dates only? avail?", read: startOn },
  {
    shape: "neg|never start? avail? who* dated",
    read: (clause) => startOn(clause) ?? leaveUntil(clause),
  },
  { shape: "drop who+ dated", read: leaveUntil },
  {
    shape: "earliest|latest dates who* start|finish?",
    read: (clause) => {
      const [span] = datesOf(clause);
      if (span === undefined) return undefined;
      return period(
        clause,
        has(clause, "earliest") ? { from: span.from } : { to: span.to ?? span.from },
      );
    },
  },
  { shape: "only who* dated", read: (clause) => endOn(clause) ?? startOn(clause) },
  { shape: "who+ dated", read: (clause) => endOn(clause) ?? startOn(clause) },
  // The last days.
  {
    shape: "light|less examdays|days|dates* off? stuff? only? prefer? roughly?",
    read: (clause) =>
      has(clause, "less") && !has(clause, "avail", "light") && !has(clause, "examdays")
        ? undefined
        : lighter(clause),
  },
  {
    shape: "neg toomuch days|dates|examdays|per* stuff?",
    read: (clause) => (has(clause, "stuff") && has(clause, "per") ? fewSubjects : lighter(clause)),
  },
  { shape: "less days|dates|dated+", read: lighter },
  { shape: "only|just bit examdays", read: lighter },
  {
    shape: "life examdays",
    read: (clause) =>
      clause.items.some(({ written }) => /relax|chill|rest|recover|breathe/i.test(written))
        ? lighter(clause)
        : undefined,
  },
  {
    shape: "off examdays roughly",
    read: (clause) => ({
      question: "No study on the day before, or less of it?",
      choices: [
        [{ kind: "off", firmness: clause.firmness, daysBeforeExam: 1 }],
        [{ kind: "light", firmness: "soft", daysBeforeExam: 1 }],
      ],
    }),
  },
  {
    shape: "bit days",
    read: (clause) =>
      itemsOfKind(clause.items, "days").some(({ daily }) => daily === true)
        ? shaped("even")(clause)
        : undefined,
  },
  { shape: "less avail days|dates|examdays+", read: lighter },
  { shape: "light|easy exam? examdays", read: lighter },
  { shape: "easy|short days|dates+", read: lighter },
  // Shapes.
  {
    shape: "evenly+ days|per? prefer? toomuch? activity?",
    read: (clause) => (daysOf(clause).weekdays === undefined ? shaped("even")(clause) : undefined),
  },
  { shape: "rising+ more|lot|start|light|focus|activity* per?", read: shaped("rising") },
  { shape: "early+ start|lot|more*", read: shaped("early") },
  { shape: "spaced prefer|need?", read: shaped("spaced") },
  // Nights.
  { shape: "sleep clock|span|duration min|about? latest|finish?", read: sleepAt },
  {
    shape: "wake clock only? neg|never|earliest?",
    read: wakeAt,
  },
  {
    shape: "sleep clock days|dates+",
    read: (clause) =>
      itemsOfKind(clause.items, "clock")[0]?.relation === "until"
        ? off()(bound(clause, "before"))
        : undefined,
  },
  { shape: "wake clock days|dates+", read: wakeOn },
  // Around other things.
  { shape: "duration home", read: wayHome },
  { shape: "duration travel|home relation activity", read: buffer },
  { shape: "duration travel activity", read: wayThere },
  {
    shape: "travel days|dates+",
    read: (clause) =>
      clause.items.some(({ written }) => /^buffer$/i.test(written))
        ? off({ label: "Catching up" })(clause)
        : undefined,
  },
  { shape: "duration relation activity free|off|light|break?", read: buffer },
  { shape: "duration activity relation activity", read: buffer },
  { shape: "part duration off|free|break|light", read: restAfter },
  // Tasks that are no subject.
  {
    shape: "mock days|dates|examdays* roughly? per|count? who* duration? part? need?",
    read: (clause) => taskOf(labelOfTask(clause))(clause),
  },
  {
    shape: "task days|dates|examdays* per? duration? part? clock?",
    read: (clause) => taskOf(labelOfTask(clause))(clause),
  },
];
