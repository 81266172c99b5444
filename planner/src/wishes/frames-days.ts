import { weekdays } from "../time/calendar-day.ts";
import { type Clause, daysOf, has, hasDays, namesOf, whoOf } from "./clause.ts";
import type { Frame, Outcome } from "./frame.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { decide, perWindow, windowChoices } from "./windows.ts";
import type { OffWish, Wish } from "./wish.ts";

const times = "part|clock|span*";
const days = "days|dates|examdays*";

/** No study on these days or at these times. */
const off =
  (changes: Partial<OffWish> = {}): Frame["read"] =>
  (clause) => {
    // "not every day" is no time that can be kept free.
    if (isDailyAlone(clause)) return undefined;
    return decide(windowChoices(clause, "off"), (windows) =>
      perWindow(windows, (window) => ({
        kind: "off",
        firmness: clause.firmness,
        ...whoOf(clause),
        ...daysOf(clause),
        ...window,
        ...(isPerson(clause) ? { firmness: "soft" } : {}),
        ...changes,
      })),
    );
  };

/** "I'm not a morning person" forbids nothing. */
const isPerson = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "part").some(({ person }) => person === true);

const isDaily = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").some(({ daily }) => daily === true);

const isDailyAlone = (clause: Clause): boolean =>
  isDaily(clause) && !has(clause, "part", "clock", "span", "dates", "examdays");

const only: Frame["read"] = (clause) =>
  decide(windowChoices(clause, "only"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "only",
      firmness: clause.firmness,
      ...whoOf(clause),
      ...daysOf(clause),
      ...window,
    })),
  );

const prefer: Frame["read"] = (clause) => {
  if (!hasDays(clause) && !has(clause, "part", "clock", "span")) return undefined;
  if (isDailyAlone(clause)) return undefined;
  return decide(windowChoices(clause, "only"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "prefer",
      firmness: "soft",
      ...whoOf(clause),
      ...daysOf(clause),
      ...window,
    })),
  );
};

const allow: Frame["read"] = (clause) =>
  decide(windowChoices(clause, "only"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "allow",
      firmness: "firm",
      ...whoOf(clause),
      ...daysOf(clause),
      ...window,
    })),
  );

