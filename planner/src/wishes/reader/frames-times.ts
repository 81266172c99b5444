import type { Wish } from "../wish.ts";
import { type Clause, daysOf, has, isNotJust, namesOf, spanLengthOf, whoOf } from "./clause.ts";
import { allow, isMoment, off, only, prefer, saysEveryDay } from "./day-readings.ts";
import { endsOfDay, startsOfDay } from "./find-clock.ts";
import { both, either, type Frame, firm, type Outcome, type Reading, say, soft } from "./frame.ts";
import { daily } from "./frames-amounts.ts";
import { type Clock, type Item, type ItemOf, isTagged, itemsOfKind, symbolOf } from "./items.ts";
import { named } from "./tokens.ts";
import { bound, decide, perWindow, windowChoices } from "./windows.ts";

const times = "part|clock|span*";
const days = "days|dates|dated|examdays*";

const placeOf = (clause: Clause, ...symbols: readonly string[]): number =>
  clause.items.findIndex((item) => symbols.includes(symbolOf(item)));

const exceptDays: Reading = (clause) => {
  const [usual, exception, ...others] = itemsOfKind(clause.items, "days");
  const at = placeOf(clause, "except");
  if (usual === undefined || exception === undefined || others.length > 0) return undefined;
  if (clause.items.indexOf(usual) > at || clause.items.indexOf(exception) < at) return undefined;
  const rest = usual.weekdays.filter((day) => !exception.weekdays.includes(day));
  // "besides Fridays, I also want Mondays off" excepts nothing.
  if (rest.length === usual.weekdays.length) return undefined;
  // "weekdays except Wednesday", and nothing more: are the other days meant, or all but that one?
  if (usual.daily !== true && clause.items.length === 3)
    return either(
      say(clause, { kind: "only", weekdays: rest }),
      say(clause, { kind: "off", weekdays: exception.weekdays }),
    );
  const isLeft = has(clause, "neg", "never");
  return say(clause, { kind: "off", weekdays: isLeft ? rest : exception.weekdays });
};

const exceptAlone: Reading = (clause) =>
  placeOf(clause, "except") < clause.items.findIndex(({ kind }) => kind !== "word")
    ? off()(clause)
    : undefined;

/** "Sundays are my buffer": kept free under the student's own word. */
const catchUp: Reading = (clause) => {
  const { written = "" } = clause.items[placeOf(clause, "catchup")] ?? {};
  return off({ label: named(written) })(clause);
};

/** "this week is busy": no study at all, or less? */
const busyWeek: Reading = (clause) =>
  spanLengthOf(clause) >= 3 && clause.tags.has("busy")
    ? [
        [{ kind: "off", ...firm, ...daysOf(clause) }],
        [{ kind: "light", ...soft, ...daysOf(clause) }],
      ]
    : undefined;

/** "Sundays are free": kept free, or free for study? */
const areFree: Reading = (clause) => {
  const [windows = []] = windowChoices(clause, "off");
  const made = (kind: "off" | "allow"): readonly Wish[] =>
    perWindow(windows, (window) => ({ kind, ...firm, ...daysOf(clause), ...window }));
  return [made("off"), made("allow")];
};

/** "out of town from Friday until Monday" is not a habit: the next such days are meant. */
const onJourney = (clause: Clause): Clause =>
  clause.tags.has("away")
    ? {
        ...clause,
        items: clause.items.map((item) =>
          item.kind === "days" && item.journey !== undefined && !isTagged(item, "weekly")
            ? { ...item, kind: "dates", spans: [item.journey] }
            : item,
        ),
      }
    : clause;

/** "until Friday I'm busy": Friday may be one of those days. */
const offFor: Reading = (clause) => {
  const [dated, ...others] = itemsOfKind(clause.items, "dated");
  // "I'm off around 5" says when something ends.
  if (isMoment(clause)) return undefined;
  const whole = off()(onJourney(clause));
  if (dated?.relation !== "until" || others.length > 0) return whole;
  const items = clause.items.map(
    (item): Item => (item === dated ? { ...dated, relation: "before" } : item),
  );
  return either(off()({ ...clause, items }), whole);
};

/** "this week only maths": the subject right after "only" is alone then. */
const onlyWhoOrWhen: Reading = (clause) => {
  const at = placeOf(clause, "only", "just");
  const next = clause.items[at + 1];
  const [exam] = itemsOfKind(clause.items, "examdays");
  const subjects = namesOf(clause);
  const { firmness } = clause;
  // "the last two days before chem only chem" are for its exam.
  if (exam?.names !== undefined && exam.names.join() === subjects.join())
    return say(clause, { kind: "review", days: exam.days, only: true, subjects });
  const when = only(clause);
  if (next?.kind === "who") {
    const alone = decide(windowChoices(clause, "only"), (windows) =>
      perWindow(windows, (window) => ({
        kind: "only-subjects",
        firmness,
        subjects,
        ...daysOf(clause),
        ...window,
      })),
    );
    const isSaid = (item: Item): boolean =>
      item.kind === "who" || ["only", "just"].includes(symbolOf(item));
    // "only maths in the mornings": then nothing else, or never at another time?
    return clause.items.findIndex((item) => !isSaid(item)) < at
      ? (alone ?? when)
      : either(alone, when);
  }
  const isNarrowed = next?.kind === "days" && has(clause, "clock", "span", "part");
  if (!isNarrowed) return when;
  // "only on weekends between 10 and 4" leaves the other days out as well.
  return both(say(clause, { kind: "only", ...whoOf(clause), ...daysOf(clause) }), when) ?? when;
};

