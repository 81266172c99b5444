import { subjectsOfRows } from "@smart-planner/contract";
import { modeInUse } from "../../planner-service/plan-in-use.ts";
import "../../styles/planner.css";
import { nextExamOf, sessionsOf, timelineOf, todayRibbonOf } from "@smart-planner/planner/plan";
import { focusTaskOf } from "@smart-planner/planner/progress";
import { addDays } from "@smart-planner/planner/time";
import { workSumsOf } from "@smart-planner/planner/work";
import { focusWords } from "@smart-planner/words/en/focus";
import { sessionMenuWords } from "@smart-planner/words/en/session-menu";
import { topicWords } from "@smart-planner/words/en/topics";
import { noteText } from "@smart-planner/words/session-text";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { FocusSession } from "../../features/focus/focus-sessions.tsx";
import { FocusStart, type StartableSession } from "../../features/focus/focus-start.tsx";
import { FocusView } from "../../features/focus/focus-view.tsx";
import { useFocus } from "../../features/focus/use-focus.ts";
import { useFocusAlerts } from "../../features/focus/use-focus-alerts.ts";
import { useFocusPresence } from "../../features/focus/use-focus-presence.ts";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import { OwnPlanner, usePlanInUse, usePlanner } from "../../planner-hooks/planner-context.tsx";
import { reviewIdOf } from "../../planner-service/tick-session.ts";
import { restOf } from "../../planner-service/update-basis.ts";
import { useDisplay } from "../../platform/display.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useWords } from "../../ui/use-words.ts";
import { leaveFinished } from "../finished-focus.ts";
import { focusHeading } from "../heading-focus.ts";
import { usePageTitle } from "../page-title.ts";
import { useUser } from "../session.ts";
import { ThemeSwitch } from "../theme-switch.tsx";

const noPlan = {};

const SyncIndicator = lazyPart(() => import("../../features/sync/sync-indicator.tsx"));

/** Start and end change the page without a navigation, and the pressed button disappears. */
const useHeadingAfterChange = (isRunning: boolean): void => {
  const was = useRef(isRunning);
  useEffect(() => {
    if (was.current === isRunning) return;
    was.current = isRunning;
    focusHeading();
  }, [isRunning]);
};

/** Start on a reminder opens `/focus?session=…`: that session starts, once, if it is one of today's. */
const useAskedSession = (
  sessions: readonly StartableSession[],
  start: ReturnType<typeof useStartFocus>,
): void => {
  const [params, setParams] = useSearchParams();
  const asked = params.get("session");
  useEffect(() => {
    if (asked === null) return;
    setParams({}, { replace: true });
    const session = sessions.find(({ key }) => key === asked);
    if (session !== undefined) start(session.task);
  }, [asked, sessions, setParams, start]);
};

export const Component = () => (
  <OwnPlanner>
    <Focus />
  </OwnPlanner>
);

