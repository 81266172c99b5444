import type { CalendarDay } from "../model.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { type Clause, daysOf, has, hasDays, namesOf, whoOf } from "./clause.ts";
import {
  allow,
  hasAnyTime,
  isDaily,
  isDailyAlone,
  isPerson,
  off,
  only,
  prefer,
} from "./day-readings.ts";
import type { Frame, Outcome } from "./frame.ts";
import { type Item, type ItemOf, itemsOfKind, symbolOf } from "./items.ts";
import { bound, decide, perWindow, windowChoices } from "./windows.ts";
import type { Wish } from "./wish.ts";

const times = "part|clock|span*";
const days = "days|dates|dated|examdays*";

/** "this week only maths": whoever stands right after "only" is alone then. */
const onlyWhoOrWhen: Frame["read"] = (clause) => {
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

const askOthers = (usual: ItemOf<"days">, exception: ItemOf<"days">): Outcome | undefined => {
  const rest = usual.weekdays.filter((day) => !exception.weekdays.includes(day));
  return rest.length === usual.weekdays.length || rest.length === 0
    ? undefined
    : {
        question: "Only on those days, or not on that one?",
        choices: [
          [{ kind: "only", firmness: "firm", weekdays: rest }],
          [{ kind: "off", firmness: "firm", weekdays: exception.weekdays }],
        ],
      };
};

const exceptDays: Frame["read"] = (clause) => {
  const [usual, exception, ...others] = itemsOfKind(clause.items, "days");
  const at = clause.items.findIndex((item) => symbolOf(item) === "except");
  if (usual === undefined || exception === undefined || others.length > 0) return undefined;
  const leaves = has(clause, "neg", "never", "off", "free");
  // "weekdays except Wednesday", and nothing more: are the other days meant, or all but that one?
  if (usual.daily !== true && clause.items.length === 3) return askOthers(usual, exception);
  const isFirstUsual = clause.items.indexOf(usual) < at;
  if (!isFirstUsual || clause.items.indexOf(exception) < at) return undefined;
  const rest = usual.weekdays.filter((day) => !exception.weekdays.includes(day));
  const off = leaves ? rest : exception.weekdays;
  if (!leaves && !exception.weekdays.every((day) => usual.weekdays.includes(day))) return undefined;
  const common = { firmness: clause.firmness, ...whoOf(clause) } as const;
  if (has(clause, "only")) return { wishes: [{ kind: "only", ...common, weekdays: rest }] };
  return off.length === 0 || off.length === 7
    ? undefined
    : { wishes: [{ kind: "off", ...common, weekdays: off }] };
};

const exceptAlone: Frame["read"] = (clause) =>
  clause.items.findIndex((item) => symbolOf(item) === "except") <
  clause.items.findIndex(({ kind }) => kind !== "word")
    ? off()(clause)
    : undefined;

/** "this week is busy": no study at all, or less? */
const busyWeek: Frame["read"] = (clause) => {
  const [span] = itemsOfKind(clause.items, "dates").flatMap(({ spans }) => spans);
  const written = clause.items.find((item) => symbolOf(item) === "off")?.written ?? "";
  const isLong = span?.to !== undefined && daysBetween(span.from, span.to) >= 3;
  if (!isLong || !/busy|full|packed|hectic/i.test(written)) return undefined;
  return {
    question: "No study at all then, or less of it?",
    choices: [
      [{ kind: "off", firmness: "firm", ...daysOf(clause) }],
      [{ kind: "light", firmness: "soft", ...daysOf(clause) }],
    ],
  };
};

/** "until Friday I'm busy": is Friday one of those days? */
const busyUntil: Frame["read"] = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  const written = clause.items.find((item) => symbolOf(item) === "off")?.written ?? "";
  // School holidays give time, a holiday takes it.
  if (/holiday|vacation/i.test(written))
    return {
      question: "No study then, or more time for it?",
      choices: [
        [{ kind: "off", firmness: "firm", ...daysOf(clause) }],
        [{ kind: "allow", firmness: "firm", ...daysOf(clause) }],
      ],
    };
  if (dated?.relation !== "until") return undefined;
  const { today, day } = dated;
  if (day <= today || day > "9999-12-01") return undefined;
  const offUntil = (to: CalendarDay): readonly Wish[] => [
    { kind: "off", firmness: "firm", dates: [{ from: today, to }] },
  ];
  return {
    question: "Is the last day busy, too?",
    choices: [offUntil(addDays(day, -1)), offUntil(day)],
  };
};