/** "I'd prefer to finish before dinner" is not an order. */
const endBy: Reading = (clause) => off(has(clause, "prefer") ? soft : {})(bound(clause, "after"));
const startBy: Reading = (clause) => off()(bound(clause, "before"));

const isAfternoon = ({ sure, minutes }: Clock): boolean =>
  sure ? minutes > 11 * 60 && minutes <= 17 * 60 : minutes <= 5 * 60;

const clockOf = (clause: Clause): ItemOf<"clock"> | undefined =>
  itemsOfKind(clause.items, "clock")[0];

/** "Fridays I'm done by 3": with studying, or with school? */
const endOrHome: Reading = (clause) => {
  const clock = clockOf(clause)?.clock;
  const isState = clause.tags.has("done") && has(clause, "days") && !saysEveryDay(clause);
  return isState && clock?.sure === false && isAfternoon(clock) ? undefined : endBy(clause);
};

/** "9-5" and nothing more: when to study, or when not? */
const spanAlone: Reading = (clause) => {
  const [span] = itemsOfKind(clause.items, "span");
  return span?.isOpened === true ? undefined : either(only(clause), off()(clause));
};

/** "Wed until 4": no study after that, or something else until then? "until 9" ends an evening. */
const untilThen: Reading = (clause) => {
  const clock = clockOf(clause)?.clock;
  // "until midnight" ends nothing.
  if (clock?.sure === true && clock.minutes % (24 * 60) === 0)
    return say(firm, { kind: "allow", ...daysOf(clause), window: { from: 0, to: 24 * 60 } });
  const isOpen =
    clock !== undefined &&
    isAfternoon(clock) &&
    has(clause, "days", "dates") &&
    !has(clause, "avail");
  const later = isOpen ? only(bound(clause, "after")) : undefined;
  const end = endBy(clause);
  return either(end, later) ?? end;
};

/** "between 4 and 8 on weekdays"; "until 9" only ends the day. */
const bareWindow: Reading = (clause) => {
  const clocks = itemsOfKind(clause.items, "clock");
  const [relation] = clocks.map((clock) => clock.relation);
  if (clocks.length === 1 && (relation === "until" || relation === "by")) return untilThen(clause);
  // "and after 11pm too": not only then.
  const isLate = clocks.some(({ clock }) => clock.sure && clock.minutes >= 21 * 60);
  if (isLate && !has(clause, "avail")) return undefined;
  return has(clause, "span") || (relation !== undefined && relation !== "at")
    ? only(clause)
    : undefined;
};

/** "20 minutes of English every evening": a habit and its time. */
const dailyThen: Reading = (clause) =>
  saysEveryDay(clause) ? both(daily(clause), prefer(clause)) : undefined;

/** "hard stuff in the morning" is a preference; "mornings are the worst" is one against them. */
const levelThen: Reading = (clause) => {
  // "I'm best at 6am": around then, and not from then until midnight.
  if (isMoment(clause)) return undefined;
  if (whoOf(clause).level !== undefined || has(clause, "easy", "strongest")) return prefer(clause);
  // Of dates it is said why, not when.
  return has(clause, "dates", "dated", "examdays") ? undefined : off({ firmness: "soft" })(clause);
};

const night = 12 * 60;

const wakeAt: Reading = (clause) => {
  const clock = clockOf(clause);
  const to = clock && startsOfDay(clock.clock)[0];
  return to === undefined ? undefined : say(firm, { kind: "sleep", to });
};

/** "12 to 8" is a night. */
const sleepSpan = ({ windows: [window], isSure }: ItemOf<"span">): Outcome | undefined => {
  if (window === undefined) return undefined;
  const isNight = isSure === true || window.from >= 18 * 60 || window.from < 6 * 60;
  const [from, to] = [window.from, window.to].map((each) => (each + (isNight ? 0 : night)) % 1440);
  return say(firm, { kind: "sleep", from: from ?? 0, to: to ?? 0 });
};

/** Eight to twelve is in the evening, one to three after midnight. */
const bedtimes = (clock: Clock): readonly number[] => {
  if (clock.sure || clock.minutes < 4 * 60) return [clock.minutes];
  return clock.minutes >= 8 * 60 && clock.minutes < night
    ? [clock.minutes + night]
    : endsOfDay(clock);
};

