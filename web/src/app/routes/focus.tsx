import { longLabelOf, nextExamOf, timelineOf, todayRibbonOf } from "@smart-planner/planner";
import { Suspense, use, useMemo } from "react";
import { useNavigate } from "react-router";
import { FocusStart } from "../../features/focus/focus-start.tsx";
import { type FocusSession, FocusView } from "../../features/focus/focus-view.tsx";
import { useFocus } from "../../features/focus/use-focus.ts";
import { useFocusAlerts } from "../../features/focus/use-focus-alerts.ts";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import { usePlatform } from "../../platform/platform.ts";
import { tickSession } from "../../platform/tick-session.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import { lazyPart } from "../lazy-part.ts";
import { usePageTitle } from "../page-title.ts";
import { useUser } from "../session.ts";
import { ThemeSwitch } from "../theme-switch.tsx";
import { useShownPlan } from "../use-shown-plan.ts";

const SyncIndicator = lazyPart(() => import("../../features/sync/sync-indicator.tsx"));

export const Component = () => {
  const user = useUser();
  const workspace = use(usePlatform().openWorkspace());
  const navigate = useNavigate();
  const { day: today, minuteOfDay } = useMoment();
  const { plan, subjects, colours, topics } = useShownPlan(workspace);
  const progress = useRecords(workspace, "ticks");
  const actions = useFocus(workspace);
  const start = useStartFocus(workspace);
  const { focus } = actions;
  useFocusAlerts(focus);
  usePageTitle("Focus");

  const events = useMemo(
    () => timelineOf({ plan, subjects, days: [today] }).events,
    [plan, subjects, today],
  );
  const { sessions } = todayRibbonOf({ events, progress, today, minuteOfDay });
  const toneOf = (subject: string) => colours.get(subject) ?? "indigo";
  const goBack = () => void navigate("/");

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

  if (focus === null)
    return (
      <FocusStart
        sessions={sessions
          .filter(({ state }) => state !== "done")
          .map(({ event }) => ({
            key: event.id,
            subject: event.subject,
            minutes: event.minutes,
            startTime: event.startTime,
            tone: event.colour,
            title: topics.bySession.get(event.id)?.text,
            topicId: topics.bySession.get(event.id)?.topicId,
          }))}
        corner={corner}
        onStart={start}
      />
    );

  const { run } = focus;
  const exam = nextExamOf({
    today,
    subjects: subjects.filter(({ name }) => name.trim() === run.subject),
    plan: {},
  });
  const listed: readonly FocusSession[] = sessions.map(({ event, state }) => ({
    key: event.id,
    subject: event.subject,
    startTime: event.startTime,
    tone: event.colour,
    state: event.id === run.sessionKey ? "now" : state === "done" ? "done" : "next",
  }));
  return (
    <FocusView
      focus={focus}
      actions={actions}
      tone={toneOf(run.subject)}
      sessions={listed}
      examText={exam === undefined ? undefined : longLabelOf(exam.day)}
      corner={corner}
      onBack={goBack}
      onFinish={({ isDone, leftMinutes }) => {
        if (isDone && run.sessionKey !== undefined)
          tickSession({
            workspace,
            key: run.sessionKey,
            isDone,
            reviewIds: topics.bySession.get(run.sessionKey)?.reviewIds,
            today,
          });
        const chapters = workspace.records("topics");
        const chapter =
          run.topicId !== undefined && Object.hasOwn(chapters, run.topicId)
            ? chapters[run.topicId]
            : undefined;
        // The student's word on the chapter, either way: time alone does not finish it.
        if (chapter !== undefined && run.topicId !== undefined)
          workspace.putRecord("topics", run.topicId, { ...chapter, done: isDone, saidOn: today });
        actions.finish({ leftMinutes });
        goBack();
      }}
    />
  );
};