const Focus = () => {
  const words = useWords(focusWords);
  const topicTexts = useWords(topicWords);
  const placeTexts = useWords(sessionMenuWords).places;
  const user = useUser();
  const planner = usePlanner();
  const { workspace } = planner;
  const { showTime } = useDisplay();
  const navigate = useNavigate();
  const { day: today, minuteOfDay } = useMoment();
  const actions = useFocus();
  const { focus } = actions;
  const sessionKey = focus?.run.sessionKey;
  const { mode, kept, known, rows, view } = usePlanInUse(sessionKey);
  const { colours, topics, known: allColours } = view;
  const plan = kept ?? noPlan;
  const subjects = useMemo(() => subjectsOfRows(rows), [rows]);
  const progress = useRecords("ticks");
  const start = useStartFocus();
  useFocusAlerts(focus);
  useFocusPresence(focus);
  usePageTitle(words.focus);
  useHeadingAfterChange(focus !== null);

  const events = useMemo(
    // Gets the colours, or it gives the subjects others than the plan shows.
    () => timelineOf({ plan, subjects, days: [today], colours }).events,
    [plan, subjects, today, colours],
  );
  const { sessions } = todayRibbonOf({ events, progress, today, minuteOfDay });
  const startable = sessions
    .filter(({ state }) => state !== "done")
    .map(({ event }) => {
      const held = topics.bySession.get(event.id);
      return {
        key: event.id,
        task: focusTaskOf(event, noteText(topicTexts, { topics: held }), held?.topicId),
        minutes: event.minutes,
        startTime: showTime(event.startTime),
        tone: event.colour,
      };
    });
  useAskedSession(startable, start);
  // A chapter may be of a subject that only the other mode's plan holds.
  const toneOf = (subject: string) => colours.get(subject) ?? allColours.get(subject) ?? "indigo";
  const goBack = () =>
    void navigate(mode === (modeInUse(workspace) ?? "quick") ? "/" : `/?mode=${mode}`);

  const corner = (
    <>
      {user !== null && !user.demo && (
        <Suspense>
          <SyncIndicator user={user.uid} />
        </Suspense>
      )}
      <ThemeSwitch />
    </>
  );

  const nextTopics = [...known].flatMap(([subject, one]) => {
    if (one.work.way !== "topics") return [];
    const next = workSumsOf(one).states.find(({ isDone }) => !isDone);
    if (next === undefined) return [];
    const { topic, leftMinutes } = next;
    const minutes = Math.max(Math.round(leftMinutes), 1);
    return [{ topicId: topic.id, title: topic.name, subject, minutes, tone: toneOf(subject) }];
  });
  if (focus === null)
    return <FocusStart sessions={startable} topics={nextTopics} corner={corner} onStart={start} />;

  const { run } = focus;
  const finishTopic = (isDone: boolean) => {
    const one = known.get(run.subject);
    const state =
      one === undefined
        ? undefined
        : workSumsOf(one).states.find(({ topic }) => topic.id === run.topicId);
    if (state === undefined) return;
    const { id, estimateThen, ...topic } = state.topic;
    // Chapters done before were reviewed: the planner page asks how it went.
    if (isDone && state.doneOn !== undefined && state.doneOn < today)
      workspace.putRecord("reviews", reviewIdOf(id, today), { topicId: id, day: today });
    // The student's word on the chapter, either way: time alone does not finish it.
    else
      workspace.putRecord("topics", id, {
        ...topic,
        // The rest is stated again, of the present estimate.
        ...(isDone && estimateThen !== undefined ? { estimateThen } : {}),
        done: isDone,
        saidOn: today,
      });
  };
  const exam = nextExamOf({
    today,
    subjects: subjects.filter(({ name }) => name.trim() === run.subject),
    plan: {},
  });
  const dueDay = planner.dueWork().tasks?.find(({ key }) => key === run.taskId)?.due?.day;
  const session = sessionsOf(plan).find(({ key }) => key === run.sessionKey);
  const placeOf = async (minutes: number, signal: AbortSignal): Promise<string> => {
    const rest = session && session.day <= today && restOf(plan, session.key, minutes);
    if (!rest) return "";
    const places = await planner.placesFor({ mode, ...rest }, signal);
    const [first] = places;
    if (first === undefined) return "";
    if (places.length > 1) return words.inParts(places.length);
    const { day, startTime } = first;
    const time = showTime(startTime);
    if (day === today) return placeTexts.today(time);
    if (day === addDays(today, 1)) return placeTexts.tomorrow(time);
    return day < addDays(today, 7) ? placeTexts.day(day, time) : words.onDay(day, time);
  };
  const leftText = (): string => {
    if (run.sessionKey === undefined) return words.nextGoOn;
    if (session !== undefined && session.day > today) return words.staysPlanned(session.day);
    const end = run.taskId === undefined ? exam?.day : dueDay;
    return end === undefined || session === undefined ? words.keptInLog : words.fitBefore(end);
  };
  const listed: readonly FocusSession[] = sessions.map(({ event, state }) => ({
    key: event.id,
    subject: event.subject,
    startTime: showTime(event.startTime),
    tone: event.colour,
    state: event.id === run.sessionKey ? "now" : state === "done" ? "done" : "next",
  }));
  return (
    <FocusView
      focus={focus}
      actions={actions}
      tone={toneOf(run.subject)}
      sessions={listed}
      leftText={leftText()}
      placeOf={placeOf}
      corner={corner}
      onBack={goBack}
      onFinish={({ isDone, leftMinutes }) => {
        if (isDone && run.sessionKey !== undefined) planner.tick(mode, run.sessionKey, isDone);
        finishTopic(isDone);
        leaveFinished({
          subject: run.title ?? run.subject,
          sessionKey: run.sessionKey,
          minutes: Math.round(focus.reading.studiedMs / 60_000),
          leftMinutes: leftMinutes ?? 0,
        });
        actions.finish({
          leftMinutes,
          // Only the Advanced Scheduler counts with it.
          pace:
            mode === "advanced" && run.sessionKey !== undefined
              ? known.get(run.subject)?.pace
              : undefined,
        });
        goBack();
      }}
    />
  );
};