/** "this week only maths": whoever stands right after "only" is alone then. */
const onlyWhoOrWhen: Frame["read"] = (clause) => {
  const at = clause.items.findIndex((item) => symbolOf(item) === "only");
  const next = clause.items[at + 1];
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
      clause.items.findIndex((item) => item.kind !== "who" && symbolOf(item) !== "only") < at;
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

const exceptDays: Frame["read"] = (clause) => {
  const [usual, exception, ...others] = itemsOfKind(clause.items, "days");
  const at = clause.items.findIndex((item) => symbolOf(item) === "except");
  if (usual === undefined || exception === undefined || others.length > 0) return undefined;
  const leaves = has(clause, "neg", "never", "off", "free");
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
  clause.items[0]?.kind === "word" && symbolOf(clause.items[0]) === "except"
    ? off()(clause)
    : undefined;

const labelOf = (clause: Clause): string => {
  const words = itemsOfKind(clause.items, "activity").map(({ label }) => label.toLowerCase());
  const label = words.join(" ").replace(/^(?:my|a|at) /, "");
  const name = ["working", "job", "shift", "shifts", "my job", "office"].includes(label)
    ? "work"
    : label;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Once, and not every week. */
const onceWords: ReadonlySet<string> = new Set(
  `doctor dentist appointment party wedding concert interview funeral trip birthday festival marathon race
  tournament graduation prom gig reunion excursion hairdresser barber`.split(/\s+/),
);

/** "dentist on Tuesday" is the next one. */
const once = (clause: Clause): Clause => {
  const isOnce = labelOf(clause)
    .toLowerCase()
    .split(" ")
    .some((word) => onceWords.has(word));
  return isOnce ? { ...clause, items: clause.items.map(comingDates) } : clause;
};

const comingDates = (item: Item): Item => {
  if (item.kind !== "days" || item.coming === undefined) return item;
  const { start, end, written, coming } = item;
  return { kind: "dates", spans: [{ from: coming, to: coming }], start, end, written };
};

const isWork = (clause: Clause): boolean => labelOf(clause) === "Work";

const busyOn = (clause: Clause, changes: Partial<OffWish> = {}): Outcome | undefined =>
  decide(windowChoices(clause, "busy"), (windows) =>
    perWindow(windows, (window) => ({
      kind: "off",
      firmness: "firm",
      label: labelOf(clause),
      ...daysOf(once(clause)),
      ...window,
      ...changes,
    })),
  );

const evening = { from: 17 * 60, to: 22 * 60 };

/** "football on Wednesdays": nobody knows when, so the student is asked. */
const busyWithoutTime: Frame["read"] = (clause) => {
  if (!hasDays(clause) || isDailyAlone(clause)) return undefined;
  const label = labelOf(clause);
  const when = daysOf(once(clause));
  if (isWork(clause))
    return {
      question: "Do you mean your job, or studying?",
      choices: [
        [{ kind: "off", firmness: "firm", label, ...when }],
        [{ kind: has(clause, "only") ? "only" : "allow", firmness: "firm", ...when }],
      ],
    };
  return {
    question: "Is the whole day taken, or only the evening?",
    choices: [
      [{ kind: "off", firmness: "firm", label, ...when }],
      [{ kind: "off", firmness: "firm", label, ...when, window: evening }],
    ],
  };
};

const schoolDays = weekdays.slice(0, 5);

/** "I work 9-5" without days. */
const busyWithoutDays: Frame["read"] = (clause) => {
  if (!has(clause, "span", "clock", "part")) return undefined;
  const everyDay = ["Lunch", "Dinner", "Breakfast", "Lunch break", "Nap", "Siesta", "Supper"];
  if (isDaily(clause) || everyDay.includes(labelOf(clause))) return busyOn(clause);
  const [windows] = windowChoices(clause, "busy");
  const busy = (weekdays?: typeof schoolDays): readonly Wish[] =>
    perWindow(windows ?? [], (window) => ({
      kind: "off",
      firmness: "firm",
      label: labelOf(clause),
      ...(weekdays === undefined ? {} : { weekdays }),
      ...window,
    }));
  return { question: "On which days?", choices: [busy(schoolDays), busy()] };
};

const dontWork: Frame["read"] = (clause) =>
  isWork(clause) && !has(clause, "part", "clock", "span")
    ? {
        question: "Do you mean your job, or studying?",
        choices: [
          [{ kind: "off", firmness: "firm", ...daysOf(clause) }],
          [{ kind: "allow", firmness: "firm", ...daysOf(clause) }],
        ],
      }
    : undefined;

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

/** "I have maths on Mondays": a class, or when to study? */
const classOrStudy: Frame["read"] = (clause) => {
  const study = prefer(clause);
  if (study === undefined || !("wishes" in study)) return undefined;
  const [windows] = windowChoices(clause, "busy");
  const label = `${namesOf(clause).join(" and ")} class`;
  const lesson = perWindow(windows ?? [], (window) => ({
    kind: "off",
    firmness: "firm",
    label,
    ...daysOf(clause),
    ...window,
  }));
  return has(clause, "part", "span", "clock")
    ? {
        question: "Is that a class, or when you want to study it?",
        choices: [lesson, study.wishes],
      }
    : undefined;
};

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

/** "between 4 and 8 on weekdays"; "until 9" only ends the day. */
const bareWindow: Frame["read"] = (clause) => {
  const relations = itemsOfKind(clause.items, "clock").map(({ relation }) => relation);
  const [relation] = relations;
  if (relations.length === 1 && relation === "until") return endBy(clause);
  return has(clause, "span") || (relation !== undefined && relation !== "at")
    ? only(clause)
    : undefined;
};

const personPrefers: Frame["read"] = (clause) => (isPerson(clause) ? prefer(clause) : undefined);

/** "work until 6": study comes after; "work from 6" leaves the time before. */
export const dayFrames: readonly Frame[] = [
  { shape: "days neg|never|off|free? except days only?", read: exceptDays },
  { shape: "who days except days only?", read: exceptDays },
  { shape: `except ${days}`, read: exceptAlone },
  // Fixed times of other things.
  {
    shape: `activity+ days|dates+ part|clock|span+ avail? only?`,
    read: (clause) => busyOn(clause),
  },
  { shape: `activity+ part|clock|span+ days?`, read: busyWithoutDays },
  { shape: "break span|clock days|dates*", read: (clause) => busyOn(clause, { label: "Break" }) },
  { shape: "neg activity days|dates*", read: dontWork },
  { shape: "activity+ days|dates+ only? off?", read: busyWithoutTime },
  // "I don't mind", "don't leave out".
  {
    shape: `fine who? ${days} ${times} stuff?`,
    read: (clause) =>
      hasDays(clause) || has(clause, "part", "clock", "span") ? allow(clause) : undefined,
  },
  {
    shape: `neg|never drop|avoid|hate|off who? ${days} ${times}`,
    read: (clause) => (isDailyAlone(clause) ? undefined : allow(clause)),
  },
  { shape: `neg only who? ${days} ${times}`, read: allow },
  { shape: "avail days|dates|examdays+ part?", read: allow },
  { shape: "avail days|dates|examdays+ clock|span+", read: only },
  { shape: `have who+ days|part|span|clock+`, read: (clause) => classOrStudy(clause) },
  { shape: "avail dated", read: (clause) => fromDated(clause) },
  // Off.
  {
    shape: `neg|never avail? less? ${days} who? ${times} stuff?`,
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
  {
    shape: `off|free ${days} ${times} who?`,
    read: (clause) => (hasAnyTime(clause) ? off()(clause) : undefined),
  },
  {
    shape: `off free ${days} ${times}`,
    read: (clause) => (hasAnyTime(clause) ? off()(clause) : undefined),
  },
  {
    shape: `catchup off? ${days}`,
    read: (clause) => (hasDays(clause) ? off({ label: "Catching up" })(clause) : undefined),
  },
  {
    shape: `avoid|hate who? ${days} ${times}`,
    read: (clause) => (hasAnyTime(clause) ? off({ firmness: "soft" })(clause) : undefined),
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
    read: (clause) => (hasAnyTime(clause) ? only(clause) : undefined),
  },
  // Ends and beginnings of the day.
  { shape: `finish clock ${days} who?`, read: (clause) => endBy(clause) },
  {
    shape: `latest|earliest clock ${days} who? finish|start?`,
    read: (clause) => (has(clause, "latest") ? endBy(clause) : startBy(clause)),
  },
  { shape: `start only? avail? clock ${days} who?`, read: (clause) => startBy(clause) },
  // Preferences.
  {
    shape: `prefer|good|more prefer? who? ${days} ${times} level? stuff?`.replace(" level?", ""),
    read: (clause) => (has(clause, "more") && !has(clause, "prefer") ? undefined : prefer(clause)),
  },
  {
    shape: "part only?",
    read: (clause) => (has(clause, "only") ? personPrefers(clause) : prefer(clause)),
  },
  { shape: "home clock days|dates*", read: (clause) => only(afterClock(clause)) },
  { shape: `who+ ${days} part|clock|span+`, read: prefer },
  { shape: "who+ days|dates|examdays+", read: prefer },
  { shape: `easy|hard|worst|strongest stuff ${days} ${times}`, read: prefer },
  { shape: `span ${days}`, read: spanAlone },
  { shape: `avail? span|clock+ ${days}`, read: bareWindow },
];

const noItem: Item = { kind: "filler", start: 0, end: 0, written: "" };

const hasAnyTime = (clause: Clause): boolean =>
  hasDays(clause) || has(clause, "part", "clock", "span");

const bound = (clause: Clause, relation: "before" | "after"): Clause => ({
  ...clause,
  items: clause.items.map((item) => (item.kind === "clock" ? { ...item, relation } : item)),
});

/** "I get home at 5": study comes after. */
const afterClock = (clause: Clause): Clause => bound(clause, "after");

const endBy: Frame["read"] = (clause) => off()(bound(clause, "after"));
const startBy: Frame["read"] = (clause) => off()(bound(clause, "before"));

/** "from the 15th on I have all day". */
const fromDated: Frame["read"] = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  return dated === undefined || (dated.relation !== "from" && dated.relation !== "after")
    ? undefined
    : { wishes: [{ kind: "allow", firmness: "firm", dates: [{ from: dated.day }] }] };
};