/** "Sundays are free": kept free, or free for study? */
const areFree: Frame["read"] = (clause) =>
  decide(windowChoices(clause, "off"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "off",
      firmness: "firm",
      ...daysOf(clause),
      ...window,
    })),
  ) === undefined
    ? undefined
    : {
        question: "Do you want to study then, or keep the time free?",
        choices: [
          perWindow(windowChoices(clause, "off")[0] ?? [], (window) => ({
            kind: "off",
            firmness: "firm",
            ...daysOf(clause),
            ...window,
          })),
          perWindow(windowChoices(clause, "off")[0] ?? [], (window) => ({
            kind: "allow",
            firmness: "firm",
            ...daysOf(clause),
            ...window,
          })),
        ],
      };

const endBy: Frame["read"] = (clause) => off()(bound(clause, "after"));
/** "finish before dinner". */
const endBefore: Frame["read"] = (clause) => {
  const [window] = itemsOfKind(clause.items, "part").flatMap(({ windows }) => windows);
  return window === undefined || window.to === 24 * 60 || !/before/i.test(writtenOf(clause))
    ? undefined
    : {
        wishes: [
          {
            kind: "off",
            firmness: has(clause, "prefer") ? "soft" : clause.firmness,
            ...daysOf(clause),
            window: { from: window.to, to: 24 * 60 },
          },
        ],
      };
};

/** "Fridays I'm done by 3": with studying, or with school? */
const endOrHome: Frame["read"] = (clause) => {
  const end = endBy(clause);
  const [clock] = itemsOfKind(clause.items, "clock");
  const isAfternoon = clock !== undefined && !clock.clock.sure && clock.clock.minutes <= 5 * 60;
  const isState = /\bdone\b/i.test(writtenOf(clause)) && has(clause, "days") && !isDaily(clause);
  const home = isAfternoon && isState ? only(bound(clause, "after")) : undefined;
  if (home === undefined || end === undefined || !("wishes" in end) || !("wishes" in home))
    return end;
  return {
    question: "No study after that, or only after that?",
    choices: [end.wishes, home.wishes],
  };
};

const writtenOf = ({ items }: Clause): string => items.map(({ written }) => written).join(" ");

const startBy: Frame["read"] = (clause) => off()(bound(clause, "before"));

/** "9-5" and nothing more: when to study, or when not? */
const spanAlone: Frame["read"] = (clause) => {
  const [span] = itemsOfKind(clause.items, "span");
  if (span === undefined || /^(?:between|from)/i.test(span.written)) return undefined;
  const study = only(clause);
  const busy = off()(clause);
  if (study === undefined || busy === undefined) return undefined;
  return "wishes" in study && "wishes" in busy
    ? { question: "Shall you study then, or not?", choices: [study.wishes, busy.wishes] }
    : undefined;
};

/** "until midnight" ends nothing. */
const endsAtMidnight: Frame["read"] = (clause) =>
  itemsOfKind(clause.items, "clock").some(({ clock }) => clock.sure && clock.minutes === 24 * 60)
    ? {
        wishes: [
          { kind: "allow", firmness: "firm", ...daysOf(clause), window: { from: 0, to: 24 * 60 } },
        ],
      }
    : undefined;

/** "between 4 and 8 on weekdays"; "until 9" only ends the day. */
const bareWindow: Frame["read"] = (clause) => {
  const relations = itemsOfKind(clause.items, "clock").map(({ relation }) => relation);
  const [relation] = relations;
  if (relations.length === 1 && relation === "until")
    return endsAtMidnight(clause) ?? endBy(clause);
  return has(clause, "span") || (relation !== undefined && relation !== "at")
    ? only(clause)
    : undefined;
};

