import type { Weekday } from "../../src/model/model.ts";
import { type Random, seededRandom } from "../../src/scheduler/solve/seeded-random.ts";
import { parseDay } from "../../src/time/calendar-day.ts";
import type { DayWindow, Wish } from "../../src/wishes/wish.ts";
import { describeWish } from "./describe-wish.ts";
import type { Expected } from "./outcome.ts";

interface Said {
  readonly text: string;
  readonly wishes: readonly Wish[];
}

const pick = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0];

const firm = { firmness: "firm" } as const;

const dayLists: readonly [
  readonly [string, readonly Weekday[]],
  ...(readonly [string, readonly Weekday[]])[],
] = [
  ["Sundays", [6]],
  ["mondays", [0]],
  ["Fridays", [4]],
  ["Saturdays", [5]],
  ["weekends", [5, 6]],
  ["weekdays", [0, 1, 2, 3, 4]],
  ["Tuesdays and Thursdays", [1, 3]],
  ["mon, wed and fri", [0, 2, 4]],
  ["wednesdays & fridays", [2, 4]],
];

const subjectLists: readonly [
  readonly [string, readonly string[]],
  ...(readonly [string, readonly string[]])[],
] = [
  ["maths", ["Mathematics"]],
  ["Physics", ["Physics"]],
  ["chem", ["Chemistry"]],
  ["bio", ["Biology"]],
  ["history", ["History"]],
  ["English", ["English"]],
  ["maths and physics", ["Mathematics", "Physics"]],
  ["chemistry, biology and history", ["Chemistry", "Biology", "History"]],
];

const durations: readonly [readonly [string, number], ...(readonly [string, number])[]] = [
  ["1 hour", 60],
  ["2 hours", 120],
  ["2h", 120],
  ["90 minutes", 90],
  ["3 hrs", 180],
  ["an hour and a half", 90],
  ["four hours", 240],
  ["2.5 hours", 150],
];

const parts: readonly [readonly [string, DayWindow], ...(readonly [string, DayWindow])[]] = [
  ["in the morning", { from: 300, to: 720 }],
  ["in the afternoons", { from: 720, to: 1020 }],
  ["in the evening", { from: 1020, to: 1440 }],
];

const clocks: readonly [readonly [string, number], ...(readonly [string, number])[]] = [
  ["9pm", 1260],
  ["8 pm", 1200],
  ["22:00", 1320],
  ["half past 9 in the evening", 1290],
  ["10", 1320],
];

const spans: readonly [readonly [string, DayWindow], ...(readonly [string, DayWindow])[]] = [
  ["5-9pm", { from: 1020, to: 1260 }],
  ["from 6 to 8 pm", { from: 1080, to: 1200 }],
  ["14:00-16:30", { from: 840, to: 990 }],
  ["9am to 1pm", { from: 540, to: 780 }],
  ["18-20", { from: 1080, to: 1200 }],
];

const activities: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["I work", "Work"],
  ["football practice", "Football practice"],
  ["I have choir", "Choir"],
  ["gym", "Gym"],
  ["lectures", "Lectures"],
];

type Template = (random: Random) => Said;

