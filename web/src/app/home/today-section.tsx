import type { Mode } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import {
  type CalendarEvent,
  type DayRibbon,
  type NextExam,
  nextExamOf,
  type Place,
  type SessionDay,
  sessionDaysOf,
  sessionNameOf,
  timelineOf,
  todayRibbonOf,
  todaySessionsOf,
} from "@smart-planner/planner/plan";
import {
  finishedPlanOf,
  loggedSecondsOf,
  recordOfLength,
  shownStreakOf,
  studiedProgressOf,
} from "@smart-planner/planner/progress";
import { addDays, totalMinutes } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { homeWords } from "@smart-planner/words/en/home";
import { todayWords } from "@smart-planner/words/en/today";
import { type ComponentProps, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { Chance } from "../../features/due-work/chance.tsx";
import { Hello } from "../../features/today/hello.tsx";
import { LateToday } from "../../features/today/late-today.tsx";
import { TimeToday } from "../../features/today/time-today.tsx";
import type { NextDay } from "../../features/today/today.tsx";
import { Today } from "../../features/today/today.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { examChanceId } from "../../planner-service/chances.ts";
import { knownSubjectOf } from "../../planner-service/known-subjects.ts";
import { restOf } from "../../planner-service/update-basis.ts";
import { browserBackground } from "../../platform/background.ts";
import { useDisplay } from "../../platform/display.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { useWords } from "../../ui/use-words.ts";
import { takeFinished } from "../finished-focus.ts";
import { type SessionWays, useSessionMenu } from "./use-session-menu.tsx";

const TookLonger = lazyPart(() => import("../../features/today/took-longer.tsx"));

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
    day: next.day === addDays(today, 1) ? "tomorrow" : next.day,
    sessions: sessions.length,
    minutes: totalMinutes(sessions),
    subject: first.subject,
    startTime: first.startTime,
  };
};

/** While a new plan says hello, no session of the time before it is late. */
const withoutLate = (ribbon: DayRibbon): DayRibbon => ({
  ...ribbon,
  sessions: ribbon.sessions.map((one) =>
    one.state === "unfinished" ? { ...one, state: "next" } : one,
  ),
});

/** A new plan says hello; one that begins late offers another start. */
const Greeting = ({
  mode,
  open,
  minuteOfDay,
  nextExam,
  places,
  onMove,
}: {
  readonly mode: Mode;
  readonly open: readonly CalendarEvent[];
  readonly minuteOfDay: number;
  readonly nextExam: NextExam | undefined;
  readonly places: readonly Place[] | undefined;
  readonly onMove: (places: readonly Place[]) => void;
}) => {
  const words = useWords(homeWords);
  const { inDays } = useWords(todayWords);
  const { list } = useWords(dateWords);
  const planner = usePlanner();
  const { showTime } = useDisplay();
  const [first] = open;
  if (first === undefined) return null;
  const exam = nextExam && words.firstExam(list(nextExam.subjects), inDays(nextExam.daysLeft));
  const hello = (text: string, actions: ComponentProps<typeof Hello>["actions"]) => (
    <Hello
      title={words.planReady(open.length)}
      text={exam === undefined ? text : `${text} ${exam}`}
      actions={actions}
    />
  );
  if (first.startMinute >= minuteOfDay)
    return hello(words.firstIs(first.title, showTime(first.startTime)), [
      { label: words.gotIt, onPress: planner.endHello },
    ]);
  const ids = open.map(({ id }) => id);
  const tomorrow = { label: words.beginTomorrow, onPress: () => planner.letGo(mode, ids) };
  if (places?.[0] === undefined) return hello(words.tooLate(showTime(minuteOfDay)), [tomorrow]);
  const start = showTime(places[0].start);
  return hello(words.startOrTomorrow(showTime(minuteOfDay), first.title, start), [
    tomorrow,
    { label: words.startAt(start), onPress: () => onMove(places) },
  ]);
};