/** "20 minutes of English every evening": a habit and its time. */
const dailyThen: Frame["read"] = (clause) => {
  const [duration] = itemsOfKind(clause.items, "duration");
  if (!isDaily(clause)) return undefined;
  const liked = prefer(clause);
  if (liked === undefined || !("wishes" in liked)) return undefined;
  const habit: Wish = {
    kind: "rhythm",
    firmness: clause.firmness,
    subjects: namesOf(clause),
    bound: "exactly",
    everyDays: 1,
    ...(duration === undefined ? {} : { minutes: duration.most }),
  };
  return { wishes: [habit, ...liked.wishes] };
};

const personPrefers: Frame["read"] = (clause) => (isPerson(clause) ? prefer(clause) : undefined);

/** "hard stuff in the morning" is a preference; "mornings are the worst" is one against them. */
const levelThen: Frame["read"] = (clause) => {
  if (whoOf(clause).level !== undefined || has(clause, "easy", "strongest")) return prefer(clause);
  return hasAnyTime(clause) ? off({ firmness: "soft" })(clause) : undefined;
};

const levelOff: Frame["read"] = (clause) =>
  whoOf(clause).level !== undefined && hasAnyTime(clause) ? off()(clause) : undefined;

/** "hard subjects only in the morning"; "only easy subjects on Fridays" says something else. */
const levelOnly: Frame["read"] = (clause) => {
  const symbols = clause.items.map(symbolOf);
  return symbols.indexOf("only") < symbols.indexOf("stuff") || !hasAnyTime(clause)
    ? undefined
    : only(clause);
};

/** "on Sundays start after lunch". */
const startAfterPart: Frame["read"] = (clause) => {
  const [window] = itemsOfKind(clause.items, "part").flatMap(({ windows }) => windows);
  const to = /lunch/i.test(writtenOf(clause)) ? 13 * 60 : (window?.from ?? 0);
  return to === 0
    ? undefined
    : {
        wishes: [
          { kind: "off", firmness: clause.firmness, ...daysOf(clause), window: { from: 0, to } },
        ],
      };
};

/** "out of town from Friday until Monday" is no habit, and nobody knows of which week. */
const isOneJourney = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").some(({ written }) => /^from\b.*[^s]$/i.test(written)) &&
  /\b(?:away|out of town|gone|abroad|travelling|traveling|vacation|holiday|trip)\b/i.test(
    writtenOf(clause),
  );

const noItem: Item = { kind: "filler", start: 0, end: 0, written: "" };

