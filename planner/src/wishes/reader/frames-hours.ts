import type { Wish } from "../wish.ts";
import { type Clause, daysOf, has, namesOf, whoOf, writtenOf } from "./clause.ts";
import { hasAnyTime, off, only, prefer, saysEveryDay, timed } from "./day-readings.ts";
import type { Frame, Reading } from "./frame.ts";
import { rhythm } from "./frames-counts.ts";
import { itemsOfKind, symbolOf } from "./items.ts";
import { bound, decide, perWindow, windowChoices } from "./windows.ts";

const times = "part|clock|span*";
const days = "days|dates|dated|examdays*";

/** "this week only maths": whoever stands right after "only" is alone then. */
const onlyWhoOrWhen: Reading = (clause) => {
  // "only repeat things in the last days" is not only to study then.
  if (has(clause, "review") && has(clause, "examdays")) return undefined;
  const at = clause.items.findIndex((item) => ["only", "just"].includes(symbolOf(item)));
  const next = clause.items[at + 1];
  const [exam] = itemsOfKind(clause.items, "examdays");
  // "the last two days before chem only chem" are for its exam.
  if (exam?.names?.join() === namesOf(clause).join() && exam !== undefined)
    return {
      wishes: [
        {
          kind: "review",
          firmness: clause.firmness,
          days: exam.days,
          only: true,
          subjects: namesOf(clause),
        },
      ],
    };
  if (next?.kind === "who") {
    const alone = decide(windowChoices(clause, "only"), (windows) =>
      perWindow(windows, (window) => ({
        kind: "only-subjects",
        firmness: clause.firmness,
        subjects: namesOf(clause),
        ...daysOf(clause),
        ...window,
      })),
    );
    const when = only(clause);
    const isLed =
      clause.items.findIndex(
        (item) => item.kind !== "who" && !["only", "just"].includes(symbolOf(item)),
      ) < at;
    // "only maths in the mornings": then nothing else, or never at another time?
    if (isLed || alone === undefined || when === undefined) return alone ?? when;
    return "wishes" in alone && "wishes" in when
      ? {
          question: "Nothing else then, or at no other time?",
          choices: [alone.wishes, when.wishes],
        }
      : undefined;
  }
  const outcome = only(clause);
  const isNarrowed = next?.kind === "days" && has(clause, "clock", "span", "part");
  if (!isNarrowed || outcome === undefined || !("wishes" in outcome)) return outcome;
  // "only on weekends between 10 and 4" leaves the other days out as well.
  const days: Wish = {
    kind: "only",
    firmness: clause.firmness,
    ...whoOf(clause),
    ...daysOf(clause),
  };
  return { wishes: [days, ...outcome.wishes] };
};

const endBy: Reading = (clause) => off()(bound(clause, "after"));

/** "Fridays I'm done by 3": nobody knows whether with studying or with school. */
const endOrHome: Reading = (clause) => {
  const end = endBy(clause);
  const [clock] = itemsOfKind(clause.items, "clock");
  // "laptop closed until 4" ends nothing.
  if (/\b(?:closed|shut|away|off) (?:until|till|til)\b/i.test(writtenOf(clause))) return undefined;
  const isAfternoon = clock !== undefined && !clock.clock.sure && clock.clock.minutes <= 5 * 60;
  const isState =
    /\bdone\b/i.test(writtenOf(clause)) && has(clause, "days") && !saysEveryDay(clause);
  return isAfternoon && isState ? undefined : end;
};

const startBy: Reading = (clause) => off()(bound(clause, "before"));

const presence =
  /^(?:there|here|come|comes|go|goes|going|get|getting|see|touch|be|being|am|i am|im)$/;

/** "I am there by 4" says where one is, and not when to study. */
const isThere = ({ fillers }: Clause): boolean => fillers.some((word) => presence.test(word));

/** "9-5" and nothing more: when to study, or when not? */
const spanAlone: Reading = (clause) => {
  const [span] = itemsOfKind(clause.items, "span");
  if (span === undefined || /^(?:between|from)/i.test(span.written) || isThere(clause))
    return undefined;
  const study = only(clause);
  const busy = off()(clause);
  if (study === undefined || busy === undefined) return undefined;
  return "wishes" in study && "wishes" in busy
    ? { question: "Shall you study then, or not?", choices: [study.wishes, busy.wishes] }
    : undefined;
};

/** "until midnight" ends nothing. */
const endsAtMidnight: Reading = (clause) =>
  itemsOfKind(clause.items, "clock").some(
    ({ clock }) => clock.sure && clock.minutes % (24 * 60) === 0,
  )
    ? {
        wishes: [
          { kind: "allow", firmness: "firm", ...daysOf(clause), window: { from: 0, to: 24 * 60 } },
        ],
      }
    : undefined;

