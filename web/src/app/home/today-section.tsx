import type { Mode, QuickInputs } from "@smart-planner/contract";
import {
  addDays,
  type CalendarDay,
  type CalendarEvent,
  finishedPlanOf,
  formatDuration,
  loggedSecondsOf,
  longLabelOf,
  nextExamOf,
  type PlanSession,
  recordOfLength,
  type SessionDay,
  sessionDaysOf,
  shortDuration,
  streakInWords,
  studiedProgressOf,
  timelineOf,
  todayRibbonOf,
  todaySessionsOf,
  totalMinutes,
} from "@smart-planner/planner";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import type { NextDay } from "../../features/today/next-day.ts";
import { TimeToday } from "../../features/today/time-today.tsx";
import { Today } from "../../features/today/today.tsx";
import { TookLonger } from "../../features/today/took-longer.tsx";
import { knownSubjectOf, useKnownSubjects } from "../../planner-hooks/use-known-subjects.ts";
import { tickSession } from "../../planner-service/tick-session.ts";
import { browserBackground } from "../../platform/background.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { takeFinished } from "../finished-focus.ts";
import type { Announce, Say } from "./plan-notice.tsx";
import type { UpdateSource } from "./plan-updater.ts";
import type { PlanUpdating } from "./use-plan-update.ts";
import type { PlanView } from "./use-plan-view.ts";
import { useTimeToday } from "./use-time-today.ts";

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

/** Today's part of the plan on the screen. */
export const TodaySection = ({
  workspace,
  mode,
  view,
  source,
  madeFrom,
  update,
  said: { say, announce },
  isSample,
  asked,
  onAsk: setAsked,
}: {
  readonly mode: Mode;
  readonly workspace: Workspace;
  readonly view: PlanView;
  readonly source: UpdateSource | null;
  readonly madeFrom: Pick<QuickInputs, "hoursPerDay" | "timeToday"> | null;
  readonly update: PlanUpdating;
  readonly said: { readonly say: Say; readonly announce: Announce };
  /** Nothing of a sample leads out of it. */
  readonly isSample: boolean;
  /** The session of which is asked how long it took, here or in the calendar. */
  readonly asked: CalendarEvent | null;
  readonly onAsk: (session: CalendarEvent | null) => void;
}) => {
  const { plan, subjects, colours, examNotes, topics } = view;
  const { day: today, minuteOfDay } = useMoment();
  const progress = useRecords(workspace, "ticks");
  const log = useRecords(workspace, "log");
  const known = useKnownSubjects(workspace);
  const start = useStartFocus(workspace);
  const days = useMemo(() => sessionDaysOf(plan ?? {}), [plan]);
  // No tick moves a session: the very same ones are shown, and only what was ticked is drawn again.
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
  const timeToday = useTimeToday({
    workspace,
    view,
    source,
    madeFrom,
    progress,
    update,
    announce,
  });
  // By the log where it says more than a tick, as the dashboard below counts.
  const streakText = useMemo(() => {
    const studied = studiedProgressOf({ days, progress, records: Object.values(log) });
    return streakInWords({ days, progress: studied.dayProgress, today });
  }, [days, progress, log, today]);
  /** What is left of a session, as work that asks for a place of its own. */
  const leftOf = (key: string, minutes: number): PlanSession | undefined => {
    const session = days.flatMap(({ sessions }) => sessions).find((one) => one.key === key);
    if (session === undefined || minutes === 0) return undefined;
    const { key: _, id: __, ...entry } = session.entry;
    return { ...session, key: `${key} left`, minutes, entry };
  };
  const flowOn = async (left: PlanSession, over: readonly string[] = []) => {
    const isPlaced = await update.flow({ missed: [], left: [left], over, changes: [] });
    if (!isPlaced)
      say(
        `No day before its exam has room for the ${shortDuration(left.minutes)} that are left of ${left.subject}.`,
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
      const mark = (done: boolean) =>
        tickSession({
          workspace,
          key: event.id,
          isDone: done,
          reviewIds: topics.bySession.get(event.id)?.reviewIds,
          today,
        });
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
    [workspace, topics, today, isEarly, say, setAsked],
  );
  const startSession = useCallback(
    (event: CalendarEvent) => {
      if (isSample) return say("In the sample no time is taken.");
      start({
        subject: event.subject,
        sessionKey: event.id,
        plannedMinutes: event.minutes,
        title: topics.bySession.get(event.id)?.text,
        topicId: topics.bySession.get(event.id)?.topicId,
      });
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
        timeToday={timeToday !== null && <TimeToday {...timeToday} />}
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
