import { modeRegisters, otherModeOf, subjectsOfRows } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { sessionDaysOf } from "@smart-planner/planner/plan";
import {
  countedDaysOf,
  dayTotalsOf,
  learnedPacesOf,
  minutesByHourOf,
  studiedPiecesOf,
  subjectTotalsOf,
  weekFactsOf,
  withDoneElsewhere,
} from "@smart-planner/planner/progress";
import { addDays, parseDay, startOfWeek } from "@smart-planner/planner/time";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { type ReactNode, useMemo, useState } from "react";
import { usePlanInUse, useToneOf } from "../../planner-hooks/planner-context.tsx";
import { roomAheadIn } from "../../planner-service/room-ahead.ts";
import { useDisplay } from "../../platform/display.ts";
import { useRecords, useRegister } from "../../platform/use-workspace.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useWords } from "../../ui/use-words.ts";
import { HoursChart } from "./hours-chart.tsx";
import { PaceChart } from "./pace-chart.tsx";
import { StudyLogSection } from "./study-log-section.tsx";
import { SubjectBars } from "./subject-bars.tsx";
import { type ExamDot, TermChart } from "./term-chart.tsx";
import { WeekSummary } from "./week-summary.tsx";

const spans = ["week", "month", "term"] as const;

type Span = (typeof spans)[number];

const firstOf = (span: Span, week: CalendarDay, first: CalendarDay): CalendarDay => {
  if (span === "week") return week;
  return span === "month" ? addDays(week, -21) : first;
};

/** Planned and done by day, subject, hour and length. */
export const YourTime = ({
  empty,
}: {
  /** Shown until something was studied. */
  readonly empty: ReactNode;
}) => {
  const words = useWords(yourTimeWords);
  const { firstDay } = useDisplay();
  const state = usePlanInUse();
  const { kept, view, mode, rows, today } = state;
  const otherPlan = useRegister(modeRegisters[otherModeOf(mode)].plan);
  const progress = useRecords("ticks");
  const log = useRecords("log");
  const room = useMemo(() => roomAheadIn(state, progress), [state, progress]);
  const days = useMemo(
    () =>
      withDoneElsewhere({
        days: sessionDaysOf(kept ?? {}),
        others: sessionDaysOf(otherPlan ?? {}),
        progress,
      }),
    [kept, otherPlan, progress],
  );
  // A studied subject may be in the other mode's plan only.
  const toneOf = useToneOf(mode);
  const exams: readonly ExamDot[] = subjectsOfRows(rows).map(({ name, examDate }) => ({
    day: examDate,
    subject: name.trim(),
    tone: toneOf(name.trim()),
  }));
  const [span, setSpan] = useState<Span>("term");
  const records = useMemo(() => Object.values(log), [log]);
  const pieces = useMemo(
    () => studiedPiecesOf({ days, progress, records }),
    [days, progress, records],
  );
  const counted = useMemo(
    () => countedDaysOf({ days, progress, records }),
    [days, progress, records],
  );
  const all = useMemo(() => dayTotalsOf({ days: counted, pieces }), [counted, pieces]);
  const paces = useMemo(() => {
    const ahead = days
      .filter(({ day }) => day >= today)
      .flatMap(({ sessions }) => sessions)
      .filter(({ key, entry }) => progress[key] !== true && entry.taskId === undefined);
    return learnedPacesOf(
      records,
      Map.groupBy(ahead, ({ subject }) => subject),
    );
  }, [records, days, progress, today]);
  const hasAny = pieces.length > 0;

  const week = startOfWeek(today, firstDay);
  const first = firstOf(span, week, all[0]?.day ?? today);
  // An exam is after the last day planned for it.
  const lastDay = [today, all.at(-1)?.day ?? today, ...exams.map(({ day }) => day)].reduce(
    (latest, day) => (day > latest ? day : latest),
  );
  const last = span === "term" ? lastDay : addDays(week, 6);
  const isShown = ({ day }: { readonly day: CalendarDay }) => day >= first && day <= last;
  const isPast = ({ day }: { readonly day: CalendarDay }) => day <= today;
  const shownPieces = pieces.filter(isShown);
  const pastDays = counted.filter(isPast);

  const isThisWeek = ({ day }: { readonly day: CalendarDay }) =>
    day >= week && day <= addDays(week, 6);
  const weekPieces = pieces.filter(isThisWeek);
  const nextExam = exams
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))[0];
  const open = days
    .filter((day) => isThisWeek(day) && day.day < today)
    .flatMap(({ sessions }) =>
      sessions.filter(({ key, entry }) => progress[key] !== true && entry.released === undefined),
    )
    .map(({ minutes, subject, day: planned, entry }) => ({
      minutes,
      before:
        parseDay(entry.examDate ?? "") ??
        exams
          .filter((exam) => exam.subject === subject && exam.day > planned)
          .map(({ day }) => day)
          .toSorted()[0],
    }))
    // No study after an exam.
    .filter(({ before }) => before === undefined || before > today);
  const past = all.filter(isPast);
  const finished = days.flatMap(({ sessions }) => sessions).filter(({ key }) => progress[key]);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <p className="text-ink-2">{words.about}</p>
        {hasAny && (
          <div data-print="hide" className="max-md:w-full">
            <SegmentedControl
              label={words.spanOfTime}
              segments={spans.map((value) => ({ value, label: words.spans[value] }))}
              value={span}
              onValueChange={setSpan}
              className="max-md:w-full max-md:*:flex-1"
            />
          </div>
        )}
      </div>
      <Sheet>
        {!hasAny && empty}
        {hasAny && (
          <>
            <WeekSummary
              week={weekFactsOf({
                today,
                firstDay,
                days: all.filter(isThisWeek),
                subjects: subjectTotalsOf({ days: [], pieces: weekPieces }),
                ...(nextExam === undefined ? {} : { nextExam: nextExam.subject }),
                open,
                room,
              })}
              figures={{
                doneMinutes: past.reduce((sum, { doneMinutes }) => sum + doneMinutes, 0),
                plannedMinutes: past.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0),
                finishedSessions: finished.length,
              }}
            />
            <TermChart
              first={first}
              last={last}
              today={today}
              days={all.filter(isShown)}
              exams={exams.filter(isShown)}
            />
            <div className="grid lg:grid-cols-2">
              <SubjectBars
                subjects={subjectTotalsOf({ days: pastDays.filter(isShown), pieces: shownPieces })}
                toneOf={toneOf}
                note={words.thisSpan[span]}
              />
              <HoursChart minutesByHour={minutesByHourOf(shownPieces)} />
            </div>
            <PaceChart paces={paces} toneOf={toneOf} />
          </>
        )}
        {/* In one place in both cases: an entry removed as the last of all can still be brought back. */}
        <StudyLogSection subjects={[...view.colours.keys()]} />
      </Sheet>
    </>
  );
};