const templates: readonly [Template, ...Template[]] = [
  (random) => {
    const [words, weekdays] = pick(random, dayLists);
    const text = pick(random, [
      `no studying on ${words}`,
      `${words} off`,
      `keep ${words} free`,
      `I can't study on ${words}`,
      `never on ${words}`,
      `I'm busy on ${words}`,
      `nothing on ${words} please`,
      `please leave ${words} completely free`,
      `I don't have time on ${words}`,
      `don't plan anything on ${words}`,
    ]);
    return { text, wishes: [{ kind: "off", ...firm, weekdays }] };
  },
  (random) => {
    const [words, weekdays] = pick(random, dayLists);
    const text = pick(random, [
      `only on ${words}`,
      `I can only study on ${words}`,
      `${words} only`,
      `I only have time on ${words}`,
    ]);
    return { text, wishes: [{ kind: "only", ...firm, weekdays }] };
  },
  (random) => {
    const [words, weekdays] = pick(random, dayLists);
    const text = pick(random, [
      `I don't mind ${words}`,
      `${words} are fine`,
      `don't leave out ${words}`,
      `studying on ${words} is ok`,
    ]);
    return { text, wishes: [{ kind: "allow", ...firm, weekdays }] };
  },
  (random) => {
    const [days, weekdays] = pick(random, dayLists);
    const [amount, most] = pick(random, durations);
    const text = pick(random, [
      `max ${amount} on ${days}`,
      `at most ${amount} on ${days}`,
      `on ${days} no more than ${amount}`,
      `${days} max ${amount}`,
      `on ${days} I only have ${amount}`,
      `On ${days}, not more than ${amount}`,
    ]);
    return { text, wishes: [{ kind: "limit", ...firm, per: "day", most, weekdays }] };
  },
  (random) => {
    const [amount, most] = pick(random, durations);
    const text = pick(random, [
      `max ${amount} a day`,
      `no more than ${amount} per day`,
      `I can do ${amount} a day at most`,
      `I don't want to study more than ${amount} a day`,
      `${amount} a day max`,
    ]);
    return { text, wishes: [{ kind: "limit", ...firm, per: "day", most }] };
  },
  (random) => {
    const [words, subjects] = pick(random, subjectLists);
    const [amount, most] = pick(random, durations);
    const text = pick(random, [
      `max ${amount} of ${words} a day`,
      `For ${words}, max ${amount} a day`,
      `${words}: at most ${amount} per day`,
    ]);
    return { text, wishes: [{ kind: "limit", ...firm, per: "day", most, subjects }] };
  },
  (random) => {
    const [words, subjects] = pick(random, subjectLists);
    const [part, window] = pick(random, parts);
    const text = pick(random, [
      `${words} ${part}`,
      `I prefer ${words} ${part}`,
      `I'd like to do ${words} ${part}`,
      `${words} preferably ${part}`,
    ]);
    return { text, wishes: [{ kind: "prefer", firmness: "soft", subjects, window }] };
  },
  (random) => {
    const [words, subjects] = pick(random, subjectLists);
    const [part, window] = pick(random, parts);
    const text = pick(random, [`${words} only ${part}`, `do ${words} only ${part}`]);
    return { text, wishes: [{ kind: "only", ...firm, subjects, window }] };
  },
  (random) => {
    const [words, subjects] = pick(random, subjectLists);
    const [days, weekdays] = pick(random, dayLists);
    const text = pick(random, [`no ${words} on ${days}`, `never ${words} on ${days}`]);
    return { text, wishes: [{ kind: "off", ...firm, subjects, weekdays }] };
  },
  (random) => {
    const [clock, from] = pick(random, clocks);
    const text = pick(random, [
      `nothing after ${clock}`,
      `no studying after ${clock}`,
      `not later than ${clock}`,
      `I want to be done by ${clock}`,
      `stop at ${clock}`,
    ]);
    return { text, wishes: [{ kind: "off", ...firm, window: { from, to: 1440 } }] };
  },
  (random) => {
    const [clock, to] = pick<readonly [string, number]>(random, [
      ["9", 540],
      ["10am", 600],
      ["9:30", 570],
      ["11", 660],
    ]);
    const text = pick(random, [
      `nothing before ${clock}`,
      `dont start b4 ${clock}`,
      `not before ${clock}`,
      `start at ${clock}`,
    ]);
    return { text, wishes: [{ kind: "off", ...firm, window: { from: 0, to } }] };
  },
  (random) => {
    const [activity, label] = pick(random, activities);
    const [days, weekdays] = pick(random, dayLists);
    const [span, window] = pick(random, spans);
    return {
      text: `${activity} on ${days} ${span}`,
      wishes: [{ kind: "off", ...firm, label, weekdays, window }],
    };
  },
  (random) => {
    const [words, subjects] = pick(random, subjectLists);
    const [more, factor] = pick<readonly [string, number]>(random, [
      ["more", 1.5],
      ["more time for", 1.5],
      ["focus on", 1.5],
      ["less", 2 / 3],
      ["much more", 2],
      ["a bit more", 1.25],
    ]);
    return { text: `${more} ${words}`, wishes: [{ kind: "weight", ...firm, subjects, factor }] };
  },
  (random) => {
    const [words, subjects] = pick(random, subjectLists);
    const [hours, minutes] = pick<readonly [string, number]>(random, [
      ["10 hours", 600],
      ["20h", 1200],
      ["fifteen hours", 900],
      ["8 hrs", 480],
    ]);
    const text = pick(random, [`give ${words} ${hours}`, `${hours} for ${words}`]);
    return { text, wishes: [{ kind: "work", ...firm, subjects, minutes }] };
  },
  (random) => {
    const [words, subjects] = pick(random, subjectLists);
    const [often, perWeek] = pick<readonly [string, number]>(random, [
      ["three times a week", 3],
      ["twice a week", 2],
      ["4x a week", 4],
      ["once per week", 1],
    ]);
    return {
      text: `${words} ${often}`,
      wishes: [{ kind: "rhythm", ...firm, subjects, bound: "exactly", perWeek }],
    };
  },
  (random) => {
    const [text, wish] = pick<readonly [string, Wish]>(random, [
      ["45 minute sessions", { kind: "session", ...firm, least: 45, most: 45 }],
      ["sessions of at most an hour", { kind: "session", ...firm, most: 60 }],
      ["15 min breaks", { kind: "break", ...firm, minutes: 15 }],
      ["one day off a week", { kind: "rest-days", ...firm, perWeek: 1 }],
      ["max 2 subjects a day", { kind: "subjects-a-day", ...firm, most: 2 }],
      ["not every day", { kind: "rest-days", ...firm, perWeek: 1 }],
      ["I'm away 14-16 March", off("2026-03-14", "2026-03-16")],
      ["no study tomorrow", off("2026-03-03", "2026-03-03")],
      ["next week off", off("2026-03-09", "2026-03-15")],
      ["skip history", { kind: "skip", ...firm, subjects: ["History"] }],
      ["finish 2 days before each exam", { kind: "finish", ...firm, daysBefore: 2 }],
      ["spread it out evenly", { kind: "shape", ...firm, shape: "even" }],
    ]);
    return { text, wishes: [wish] };
  },
];

