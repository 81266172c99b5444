import { type Clause, daysOf, has, hasDays, namesOf, whoOf } from "./clause.ts";
import { type Frame, type Outcome, wishes } from "./frame.ts";
import { type ItemOf, itemsOfKind, symbolOf } from "./items.ts";
import { askBoth } from "./read-outcome.ts";
import type { LimitWish, RhythmWish, SessionWish, Wish } from "./wish.ts";

const durationOf = (clause: Clause): ItemOf<"duration"> | undefined =>
  itemsOfKind(clause.items, "duration")[0];

const mostMinutesADay = 24 * 60;
const longestSession = 8 * 60;

const perOf = (clause: Clause): "day" | "week" =>
  itemsOfKind(clause.items, "per").some(({ of }) => of === "week") ? "week" : "day";

const isDaily = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").some(({ daily }) => daily === true) ||
  itemsOfKind(clause.items, "per").some(({ of }) => of === "day");

/** "half an hour tonight" is what today has; "half an hour in the mornings" is no limit of a day. */
const isDayLong = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "part").every(({ written }) =>
    /^(?:tonight|tonite|2nite)$/i.test(written),
  );

/** "per subject", "of the same subject": of each one by itself. */
const isEachSubject = (written: string): boolean => /subject|exam/i.test(written);

/** "this week I only have 5 hours": nobody said whether a day. */
const isOfWeek = (clause: Clause): boolean =>
  !has(clause, "per", "days") &&
  itemsOfKind(clause.items, "dates").some(({ written }) => /\bweek$/i.test(written));

const limit =
  (bound: "most" | "least"): Frame["read"] =>
  (clause) => {
    const duration = durationOf(clause);
    const per = perOf(clause);
    if (duration === undefined || !isDayLong(clause)) return undefined;
    const minutes = bound === "most" ? duration.most : duration.least;
    // "On weekends: ... . 20 hours per week": a week has no weekdays to hold on.
    if (per === "week" && has(clause, "days")) return undefined;
    if (minutes < 1 || minutes > mostMinutesADay * (per === "week" ? 7 : 1)) return undefined;
    const wish: LimitWish = {
      kind: "limit",
      firmness: clause.firmness,
      per,
      ...(bound === "most" ? { most: minutes } : { least: minutes }),
      ...whoOf(clause),
      ...daysOf(clause),
    };
    if (isOfWeek(clause) && minutes >= 180)
      return {
        question: "A day, or in the whole week?",
        choices: [[wish], [{ ...wish, per: "week" }]],
      };
    const isEach = itemsOfKind(clause.items, "who").some(({ written }) => isEachSubject(written));
    return isEach
      ? wishes(...namesOf(clause).map((name) => ({ ...wish, subjects: [name] })))
      : wishes(wish);
  };

/** "max 2h maths" without "a day": on each day, or altogether? */
const limitOfSubject =
  (bound: "most" | "least"): Frame["read"] =>
  (clause) => {
    const duration = durationOf(clause);
    if (duration === undefined || !isDayLong(clause)) return undefined;
    if (isDaily(clause) || hasDays(clause) || has(clause, "per")) return limit(bound)(clause);
    const { most: minutes } = duration;
    const subjects = namesOf(clause);
    const work: Wish = { kind: "work", firmness: "firm", subjects, minutes };
    if (minutes > 6 * 60) return wishes(work);
    return {
      question: "On each day, or altogether?",
      choices: [
        [
          {
            kind: "limit",
            firmness: clause.firmness,
            per: "day",
            subjects,
            ...(bound === "most" ? { most: minutes } : { least: minutes }),
          },
        ],
        [work],
      ],
    };
  };

const bounded: Frame["read"] = (clause) => {
  const bound = has(clause, "min") ? "least" : "most";
  return namesOf(clause).length > 0 ? limitOfSubject(bound)(clause) : limit(bound)(clause);
};