const sleepAt: Reading = (clause) => {
  const [span] = itemsOfKind(clause.items, "span");
  const [duration] = itemsOfKind(clause.items, "duration");
  const clock = clockOf(clause);
  if (span !== undefined) return sleepSpan(span);
  if (duration !== undefined && duration.most <= 16 * 60)
    return say(firm, { kind: "sleep", minutes: duration.most });
  if (clock === undefined) return undefined;
  // "I sleep until 9" ends the night, "in bed by 11" begins it.
  return clock.relation === "until"
    ? wakeAt(clause)
    : decide(bedtimes(clock.clock), (from) => [{ kind: "sleep", ...firm, from: from % 1440 }]);
};

/** When the day begins and ends. */
export const nightFrames: readonly Frame[] = [
  ["sleep clock|span|duration min|about? latest|finish?", sleepAt],
  ["wake clock only? neg|never|earliest?", wakeAt],
  [
    "wake|sleep clock days|dates+",
    (clause) => {
      if (has(clause, "sleep") && clockOf(clause)?.relation !== "until") return undefined;
      return saysEveryDay(clause) ? wakeAt(clause) : startBy(clause);
    },
  ],
];

const isEnding = (clause: Clause): boolean =>
  has(clause, "finish") ? clockOf(clause)?.relation === "after" : !isMoment(clause);

/** When not to study, when one may, and when one would rather. */
export const timeFrames: readonly Frame[] = [
  ["days neg|never? except days fine|good|avail?", exceptDays],
  [`avail|fine+ except ${days} ${times}`, exceptAlone],
  // "I don't mind", "don't leave out".
  [`fine avail? who? ${days} ${times} stuff?`, allow],
  [`neg|never need? drop|avoid|hate|off|free who? ${days} ${times}`, allow],
  // "it shouldn't be just physics on Mondays"; "the only day I can't study is Monday" says the opposite.
  [
    `neg only|just avail? who? ${days} ${times}`,
    (clause) => (isNotJust(clause) ? allow : off())(clause),
  ],
  ["avail+ days|dates|dated|examdays+ part|free?", allow],
  ["avail+ days|dates|dated|examdays+ clock|span+", only],
  ["allday days|dates|dated+", allow],
  ["neg max days|dates+", allow],
  [`neg|never avail? ${days} who? ${times} session?`, off()],
  // "don't stop at 9" goes on, and "don't start at 9" names no hour at all.
  [
    `neg|never start|finish clock ${days} who?`,
    (clause) => (isEnding(clause) ? off()(clause) : undefined),
  ],
  [
    `free days|dates|examdays+ ${times}`,
    (clause) => (placeOf(clause, "free") === 0 && !clause.kept ? areFree(clause) : undefined),
  ],
  ["off|life dates", busyWeek],
  [`off|free ${days} ${times} who? off?`, offFor],
  [`catchup off? reserved? only|just? ${days}`, catchUp],
  [`avoid|hate who? ${days} ${times}`, off({ firmness: "soft" })],
  [`neg attention part|clock|span+ ${days}`, off({ firmness: "soft" })],
  [`drop ${days} ${times}`, off()],
  [`arefree ${days} ${times}`, areFree],
  [`only avail? who? ${days} ${times} stuff?`, onlyWhoOrWhen],
  [`just ${days} ${times} who?`, onlyWhoOrWhen],
  // "only hard subjects in the morning" may leave out the others.
  [
    `only|just hard|easy|worst|strongest stuff ${days} ${times}`,
    (clause) =>
      placeOf(clause, "only", "just") > placeOf(clause, "stuff") ? only(clause) : undefined,
  ],
  // Ends and beginnings of the day.
  [`finish clock ${days} who? part? prefer?`, endOrHome],
  [`latest clock ${days} who? finish|start? avail?`, endBy],
  [`earliest clock ${days} who? finish|start? avail?`, startBy],
  [
    `start only? avail? clock ${days} who? afterthat?`,
    (clause) => (clockOf(clause)?.relation === "until" ? undefined : startBy(clause)),
  ],
  // Preferences.
  [`prefer|good prefer|more? who? ${days} ${times} stuff?`, prefer],
  // "mornings over evenings": adjacent parts would be a list.
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
    (clause) => (clause.isBound ? only(clause) : prefer(clause)),
  ],
  [
    "who+ days|dates|examdays+",
    // "physics stays on the 25th" speaks of its exam.
    (clause) => (clause.kept && has(clause, "dates") ? undefined : prefer(clause)),
  ],
  [`easy|hard|worst|strongest stuff? ${days} ${times}`, levelThen],
  [`light stuff ${days} part|clock|span+`, prefer],
  [`neg|never easy|hard|worst|strongest stuff ${days} ${times}`, off()],
  [`span ${days}`, spanAlone],
  [`avail? span|clock+ ${days}`, bareWindow],
];