const off = (from: string, to: string): Wish => {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === undefined || last === undefined) throw new Error(`No days: ${from}, ${to}`);
  return { kind: "off", ...firm, dates: [{ from: first, to: last }] };
};

/** A letter dropped, doubled or swapped inside a long word, as fast fingers do. */
const mistyped = (text: string, random: Random): string => {
  const words = text.split(" ");
  const long = words.flatMap((word, index) => (/^[a-z]{8,}$/i.test(word) ? [index] : []));
  const [at] = long;
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || word === undefined) return text;
  const place = 2 + Math.floor(random() * (word.length - 4));
  const typed = pick(random, [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word.charAt(place) + word.slice(place),
    word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  ]);
  return words.with(at, typed).join(" ");
};

const dressed = (text: string, random: Random): string =>
  pick(random, [
    text,
    text,
    `${text} please`,
    `pls ${text}`,
    `Hi! ${text}. Thanks`,
    text.toLowerCase(),
  ]);

/** Sentences made by a grammar that knows their meaning; the same seed gives the same sentences. */
export const generatedSentences = ({
  count,
  seed,
  typos = false,
}: {
  readonly count: number;
  readonly seed: number;
  readonly typos?: boolean;
}): readonly Expected[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (): Expected => {
    // Of two sentences about the same thing the later counts: each kind of wish comes once.
    const chosen = new Map<string, Said>();
    for (let left = 1 + Math.floor(random() * 3); left > 0; left -= 1) {
      const said = pick(random, templates)(random);
      const kind = said.wishes[0]?.kind ?? "off";
      chosen.set(kind === "only" || kind === "allow" ? "off" : kind, said);
    }
    const said = [...chosen.values()];
    // A scope in front of a sentence holds for the next one, but not for the next line.
    const isLed = said.some((each) => /^(?:on|for) .*,|^[a-z, ]+:/i.test(each.text));
    const text = said
      .map((each) => each.text)
      .join(isLed ? "\n" : pick(random, [". ", ". ", "; ", "\n"]));
    const wanted = [...new Set(said.flatMap(({ wishes }) => wishes.map(describeWish)))];
    return { text: dressed(typos ? mistyped(text, random) : text, random), wanted };
  });
};
