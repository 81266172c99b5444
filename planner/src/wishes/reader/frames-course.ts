import { addDays } from "../../time/day-number.ts";
import type { PeriodWish, ShapeWish } from "../wish.ts";
import { type Clause, datesOf, daysOf, has, namesOf, whoOf, writtenOf } from "./clause.ts";
import { type Frame, type Outcome, type Reading, wishes } from "./frame.ts";
import { itemsOfKind, symbolOf } from "./items.ts";
import { named } from "./tokens.ts";

const period = (clause: Clause, days: Pick<PeriodWish, "from" | "to">): Outcome =>
  wishes({ kind: "period", firmness: clause.firmness, ...whoOf(clause), ...days });

/** "start on 9 March", "not before 9 March", "no English until 20 March". */
const startOn: Reading = (clause) => {
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
const startOnDay: Reading = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  return days?.coming === undefined ? undefined : period(clause, { from: days.coming });
};

/** "drop English until after the Maths exam"; "no History after 20 March". */
const leaveUntil: Reading = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  if (dated === undefined) return undefined;
  const { relation, day } = dated;
  if (relation === "before" || relation === "until") return period(clause, { from: day });
  if (relation !== "after" || has(clause, "drop")) return undefined;
  return period(clause, { to: day });
};

/** "finish Maths by 20 March", "only until 20 March". */
const endOn: Reading = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  const [span] = itemsOfKind(clause.items, "dates").flatMap(({ spans }) => spans);
  if (dated === undefined && span !== undefined && has(clause, "finish"))
    return period(clause, { to: span.to ?? span.from });
  if (dated === undefined || dated.relation === "after" || dated.relation === "from")
    return undefined;
  const to = dated.relation === "before" ? addDays(dated.day, -1) : dated.day;
  return period(clause, { to });
};

/** "after the maths exam only physics": then nothing else. */
const onlyThen: Reading = (clause) => {
  const symbols = clause.items.map(symbolOf);
  const isLed =
    symbols.indexOf("dated") < symbols.indexOf("only") || symbols.join(" ") === "only who dated";
  const isWho = symbols.indexOf("who") === symbols.indexOf("only") + 1;
  return isLed && isWho
    ? wishes({
        kind: "only-subjects",
        firmness: clause.firmness,
        subjects: namesOf(clause),
        ...daysOf(clause),
      })
    : undefined;
};

const finishEarly: Reading = (clause) => {
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

/** "I don't want to burn out before the exams" says nothing of the last days. */
const lighter: Reading = (clause) =>
  has(clause, "examdays") && /burn|overwork|overdo/i.test(writtenOf(clause))
    ? undefined
    : wishes({ kind: "light", firmness: "soft", ...daysOf(clause) });

/** "light in the evening" is no light day; "the evening before the exam" is that day. */
const isPartOfDay = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "part").some(
    ({ start }) => !itemsOfKind(clause.items, "examdays").some((exam) => exam.start === start),
  );

const review: Reading = (clause) => {
  const [exam] = itemsOfKind(clause.items, "examdays");
  if (exam === undefined) return undefined;
  const counted = itemsOfKind(clause.items, "count").find(({ of }) => of === "days")?.value;
  const subjects = [...new Set([...namesOf(clause), ...(exam.names ?? [])])];
  return wishes({
    kind: "review",
    firmness: clause.firmness,
    days: counted ?? exam.days,
    only: has(clause, "only", "just", "rest"),
    ...(subjects.length > 0 ? { subjects } : {}),
  });
};

const shaped =
  (shape: ShapeWish["shape"]): Reading =>
  (clause) =>
    wishes({ kind: "shape", firmness: clause.firmness, shape });

