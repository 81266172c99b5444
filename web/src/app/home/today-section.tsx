import type { Mode } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import {
  type CalendarEvent,
  nextExamOf,
  type PlanSession,
  type SessionDay,
  sessionDaysOf,
  sessionNameOf,
  timelineOf,
  todayRibbonOf,
  todaySessionsOf,
} from "@smart-planner/planner/plan";
import {
  finishedPlanOf,
  focusTaskOf,
  loggedSecondsOf,
  recordOfLength,
  shortDuration,
  streakInWords,
  studiedProgressOf,
} from "@smart-planner/planner/progress";
import { addDays, formatDuration, longLabelOf, totalMinutes } from "@smart-planner/planner/time";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import type { NextDay } from "../../features/today/next-day.ts";
import { TimeToday } from "../../features/today/time-today.tsx";
import { Today } from "../../features/today/today.tsx";
import { TookLonger } from "../../features/today/took-longer.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { knownSubjectOf } from "../../planner-service/known-subjects.ts";
import { browserBackground } from "../../platform/background.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import { takeFinished } from "../finished-focus.ts";
import type { SessionWays } from "./plan-sections.tsx";

const nextDayOf = (
  days: readonly SessionDay[],
  today: CalendarDay,
  eventsOf: (
    day: CalendarDay,
  ) => readonly { readonly subject: string; readonly startTime: string }[],
): NextDay | undefined => {
  const next = days.find(
    ({ day, sessions }) => day > today && sessions.some(({ minutes }) => minutes > 0),
  );
  const first = next === undefined ? undefined : eventsOf(next.day)[0];
  if (next === undefined || first === undefined) return undefined;
  const sessions = next.sessions.filter(({ minutes }) => minutes > 0);
  return {
    when: next.day === addDays(today, 1) ? "Tomorrow" : longLabelOf(next.day),
    sessions: sessions.length,
    minutes: totalMinutes(sessions),
    subject: first.subject,
    startTime: first.startTime,
  };
};