/** Today's part of a plan. */
export const TodaySection = ({
  mode,
  ways,
  asked,
}: {
  readonly mode: Mode;
  readonly ways: SessionWays;
  /** The session of which is asked how long it took, here or in the calendar. */
  readonly asked: CalendarEvent | null;
}) => {
  const words = useWords(homeWords);
  const planner = usePlanner();
  const { workspace, say } = planner;
  const { showTime } = useDisplay();
  const { view, entered, known, today, isOver } = usePlanState(mode);
  const { plan, subjects, colours, sessionNotes } = view;
  const { minuteOfDay } = useMoment();
  const progress = useRecords("ticks");
  const log = useRecords("log");
  const days = useMemo(() => sessionDaysOf(plan ?? {}), [plan]);
  // No tick moves a session: the same objects are shown, and only the ticked one is rendered again.
  const { ofToday, nextDay } = useMemo(() => {
    const eventsOf = (day: CalendarDay) =>
      timelineOf({ plan: plan ?? {}, subjects, days: [day], colours, sessionNotes }).events;
    return { ofToday: eventsOf(today), nextDay: nextDayOf(days, today, eventsOf) };
  }, [plan, days, subjects, today, colours, sessionNotes]);
  const events = useMemo(() => {
    const planned = todaySessionsOf({ plan: plan ?? {}, progress, today });
    const keys = new Set(planned.map(({ key }) => key));
    return ofToday.filter(({ id }) => keys.has(id));
  }, [plan, progress, today, ofToday]);
  const minutesToday = useFromPlanner(() => planner.timeToday(mode)?.minutes);
  // By the log where it says more than a tick, as the dashboard below counts.
  const streak = useMemo(() => {
    const studied = studiedProgressOf({ days, progress, records: Object.values(log) });
    return shownStreakOf({ days, progress: studied.dayProgress, ...entered, today });
  }, [days, progress, log, entered, today]);
  const flowOn = async (rest: ReturnType<typeof restOf>) => {
    const [left] = rest?.left ?? [];
    if (left === undefined || (await planner.fitIn({ mode, ...rest }))) return;
    const texts = words.noRoomLeft[left.entry.taskId === undefined ? "exam" : "due"];
    say(texts(left.minutes, sessionNameOf(left)));
  };
  const takeOver = useEffectEvent(() => {
    const finished = takeFinished();
    if (finished === null) return;
    const { subject, sessionKey, minutes, leftMinutes } = finished;
    say(words.inYourLog(subject || words.focus, minutes));
    const rest = restOf(plan ?? {}, sessionKey ?? "", leftMinutes);
    // A session that is still to come keeps its place, and the rest goes there.
    if (rest !== undefined && !rest.left.some(({ day }) => day > today)) void flowOn(rest);
  });
  useEffect(() => takeOver(), []);
  const isEarly = ({ day, startMinute }: CalendarEvent) =>
    day > today || (day === today && startMinute > minuteOfDay);
  const { editor, actions, menus, element } = useSessionMenu(mode, ways, true);
  // The same ones for every tick: only the tile that was ticked is rendered again.
  const steady = useSteady({
    tick: actions.tick,
    start: actions.start,
    open: menus.open,
  });
  const [isTimeOpen, setTimeOpen] = useState(false);
  const isGreeted = useFromPlanner(() => planner.isGreeted(mode));
  if (plan === null) return null;
  const ribbon = todayRibbonOf({ events, progress, today, minuteOfDay });
  const open = ribbon.sessions.flatMap(({ event, state }) => (state === "done" ? [] : [event]));
  const isLate =
    open.length > 0 &&
    ribbon.sessions.every(({ state }) => state === "done" || state === "unfinished");
  const nextExam = nextExamOf({ today, subjects, plan });
  const [first] = open;
  const isLateStart = first !== undefined && first.startMinute < minuteOfDay;
  const places = isLate || (isGreeted && isLateStart) ? editor.days.laterToday(open) : undefined;
  const loggedMinutes = asked === null ? 0 : Math.round(loggedSecondsOf(log, asked.id) / 60);

  return (
    <>
      {isGreeted && (
        <Greeting
          mode={mode}
          open={open}
          minuteOfDay={minuteOfDay}
          nextExam={nextExam}
          places={places}
          onMove={(to) => editor.edit.moveToday(open, to)}
        />
      )}
      <Today
        today={today}
        ribbon={isGreeted ? withoutLate(ribbon) : ribbon}
        nextExam={nextExam}
        examChance={nextExam?.subjects.map((subject) => (
          <Chance key={subject} mode={mode} id={examChanceId(subject, nextExam.day)} isLine />
        ))}
        nextDay={nextDay && { ...nextDay, startTime: showTime(nextDay.startTime) }}
        streak={streak}
        isPlanDone={finishedPlanOf({ days, progress, isOver, ...entered, today }) !== undefined}
        isOver={isOver}
        timeToday={
          minutesToday !== undefined &&
          !isOver && (
            <TimeToday
              mode={mode}
              minutes={minutesToday}
              isOpen={isTimeOpen}
              onOpenChange={setTimeOpen}
            />
          )
        }
        dailyMinutes={minutesToday ?? 0}
        below={
          isLate &&
          !isGreeted && (
            <LateToday
              sessions={open}
              places={places}
              onMove={(places) => editor.edit.moveToday(open, places)}
              onLessTime={() => setTimeOpen(true)}
            />
          )
        }
        onTick={steady.tick}
        onStart={steady.start}
        onOpen={steady.open}
      />
      {element}
      <Suspense>
        {asked !== null && (
          <TookLonger
            name={asked.title}
            plannedMinutes={asked.minutes}
            loggedMinutes={loggedMinutes}
            isEarly={isEarly(asked)}
            onSkip={() => ways.onTookLonger(null)}
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
              ways.onTookLonger(null);
              say(words.inYourLog(asked.title, Math.max(minutes, loggedMinutes)));
              const rest = restOf(plan, asked.id, leftMinutes);
              void flowOn(rest && { ...rest, over: [] });
            }}
          />
        )}
      </Suspense>
    </>
  );
};