const rhythm = (clause: Clause, changes: Partial<RhythmWish>): Outcome => {
  const duration = durationOf(clause);
  return wishes({
    kind: "rhythm",
    firmness: clause.firmness,
    subjects: namesOf(clause),
    bound: has(clause, "max") ? "most" : has(clause, "min") ? "least" : "exactly",
    ...(duration === undefined ? {} : { minutes: duration.most }),
    ...changes,
  });
};

/** "2 hours a day" is a limit; "1 hour of maths a day" a habit. */
const plainAmount: Frame["read"] = (clause) => {
  const duration = durationOf(clause);
  if (duration === undefined) return undefined;
  if (namesOf(clause).length === 0) {
    const most = limit("most")(clause);
    const [wish] = most !== undefined && "wishes" in most ? most.wishes : [];
    // "2 to 3 hours a day" has two ends.
    return wish?.kind === "limit" && duration.least < duration.most
      ? wishes({ ...wish, least: duration.least })
      : most;
  }
  if (perOf(clause) === "week")
    return wishes({
      kind: "limit",
      firmness: clause.firmness,
      per: "week",
      subjects: namesOf(clause),
      least: duration.least,
      most: duration.most,
    });
  if (isDaily(clause)) return rhythm(clause, { everyDays: 1 });
  if (hasDays(clause)) return limit("least")(clause);
  return undefined;
};

/** "chem 10 hours", "give chem 10 hours", "10 hours of chem". */
const work: Frame["read"] = (clause) => {
  const minutes = durationOf(clause)?.most ?? 0;
  const subjects = namesOf(clause);
  if (minutes < 1) return undefined;
  const all: Wish = { kind: "work", firmness: clause.firmness, subjects, minutes };
  const isEach = itemsOfKind(clause.items, "who").some(({ written }) => isEachSubject(written));
  if (has(clause, "need") || isEach || minutes > 6 * 60) return wishes(all);
  return {
    question: "On each day, or altogether?",
    choices: [[{ kind: "limit", firmness: "firm", per: "day", subjects, most: minutes }], [all]],
  };
};

const session = (
  clause: Clause,
  bounds: Pick<SessionWish, "least" | "most">,
): Outcome | undefined =>
  [bounds.least, bounds.most].some(
    (minutes) => minutes !== undefined && (minutes < 5 || minutes > longestSession),
  )
    ? undefined
    : wishes({ kind: "session", firmness: clause.firmness, ...whoOf(clause), ...bounds });

const sessionLength: Frame["read"] = (clause) => {
  const duration = durationOf(clause);
  if (duration === undefined) return undefined;
  // "no session under an hour".
  if (has(clause, "max") && has(clause, "neg", "never"))
    return session(clause, { least: duration.least });
  if (has(clause, "max") || (has(clause, "neg", "never") && has(clause, "morethan", "attention")))
    return session(clause, { most: duration.most });
  if (has(clause, "min", "morethan")) return session(clause, { least: duration.least });
  if (has(clause, "neg", "never")) return undefined;
  return session(clause, { least: duration.least, most: duration.most });
};

/** "nothing shorter than 30 minutes" speaks of sessions, "no less than an hour a day" of days. */
const isOfLength = (clause: Clause): boolean =>
  !has(clause, "per", "days", "dates", "dated", "examdays") &&
  clause.items.some(({ written }) => /\b(?:short|long)(?:er)?\b/i.test(written));

/** "never two days of Maths in a row". */
const notInARow: Frame["read"] = (clause) =>
  countOf(clause, "days") === 2
    ? wishes({
        kind: "rhythm",
        firmness: clause.firmness,
        subjects: namesOf(clause),
        bound: "most",
        everyDays: 2,
      })
    : undefined;

/** "two days off a week, ideally Saturday and Sunday". */
const restDaysThere: Frame["read"] = (clause) => {
  const { weekdays } = daysOf(clause);
  return weekdays === undefined || countOf(clause, "days") !== weekdays.length
    ? undefined
    : wishes({ kind: "off", firmness: clause.firmness, weekdays });
};