/** Today's part of a plan. */
export const TodaySection = ({
  mode,
  ways: { isSample, onTookLonger: setAsked },
  asked,
}: {
  readonly mode: Mode;
  readonly ways: SessionWays;
  /** The session of which is asked how long it took, here or in the calendar. */
  readonly asked: CalendarEvent | null;
}) => {
  const planner = usePlanner();
  const { workspace, say } = planner;
  const { view, known, today } = usePlanState(mode);
  const { plan, subjects, colours, examNotes, topics } = view;
  const { minuteOfDay } = useMoment();
  const progress = useRecords(workspace, "ticks");
  const log = useRecords(workspace, "log");
  const start = useStartFocus(workspace);
  const days = useMemo(() => sessionDaysOf(plan ?? {}), [plan]);
  // No tick moves a session: the very same ones are shown, and only what was ticked is rendered again.
  const { ofToday, nextDay } = useMemo(() => {
    const eventsOf = (day: CalendarDay) =>
      timelineOf({ plan: plan ?? {}, subjects, days: [day], colours, examNotes }).events;
    return { ofToday: eventsOf(today), nextDay: nextDayOf(days, today, eventsOf) };
  }, [plan, days, subjects, today, colours, examNotes]);
  const events = useMemo(() => {
    const planned = todaySessionsOf({ plan: plan ?? {}, progress, today });
    const keys = new Set(planned.map(({ key }) => key));
    return ofToday.filter(({ id }) => keys.has(id));
  }, [plan, progress, today, ofToday]);
  const timeToday = useFromPlanner(() => planner.timeToday(mode));
  // By the log where it says more than a tick, as the dashboard below counts.
  const streakText = useMemo(() => {
    const studied = studiedProgressOf({ days, progress, records: Object.values(log) });
    return streakInWords({ days, progress: studied.dayProgress, today });
  }, [days, progress, log, today]);
  /** The rest of a session, as work to be placed. */
  const leftOf = (key: string, minutes: number): PlanSession | undefined => {
    const session = days.flatMap(({ sessions }) => sessions).find((one) => one.key === key);
    if (session === undefined || minutes === 0) return undefined;
    const { key: _, id: __, ...entry } = session.entry;
    return { ...session, key: `${key} left`, minutes, entry };
  };
  const flowOn = async (left: PlanSession, over: readonly string[] = []) => {
    const isPlaced = await planner.fitIn({ mode, left: [left], over });
    if (!isPlaced)
      say(
        `No day before ${left.entry.taskId === undefined ? "its exam" : "it is due"} has room for the ${shortDuration(left.minutes)} that are left of ${sessionNameOf(left)}.`,
      );
  };
  const takeOver = useEffectEvent(() => {
    const finished = takeFinished();
    if (finished === null) return;
    const { subject, sessionKey, minutes, leftMinutes } = finished;
    say(`${subject || "Focus"}: ${formatDuration(minutes)} in your log.`);
    const left = sessionKey === undefined ? undefined : leftOf(sessionKey, leftMinutes);
    // A session that is still to come keeps its place, and what is left of it goes there.
    if (sessionKey === undefined || left === undefined || left.day > today) return;
    void flowOn(left, [sessionKey]);
  });
  useEffect(() => takeOver(), []);
  const isEarly = useCallback(
    ({ day, startMinute }: CalendarEvent) =>
      day > today || (day === today && startMinute > minuteOfDay),
    [today, minuteOfDay],
  );
  const tick = useCallback(
    (event: CalendarEvent, isDone: boolean) => {
      const mark = (done: boolean) => planner.tick(mode, event.id, done);
      mark(isDone);
      if (isDone)
        say(
          `${event.title} done.`,
          { label: "Undo", onPress: () => mark(false) },
          {
            label: isEarly(event) ? "Done early?" : "Took longer?",
            onPress: () => setAsked(event),
          },
        );
    },
    [planner, mode, isEarly, say, setAsked],
  );
  const startSession = useCallback(
    (event: CalendarEvent) => {
      if (isSample) return say("In the sample no time is taken.");
      start(focusTaskOf(event, topics.bySession.get(event.id)));
    },
    [isSample, say, start, topics],
  );
  if (plan === null) return null;
  const loggedMinutes = asked === null ? 0 : Math.round(loggedSecondsOf(log, asked.id) / 60);

  return (
    <>
      <Today
        today={today}
        ribbon={todayRibbonOf({ events, progress, today, minuteOfDay })}
        nextExam={nextExamOf({ today, subjects, plan })}
        nextDay={nextDay}
        streakText={streakText}
        isPlanDone={finishedPlanOf({ days, progress }) !== undefined}
        timeToday={
          timeToday !== null && (
            <TimeToday
              mode={mode}
              time={timeToday}
              toneOf={(subject) => colours.get(subject) ?? "indigo"}
            />
          )
        }
        onTick={tick}
        onStart={startSession}
      />
      {asked !== null && (
        <TookLonger
          name={asked.title}
          plannedMinutes={asked.minutes}
          loggedMinutes={loggedMinutes}
          isEarly={isEarly(asked)}
          onSkip={() => setAsked(null)}
          onSave={({ minutes, leftMinutes }) => {
            const { id, record } = recordOfLength({
              log: workspace.records("log"),
              session: {
                key: asked.id,
                subject: asked.subject,
                plannedMinutes: asked.minutes,
                taskId: asked.taskId,
                pace: mode === "advanced" ? knownSubjectOf(known, asked.subject).pace : undefined,
              },
              answer: { minutes, leftMinutes },
              // Done before its time, it was studied up to now.
              place: isEarly(asked)
                ? { day: today, startMinute: Math.max(minuteOfDay - minutes, 0) }
                : { day: asked.day, startMinute: asked.startMinute },
              now: { day: today, minuteOfDay },
              newId: browserBackground.newDeviceId(),
            });
            workspace.putRecord("log", id, record);
            setAsked(null);
            say(`${asked.title}: ${formatDuration(Math.max(minutes, loggedMinutes))} in your log.`);
            const left = leftOf(asked.id, leftMinutes);
            if (left !== undefined) void flowOn(left);
          }}
        />
      )}
    </>
  );
};