/** When, whoever it is about. */
export const dayFrames: readonly Frame[] = [
  { shape: "days neg|never|off|free? except days only? fine|good|avail?", read: exceptDays },
  { shape: "who days except days only?", read: exceptDays },
  { shape: `avail|fine? except ${days}`, read: exceptAlone },
  // "I don't mind", "don't leave out".
  {
    shape: `fine avail? who? ${days} ${times} stuff?`,
    read: (clause) =>
      hasDays(clause) || has(clause, "part", "clock", "span") ? allow(clause) : undefined,
  },
  {
    shape: `neg|never need? drop|avoid|hate|off|free who? ${days} ${times}`,
    read: (clause) => (isDailyAlone(clause) || !hasAnyTime(clause) ? undefined : allow(clause)),
  },
  { shape: `neg only who? ${days} ${times}`, read: allow },
  { shape: "avail+ days|dates|dated|examdays+ part|free?", read: allow },
  { shape: "avail+ days|dates|dated|examdays+ clock|span+", read: only },
  { shape: "allday days|dates|dated+", read: allow },
  { shape: "neg max days|dates+", read: allow },
  // Off.
  {
    shape: `neg|never avail? less? ${days} who? ${times} stuff? session?`,
    read: (clause) =>
      has(clause, "stuff", "less") ? undefined : hasAnyTime(clause) ? off()(clause) : undefined,
  },
  { shape: `neg|never start|finish clock ${days} who?`, read: off() },
  { shape: `neg|never avoid? clock clock ${days} who?`, read: off() },
  {
    shape: `free days|dates|examdays+ ${times}`,
    read: (clause) =>
      symbolOf(clause.items[0] ?? noItem) === "free" && !clause.kept ? areFree(clause) : undefined,
  },
  // "after 7 I'm free": to study, or to keep free?
  {
    shape: `free ${days} clock|span+ part?`,
    read: (clause) => (clause.kept ? undefined : areFree(clause)),
  },
  { shape: "have free days|dates+", read: (clause) => (clause.kept ? undefined : areFree(clause)) },
  { shape: "have allday free days|dates+", read: allow },
  { shape: "off dates", read: busyWeek },
  { shape: "off dated", read: busyUntil },
  {
    shape: `off|free ${days} ${times} who? off?`,
    read: (clause) => (hasAnyTime(clause) && !isOneJourney(clause) ? off()(clause) : undefined),
  },
  {
    shape: `off free ${days} ${times}`,
    read: (clause) => (hasAnyTime(clause) ? off()(clause) : undefined),
  },
  {
    shape: `catchup off? reserved? ${days}`,
    read: (clause) => (hasDays(clause) ? off({ label: "Catching up" })(clause) : undefined),
  },
  {
    shape: `avoid|hate who? ${days} ${times}`,
    read: (clause) => (hasAnyTime(clause) ? off({ firmness: "soft" })(clause) : undefined),
  },
  {
    shape: `neg attention part|clock|span+ ${days}`,
    read: off({ firmness: "soft" }),
  },
  {
    shape: `drop ${days} ${times}`,
    read: (clause) => (hasAnyTime(clause) ? off()(clause) : undefined),
  },
  { shape: `arefree ${days} ${times}`, read: areFree },
  // Only.
  {
    shape: `only avail? who? ${days} ${times} stuff?`,
    read: (clause) => (hasAnyTime(clause) ? onlyWhoOrWhen(clause) : undefined),
  },
  {
    shape: `only prefer who? ${days} ${times}`,
    read: (clause) => (hasAnyTime(clause) ? prefer(clause) : undefined),
  },
  {
    shape: `just ${days} ${times} who?`,
    read: (clause) => (hasAnyTime(clause) ? onlyWhoOrWhen(clause) : undefined),
  },
  // Ends and beginnings of the day.
  { shape: `finish clock ${days} who? part?`, read: endOrHome },
  { shape: `finish part ${days} prefer?`, read: endBefore },
  {
    shape: `latest|earliest clock ${days} who? finish|start?`,
    read: (clause) => (has(clause, "latest") ? endBy(clause) : startBy(clause)),
  },
  {
    shape: `start only? avail? clock ${days} who? afterthat?`,
    read: (clause) =>
      itemsOfKind(clause.items, "clock").some(({ relation }) => relation === "until")
        ? undefined
        : startBy(clause),
  },
  // Preferences.
  {
    shape: `prefer|good|more prefer? who? ${days} ${times} stuff?`,
    read: (clause) => (has(clause, "more") && !has(clause, "prefer") ? undefined : prefer(clause)),
  },
  {
    shape: "part only?",
    read: (clause) => (has(clause, "only") ? personPrefers(clause) : prefer(clause)),
  },
  {
    shape: `start part ${days}`,
    read: (clause) =>
      /\bafter\b/i.test(writtenOf(clause)) ? startAfterPart(clause) : prefer(clause),
  },
  { shape: "who+ days part duration?", read: dailyThen },
  { shape: `who+ ${days} part|clock|span+ session?`, read: prefer },
  { shape: "who+ days|dates|examdays+", read: prefer },
  { shape: `easy|hard|worst|strongest stuff? ${days} ${times}`, read: levelThen },
  { shape: `light stuff ${days} part|clock|span+`, read: prefer },
  { shape: `neg|never easy|hard|worst|strongest stuff ${days} ${times}`, read: levelOff },
  { shape: `only easy|hard|worst|strongest stuff ${days} ${times}`, read: levelOnly },
  { shape: `span ${days}`, read: spanAlone },
  { shape: `avail? span|clock+ ${days}`, read: bareWindow },
];