const attention: Frame["read"] = (clause) => {
  const duration = durationOf(clause);
  return duration === undefined ? undefined : session(clause, { most: duration.most });
};

const breakLength: Frame["read"] = (clause) => {
  const minutes = durationOf(clause)?.most ?? 0;
  return minutes < 1 || minutes > 180
    ? undefined
    : wishes({ kind: "break", firmness: clause.firmness, minutes });
};

/** "a break every 45 minutes": sessions end there. "10 minutes break every hour" says both. */
const breakEvery: Frame["read"] = (clause) => {
  const [first, second] = itemsOfKind(clause.items, "duration");
  if (first === undefined) return undefined;
  if (second === undefined) return session(clause, { most: first.most });
  const [short, long] = first.most < second.most ? [first, second] : [second, first];
  return wishes(
    { kind: "break", firmness: clause.firmness, minutes: short.most },
    { kind: "session", firmness: clause.firmness, most: long.most },
  );
};

const pomodoro: Frame["read"] = (clause) => {
  const [focus, rest] = itemsOfKind(clause.items, "number").map(({ value }) => value);
  const [focusLength, restLength] = itemsOfKind(clause.items, "duration").map(({ most }) => most);
  const minutes = focus ?? focusLength ?? 25;
  const pause = rest ?? restLength ?? 5;
  if (minutes < 10 || minutes > 120 || pause < 1 || pause > 60) return undefined;
  return wishes(
    { kind: "session", firmness: clause.firmness, least: minutes, most: minutes },
    { kind: "break", firmness: clause.firmness, minutes: pause },
  );
};

const countOf = (clause: Clause, of: ItemOf<"count">["of"]): number | undefined =>
  itemsOfKind(clause.items, "count").find((count) => count.of === of)?.value;

const counted: Frame["read"] = (clause) => {
  const subjects = countOf(clause, "subjects");
  const names = namesOf(clause);
  if (subjects !== undefined && names.length === 0 && subjects > 0) {
    // "one subject on weekdays": there is no such wish for some days.
    const isNarrowed = Object.keys(daysOf(clause)).length > 0;
    if (has(clause, "min") || perOf(clause) === "week" || isNarrowed) return undefined;
    return wishes({ kind: "subjects-a-day", firmness: clause.firmness, most: subjects });
  }
  const number = has(clause, "session") ? itemsOfKind(clause.items, "number")[0]?.value : undefined;
  const times =
    countOf(clause, "times") ?? countOf(clause, "sessions") ?? countOf(clause, "days") ?? number;
  if (times === undefined || times < 1) return undefined;
  if (names.length > 0 && perOf(clause) === "week")
    return times > 7 ? undefined : rhythm(clause, { perWeek: times });
  const sessions = countOf(clause, "sessions") ?? number;
  if (sessions !== undefined && isDaily(clause) && !has(clause, "min"))
    return wishes({
      kind: "sessions-a-day",
      firmness: clause.firmness,
      ...whoOf(clause),
      most: times,
    });
  return undefined;
};

/** "only study 4 days a week": three are free. */
const studyDays: Frame["read"] = (clause) => {
  const days = countOf(clause, "days");
  const count = countOf(clause, "times") ?? days;
  return count === undefined || count < 1 || count > 6 || has(clause, "min")
    ? undefined
    : wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: 7 - count });
};

const restDays: Frame["read"] = (clause) => {
  const days = countOf(clause, "days") ?? countOf(clause, "times") ?? 1;
  return days < 1 || days > 6
    ? undefined
    : wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: days });
};

/** "not every day". */
const notEveryDay: Frame["read"] = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  if (days?.daily !== true) return undefined;
  const subjects = namesOf(clause);
  return subjects.length === 0
    ? wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: 1 })
    : wishes({ kind: "rhythm", firmness: clause.firmness, subjects, bound: "most", perWeek: 6 });
};

