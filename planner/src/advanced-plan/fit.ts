import { dailyMinutesOn } from "../free-time/study-limits.ts";
import { takenOn } from "../free-time/taken-times.ts";
import type { CalendarDay } from "../model.ts";
import { distinctExamsOf, examKeyOf } from "../study-plan/exam-key.ts";
import { longLabelOf } from "../time/calendar-day.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { formatDuration } from "../time/duration.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { needsOf } from "./need.ts";
import type { Problem } from "./problem.ts";
import { courseOf } from "./quality.ts";
import type { TimedSession } from "./timed-session.ts";

/** Whether a subject's time can be found, in minutes. */
export interface SubjectFit {
  readonly subject: string;
  readonly examDate: CalendarDay;
  /** Its fair share of the hours that the student wants to study, were all of them free. */
  readonly needMinutes: number;
  readonly plannedMinutes: number;
  readonly missingMinutes: number;
  /** The first day from which the plan stays behind. */
  readonly since?: CalendarDay;
  /** One plain sentence. */
  readonly why: string;
}

/** Units that the wished hours would give before each day, whatever the calendar holds. */
const wishedUnits = (inputs: AdvancedInputs, problem: Problem): Float64Array => {
  const { wishes, hoursPerDay, minuteOfDay } = inputs;
  const { options, days, subjects } = problem;
  const mostPerSubject = 2 * (options.lengths.at(-1) ?? 1);
  const before = new Float64Array(days.length + 1);
  days.forEach(({ day, weekday }, index) => {
    const isOff = wishes?.weekdaysOff.includes(weekday) || wishes?.datesOff.includes(day);
    const left = index === 0 ? Math.max(minutesPerDay - minuteOfDay, 0) : minutesPerDay;
    const allowed =
      dailyMinutesOn({ weekday, hoursPerDay, wishes }) - takenOn(inputs.taken, day).minutes;
    const minutes = Math.max(Math.min(allowed, left), 0);
    const alive = subjects.filter(({ deadline }) => deadline > index).length;
    const units = Math.min(Math.floor(minutes / options.unit + 1e-9), alive * mostPerSubject);
    const shortest = options.lengths[0] ?? 1;
    before[index + 1] = (before[index] ?? 0) + (isOff || units < shortest ? 0 : units);
  });
  return before;
};

/** Units that each subject of the problem needs to use the wished hours fairly. */
const wishedNeeds = (problem: Problem, wished: Float64Array): readonly number[] =>
  needsOf({
    claims: problem.subjects,
    cumulative: wished,
    most: problem.subjects.map(({ deadline }) => {
      const mostPerDay = 2 * (problem.options.lengths.at(-1) ?? 1);
      let most = 0;
      for (let day = 0; day < deadline; day++)
        most += Math.min((wished[day + 1] ?? 0) - (wished[day] ?? 0), mostPerDay);
      return most;
    }),
    shortest: problem.options.lengths[0] ?? 1,
  });

const behindSince = (
  course: Float64Array,
  need: number,
  wished: Float64Array,
  slack: number,
): number => {
  const before = wished[course.length] ?? 0;
  let done = course.reduce((sum, units) => sum + units, 0);
  let since = course.length - 1;
  for (let day = course.length - 1; day >= 0; day--) {
    const due = before > 0 ? (need * (wished[day + 1] ?? 0)) / before : 0;
    if (due - done < slack) break;
    since = day;
    done -= course[day] ?? 0;
  }
  return since;
};

const whyOf = ({
  exam,
  roomMinutes,
  wishedMinutes,
  planned,
  missing,
}: {
  readonly exam: string;
  /** What the calendar holds before the exam, for all subjects. */
  readonly roomMinutes: number;
  readonly wishedMinutes: number;
  readonly planned: number;
  readonly missing: number;
}): string => {
  const room = formatDuration(roomMinutes);
  if (roomMinutes === 0) return `There is no free time for a session before ${exam}.`;
  if (planned === 0)
    return `Other subjects with exams as near take all ${room} of free time before ${exam}.`;
  if (missing === 0) return `All of it fits before ${exam}.`;
  return roomMinutes < wishedMinutes
    ? `Your calendar holds ${room} of study before ${exam} for all subjects, less than the hours you want to study.`
    : `Other subjects share the days before ${exam}, and the rest found no place among them.`;
};

export const fitOf = (
  inputs: AdvancedInputs,
  problem: Problem,
  sessions: readonly TimedSession[],
): readonly SubjectFit[] => {
  const { options, subjects, cumulative, days } = problem;
  const wished = wishedUnits(inputs, problem);
  const needs = wishedNeeds(problem, wished);
  const shortest = options.lengths[0] ?? 1;
  const fits = new Map<string, SubjectFit>();
  for (const [index, { name, examDate, deadline }] of subjects.entries()) {
    const course = courseOf(problem, sessions, index);
    const planned = course.reduce((sum, units) => sum + units, 0);
    const need = wished[deadline] === 0 ? planned : Math.max(needs[index] ?? 0, planned);
    const short = need - planned;
    // Less than one session cannot be planned, so it is not missing.
    const missing = short < shortest && planned > 0 ? 0 : short;
    const since = missing > 0 ? days[behindSince(course, need, wished, shortest)]?.day : undefined;
    fits.set(examKeyOf({ name, examDate }), {
      subject: name,
      examDate,
      needMinutes: (missing > 0 ? need : planned) * options.unit,
      plannedMinutes: planned * options.unit,
      missingMinutes: missing * options.unit,
      ...(since === undefined ? {} : { since }),
      why: whyOf({
        exam: longLabelOf(examDate),
        roomMinutes: (cumulative[deadline] ?? 0) * options.unit,
        wishedMinutes: (wished[deadline] ?? 0) * options.unit,
        planned,
        missing,
      }),
    });
  }
  return distinctExamsOf(inputs.subjects).flatMap(({ name, examDate }) => {
    if (name.trim() === "") return [];
    const fit = fits.get(examKeyOf({ name, examDate }));
    if (fit !== undefined) return [fit];
    const nothing = { needMinutes: 0, plannedMinutes: 0, missingMinutes: 0 };
    return [
      {
        subject: name.trim(),
        examDate,
        ...nothing,
        why: "There is no day left to study before this exam.",
      },
    ];
  });
};