/** "Wed until 4": no study after that, or something else until then? "until 9" ends an evening. */
const untilThen: Reading = (clause) => {
  const [clock] = itemsOfKind(clause.items, "clock");
  const end = endBy(clause);
  const isAfternoon =
    clock !== undefined &&
    has(clause, "days", "dates") &&
    (clock.clock.sure
      ? clock.clock.minutes > 11 * 60 && clock.clock.minutes <= 17 * 60
      : clock.clock.minutes <= 5 * 60);
  const later = isAfternoon && !has(clause, "avail") ? only(bound(clause, "after")) : undefined;
  return end !== undefined && later !== undefined && "wishes" in end && "wishes" in later
    ? { question: "No study after that, or only after that?", choices: [end.wishes, later.wishes] }
    : end;
};

/** "between 4 and 8 on weekdays"; "until 9" only ends the day. */
const bareWindow: Reading = (clause) => {
  const relations = itemsOfKind(clause.items, "clock").map(({ relation }) => relation);
  const [relation] = relations;
  if (isThere(clause)) return undefined;
  if (relations.length === 1 && relation === "until")
    return endsAtMidnight(clause) ?? untilThen(clause);
  // "and after 11pm too": nobody studies only then.
  const isLate = itemsOfKind(clause.items, "clock").some(
    ({ clock }) => clock.sure && clock.minutes >= 21 * 60,
  );
  if (isLate && !has(clause, "avail")) return undefined;
  return has(clause, "span") || (relation !== undefined && relation !== "at")
    ? only(clause)
    : undefined;
};

/** "20 minutes of English every evening": a habit and its time. */
const dailyThen: Reading = (clause) => {
  const habit = rhythm(clause, { everyDays: 1 });
  const liked = saysEveryDay(clause) ? prefer(clause) : undefined;
  return liked !== undefined && "wishes" in liked && "wishes" in habit
    ? { wishes: [...habit.wishes, ...liked.wishes] }
    : undefined;
};

/** "hard stuff in the morning" is a preference; "mornings are the worst" is one against them. */
const levelThen: Reading = (clause) => {
  // "I'm best at 6am": around then, and not from then until midnight.
  const isMoment = itemsOfKind(clause.items, "clock").some(
    ({ relation }) => relation === undefined || relation === "at",
  );
  if (isMoment && has(clause, "strongest")) return undefined;
  if (whoOf(clause).level !== undefined || has(clause, "easy", "strongest")) return prefer(clause);
  // "mornings are the worst"; of dates it is said why, not when.
  return hasAnyTime(clause) && !has(clause, "dates", "dated", "examdays")
    ? off({ firmness: "soft" })(clause)
    : undefined;
};

const levelOff: Reading = (clause) =>
  whoOf(clause).level !== undefined && hasAnyTime(clause) ? off()(clause) : undefined;

/** When to study: only then, rather then, until or from then. */
export const hourFrames: readonly Frame[] = [
  [`only avail? who? ${days} ${times} stuff?`, timed(onlyWhoOrWhen)],
  [`just ${days} ${times} who?`, timed(onlyWhoOrWhen)],
  // Ends and beginnings of the day.
  [`finish clock ${days} who? part?`, endOrHome],
  [
    `latest|earliest clock ${days} who? finish|start? avail?`,
    (clause) => (has(clause, "latest") ? endBy(clause) : startBy(clause)),
  ],
  [
    `start only? avail? clock ${days} who? afterthat?`,
    (clause) =>
      itemsOfKind(clause.items, "clock").some(({ relation }) => relation === "until")
        ? undefined
        : startBy(clause),
  ],
  // Preferences.
  [
    `prefer|good|more prefer? who? ${days} ${times} stuff?`,
    (clause) => (has(clause, "more") && !has(clause, "prefer") ? undefined : prefer(clause)),
  ],
  // "mornings over evenings": parts that stand side by side would be a list.
  [
    "part morethan|than part prefer?",
    (clause) => {
      const [liked] = itemsOfKind(clause.items, "part");
      return prefer({ ...clause, items: clause.items.filter((item) => item === liked) });
    },
  ],
  ["start? part", prefer],
  ["who+ days part duration?", dailyThen],
  // "maths must be in the morning".
  [
    `who+ ${days} part|clock|span+ session?`,
    (clause) => (clause.bound ? only(clause) : prefer(clause)),
  ],
  [
    "who+ days|dates|examdays+",
    // "physics stays on the 25th" speaks of its exam.
    (clause) => (clause.kept && has(clause, "dates") ? undefined : prefer(clause)),
  ],
  [`easy|hard|worst|strongest stuff? ${days} ${times}`, levelThen],
  [`light stuff ${days} part|clock|span+`, prefer],
  [`neg|never easy|hard|worst|strongest stuff ${days} ${times}`, levelOff],
  [`span ${days}`, spanAlone],
  [`avail? span|clock+ ${days}`, bareWindow],
];