const everyDay: Frame["read"] = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  const [every] = itemsOfKind(clause.items, "every");
  if (every !== undefined) return rhythm(clause, { everyDays: every.days });
  return days?.daily === true ? rhythm(clause, { everyDays: 1 }) : undefined;
};

const who = "who|all*";

/** "2": of what? */
const bareNumber: Frame["read"] = (clause) => {
  const value = itemsOfKind(clause.items, "number")[0]?.value ?? 0;
  if (!Number.isInteger(value) || value < 1 || value > 12) return undefined;
  return {
    question: "Hours a day, or subjects a day?",
    choices: [
      [{ kind: "limit", firmness: "firm", per: "day", most: value * 60 }],
      [{ kind: "subjects-a-day", firmness: "firm", most: value }],
    ],
  };
};

/** "2 hours": a day, or at a time? */
const bareDuration: Frame["read"] = (clause) => {
  const minutes = durationOf(clause)?.most ?? 0;
  return minutes < 15 || minutes > 6 * 60
    ? undefined
    : {
        question: "A day, or at a time?",
        choices: [
          [{ kind: "limit", firmness: "firm", per: "day", most: minutes }],
          [{ kind: "session", firmness: "firm", least: minutes, most: minutes }],
        ],
      };
};

export const amountFrames: readonly Frame[] = [
  { shape: "number max|per?", read: bareNumber },
  { shape: "duration", read: bareDuration },
  { shape: "pomodoro session? number* duration* break? prefer?", read: pomodoro },
  {
    shape: "oneatatime prefer|focus?",
    read: () => wishes({ kind: "subjects-a-day", firmness: "soft", most: 1 }),
  },
  {
    shape: "duration+ activity|focus|session? break",
    read: (clause) =>
      itemsOfKind(clause.items, "duration").length === 2 &&
      has(clause, "activity", "focus", "session")
        ? pomodoro(clause)
        : undefined,
  },
  {
    shape: "duration+ break followed?",
    read: (clause) => {
      const [work, rest, ...more] = itemsOfKind(clause.items, "duration");
      const isPair = work !== undefined && rest !== undefined && more.length === 0;
      return isPair && work.most > rest.most && !has(clause, "eachtime", "relation")
        ? pomodoro(clause)
        : undefined;
    },
  },
  // Breaks.
  { shape: "duration off? between", read: breakLength },
  {
    shape: "number break|off? between",
    read: (clause) => {
      const minutes = itemsOfKind(clause.items, "number")[0]?.value ?? 0;
      return minutes < 3 || minutes > 60
        ? undefined
        : wishes({ kind: "break", firmness: clause.firmness, minutes });
    },
  },
  { shape: "break eachtime|relation+ duration+ need?", read: breakEvery },
  { shape: "duration break per|between?", read: breakLength },
  { shape: "long break", read: () => wishes({ kind: "break", firmness: "soft", minutes: 20 }) },
  { shape: "duration break long|short|min|max|need* between?", read: breakLength },
  // Sessions.
  {
    shape: `session|atonce+ duration max|min|morethan* neg|never? ${who} short|long? prefer|good|fine? only? per? avail? need?`,
    read: sessionLength,
  },
  {
    shape: "neg|never attention|focus|avail morethan|max? duration atonce? session? need?",
    read: attention,
  },
  { shape: "attention duration max|only? relation?", read: attention },
  { shape: "avoid relation duration", read: attention },
  { shape: "short session|atonce+ prefer?", read: (clause) => session(clause, { most: 45 }) },
  { shape: "long session|atonce+ prefer?", read: (clause) => session(clause, { least: 90 }) },
  { shape: "neg long session|atonce+", read: (clause) => session(clause, { most: 60 }) },
  { shape: "neg short session|atonce+", read: (clause) => session(clause, { least: 60 }) },
  // Counts.
  { shape: "neg|never days", read: notEveryDay },
  { shape: "neg|never who+ days", read: notEveryDay },
  { shape: "neg|never count who+ atonce", read: notInARow },
  { shape: "count off|free per min? days", read: restDaysThere },
  { shape: "min? count off|free", read: restDays },
  {
    shape: "count off|free|neg per min|need|only?",
    read: (clause) =>
      perOf(clause) === "week" && !has(clause, "only") ? restDays(clause) : undefined,
  },
  {
    shape: "off per min|need?",
    read: (clause) => (perOf(clause) === "week" ? restDays(clause) : undefined),
  },
  {
    shape: "only|max count per avail?",
    read: (clause) => counted(clause) ?? (perOf(clause) === "week" ? studyDays(clause) : undefined),
  },
  {
    shape: `max|min|only? count ${who} per|days? duration? session? bit? need|prefer|focus?`,
    read: counted,
  },
  { shape: "neg morethan count per|days", read: counted },
  {
    shape: "max|only? count sameday",
    read: (clause) => (countOf(clause, "subjects") === undefined ? undefined : counted(clause)),
  },
  { shape: "max|min|only? number who+ session per", read: counted },
  {
    shape: "max|min|only? number who+ per",
    read: (clause) => {
      const value = itemsOfKind(clause.items, "number")[0]?.value ?? 0;
      return perOf(clause) === "week" && Number.isInteger(value) && value >= 1 && value <= 7
        ? rhythm(clause, { perWeek: value })
        : undefined;
    },
  },
  {
    shape: "count per",
    read: (clause) => (perOf(clause) === "week" ? studyDays(clause) : undefined),
  },
  {
    shape: "max|min|only? duration? bit|more|short? who+ days|every session? need|prefer?",
    read: (clause) => (has(clause, "max", "min", "only", "more") ? undefined : everyDay(clause)),
  },
  { shape: "max|min|only? who+ every duration? session?", read: everyDay },
  // Limits.
  {
    shape:
      "max|min only? avail? neg? duration per? days|dates|dated|examdays* who* stuff? prefer? need? part? fine|good?",
    read: (clause) =>
      has(clause, "neg") ? undefined : isOfLength(clause) ? sessionLength(clause) : bounded(clause),
  },
  {
    shape: "neg|never morethan duration per? days|dates|dated|examdays* who* avail?",
    read: bounded,
  },
  {
    shape: "neg|never max duration per? days|dates|dated|examdays* who*",
    read: (clause) => {
      const least = durationOf(clause)?.least;
      if (least === undefined) return undefined;
      const sessions = session(clause, { least });
      const isOpen = !has(clause, "per", "days", "dates", "dated", "examdays", "who");
      // "nothing under 30 minutes" speaks of sessions; "never less than an hour" may speak of days.
      const isNothing = clause.items.some(({ written }) => /^(?:nothing|none)$/i.test(written));
      if (isOfLength(clause) || (isOpen && isNothing)) return sessions;
      const days = limit("least")(clause);
      return isOpen && sessions !== undefined && days !== undefined
        ? askBoth("A day, or at a time?", days, sessions)
        : days;
    },
  },
  { shape: "morethan duration per? days|dates|dated|examdays* need|prefer?", read: limit("least") },
  { shape: "only avail? duration per? days|dates|dated|examdays* part?", read: limit("most") },
  { shape: "avail duration per? days|dates|dated|examdays* part?", read: limit("most") },
  {
    // "one hour less on Fridays" is less than nobody knows what.
    shape: "less duration per|days|dates+ who*",
    read: (clause) => {
      const symbols = clause.items.map(symbolOf);
      return symbols.indexOf("less") > symbols.indexOf("duration")
        ? undefined
        : limit("most")(clause);
    },
  },
  { shape: "duration per|days|dates|dated|examdays+ who* prefer|need|fine?", read: plainAmount },
  { shape: "need|prefer? who+ duration", read: work },
  { shape: "need only|just who+ duration", read: work },
];
