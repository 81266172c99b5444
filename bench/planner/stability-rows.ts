import type { CalendarDay } from "@smart-planner/planner/model";
import { planAdvanced, type Stability } from "@smart-planner/planner/scheduler";
import { addDays } from "@smart-planner/planner/time";
import { mean } from "../mean.ts";
import { median } from "../median.ts";
import type { Row } from "../row.ts";
import { beginning, keptIn, type Life, later } from "./lived.ts";
import { students } from "./students.ts";

const topic = "planner";
const settings: readonly Stability[] = ["least", "balanced", "best"];

const row = (text: string, figure: number, unit: string, note: string): Row => ({
  topic,
  row: text,
  figure,
  unit,
  note,
});

/** Replanned after some days, the last of them missed. */
const afterMissed = (lives: readonly Life[], missed: number, stability: Stability) => {
  const days = 3 + missed;
  const results = lives.map((life) => {
    const isMissed = (day: CalendarDay) => day >= addDays(life.inputs.today, days - missed);
    const again = later(life, days, { stability, isMissed });
    const free = later(life, days, { isMissed });
    const soon = keptIn(life, again, addDays(again.inputs.today, 1));
    return {
      ...keptIn(life, again),
      ratio: again.made.quality.total / free.made.quality.total,
      soonAhead: soon.ahead,
      soonKept: soon.kept,
      lost: hoursAhead(free) - hoursAhead(again),
      hours: hoursAhead(free),
    };
  });
  const all = (count: (result: (typeof results)[number]) => number): number =>
    results.reduce((sum, result) => sum + count(result), 0);
  return {
    unchanged: (100 * all((r) => r.kept)) / all((r) => r.ahead),
    quality: mean(results.map(({ ratio }) => ratio)),
    soon: `${all((r) => r.soonKept)} of ${all((r) => r.soonAhead)} sessions of the next day unchanged`,
    lost: `${((100 * all((r) => r.lost)) / all((r) => r.hours)).toFixed(1)} % of the hours lost`,
  };
};

const hoursAhead = ({ made }: Life): number =>
  made.fit.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0) / 60;

/** Replanned every morning and followed, all days or all but some. */
const drifts = (lives: readonly Life[], missEvery: number): readonly number[] =>
  lives.flatMap((first) => {
    let life = first;
    const whole = new Map<string, number>();
    let day = 0;
    while (life.inputs.subjects.length > 0) {
      day++;
      const isMissed = () => missEvery > 0 && day % missEvery === 0;
      life = later(life, 1, { stability: "balanced", isMissed });
      for (const [name, minutes] of life.studied) whole.set(name, minutes);
    }
    const shares = first.inputs.subjects.map(({ name, examDate }) => ({
      name,
      settled: first.made.shares.get(`${examDate} ${name}`) ?? 0,
    }));
    const settled = shares.reduce((sum, share) => sum + share.settled, 0);
    const done = shares.reduce((sum, { name }) => sum + (whole.get(name) ?? 0), 0);
    return shares.map(
      ({ name, settled: own }) => 100 * Math.abs(own / settled - (whole.get(name) ?? 0) / done),
    );
  });

/** The first model's figures, measured once. */
const firstModel = { unchangedAfterFourDays: 18.8, drift: 21 } as const;

export const stabilityRows = (): readonly Row[] => {
  const lives = students.map(({ inputs }) => beginning(inputs));
  const idle = settings.map((stability) => {
    const same = lives.filter((life) => {
      const { kept, ahead } = keptIn(life, later(life, 0, { stability }));
      return kept === ahead;
    });
    return row(
      `nothing changed, ${stability}: plans that stay the same`,
      same.length,
      `of ${lives.length}`,
      "made again at the same moment",
    );
  });
  const missed = ([1, 3] as const).flatMap((days) =>
    settings.flatMap((stability) => {
      const { unchanged, quality, soon, lost } = afterMissed(lives, days, stability);
      const what = `after ${days} missed day${days === 1 ? "" : "s"}, ${stability}`;
      return [
        {
          ...row(`${what}: sessions unchanged`, unchanged, "%", soon),
          ...(days === 1 ? { reference: firstModel.unchangedAfterFourDays } : {}),
        },
        row(`${what}: quality beside a plan made freely`, quality, "", lost),
      ];
    }),
  );
  const short = lives.filter(({ inputs }) =>
    inputs.subjects.every(({ examDate }) => examDate < addDays(inputs.today, 45)),
  );
  const followed = drifts(short, 0);
  const late = drifts(short, 7);
  const added = lives.map((life) => {
    const { inputs, made } = life;
    const subjects = [
      ...inputs.subjects.map((subject) => ({
        ...subject,
        shareMinutes: made.shares.get(`${subject.examDate} ${subject.name}`),
      })),
      { name: "New", examDate: inputs.subjects[0]?.examDate ?? inputs.today },
    ];
    const after = planAdvanced({ ...inputs, subjects, before: made.plan, effort: "full" });
    return keptIn(life, { ...life, made: after });
  });
  return [
    ...idle,
    ...missed,
    {
      ...row(
        "made again every morning and followed: shares drift by at most",
        Math.max(...followed),
        "points",
        `${short.length} students, 6 weeks at most; median ${median(followed).toFixed(2)}`,
      ),
      reference: firstModel.drift,
    },
    row(
      "the same with every seventh day missed: shares drift by at most",
      Math.max(...late),
      "points",
      `median ${median(late).toFixed(2)}`,
    ),
    row(
      "a new subject: sessions of the others unchanged",
      (100 * added.reduce((sum, { kept }) => sum + kept, 0)) /
        added.reduce((sum, { ahead }) => sum + ahead, 0),
      "%",
      "balanced; the others must give up hours",
    ),
  ];
};