/** "the Maths exam is on the 24th, not the 23rd". */
const movedExam: Reading = (clause) => {
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
const newExam: Reading = (clause) => {
  const [name] = itemsOfKind(clause.items, "unknown");
  const [span] = datesOf(clause);
  if (name === undefined || span === undefined || name.isSubject !== true) return undefined;
  const subject = named(name.written);
  return wishes({ kind: "exam", firmness: "firm", subject, date: span.from, isNew: true });
};

const done = (clause: Clause, part: number): Outcome =>
  wishes({ kind: "done", firmness: "firm", subjects: namesOf(clause), part });

/** "I did 3 of 12 chapters", "half of it is done". */
const doneShare: Reading = (clause) => {
  const [share] = itemsOfKind(clause.items, "share");
  if (share !== undefined) return done(clause, share.part);
  return has(clause, "half") ? done(clause, 0.5) : undefined;
};

const doneMinutes: Reading = (clause) => {
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

/** Some of it, nobody said how much. */
const someDone = 0.25;

export const courseFrames: readonly Frame[] = [
  ["review examdays who* only|just? that? roughly? more? count? exam? reserved? stuff?", review],
  ["only|just examdays who* that exam?", review],
  ["focus only|just|more? examdays who* that exam?", review],
  ["neg|never rest examdays", review],
  // Exams.
  ["unknown exam dates", newExam],
  ["who exam moved? dates+ neg? dates?", movedExam],
  ["who moved|ison dates+ neg? dates?", movedExam],
  ["notdone who+", (clause) => done(clause, 0)],
  // What is done.
  ["mostlydone who+ exam? stuff?", (clause) => done(clause, 0.9)],
  [
    "done|finish who+ exam? very? stuff?",
    (clause) =>
      has(clause, "done") || clause.items.some(({ written }) => /^finished with$/i.test(written))
        ? done(clause, 0.9)
        : undefined,
  ],
  ["done|finish|mostlydone share|half who+ chapter? exam?", doneShare],
  ["done duration who+", doneMinutes],
  [
    "done|finish chapters|chapter|count|number+ who+",
    (clause) =>
      has(clause, "chapters", "count") && has(clause, "done") ? done(clause, someDone) : undefined,
  ],
  // Beginnings and ends in the calendar.
  ["finish|done who* examdays exam? chapter?", finishEarly],
  ["finish|done who* dated|dates", endOn],
  ["start who* days", startOnDay],
  ["start who* dated|dates only? avail?", startOn],
  ["neg|never start? avail? who* dated", (clause) => startOn(clause) ?? leaveUntil(clause)],
  ["drop who+ dated", leaveUntil],
  ["only who* dated", (clause) => onlyThen(clause) ?? endOn(clause) ?? startOn(clause)],
  ["who+ dated", (clause) => endOn(clause) ?? startOn(clause)],
  // The last days.
  [
    "light|less examdays|days|dates* off? stuff? only? prefer? roughly? bit? part?",
    (clause) =>
      isPartOfDay(clause) ||
      (has(clause, "less") && !has(clause, "avail", "light") && !has(clause, "examdays"))
        ? undefined
        : lighter(clause),
  ],
  ["neg toomuch days|dates|examdays|per*", lighter],
  ["less days|dates|dated+", lighter],
  ["only|just bit examdays", lighter],
  [
    "off|neg examdays roughly",
    (clause) => ({
      question: "No study on the day before, or less of it?",
      choices: [
        [{ kind: "off", firmness: clause.firmness, daysBeforeExam: 1 }],
        [{ kind: "light", firmness: "soft", daysBeforeExam: 1 }],
      ],
    }),
  ],
  ["less avail days|dates|examdays+", lighter],
  ["easy|short bit? days|dates+", lighter],
  // Shapes.
  [
    "evenly+ days|per? prefer? toomuch? activity?",
    (clause) => (daysOf(clause).weekdays === undefined ? shaped("even")(clause) : undefined),
  ],
  ["rising+ more|lot|start|light|focus|activity* per|examdays? lastly?", shaped("rising")],
  [
    "early+ start|lot|more*",
    // "I have more work in the first week" may be a job.
    (clause) => (has(clause, "have") ? undefined : shaped("early")(clause)),
  ],
];
