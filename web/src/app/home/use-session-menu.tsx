import type { Mode } from "@smart-planner/contract";
import {
  type CalendarEvent,
  noExamDate,
  type Place,
  sessionDaysOf,
} from "@smart-planner/planner/plan";
import { focusTaskOf, whyNowOf } from "@smart-planner/planner/progress";
import { dayOfLabel } from "@smart-planner/planner/time";
import type { HeldTopics } from "@smart-planner/planner/work";
import { homeWords } from "@smart-planner/words/en/home";
import { sessionMenuWords } from "@smart-planner/words/en/session-menu";
import { topicWords } from "@smart-planner/words/en/topics";
import { noteText } from "@smart-planner/words/session-text";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import { doChoice } from "../../features/session-menu/do-choice.ts";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { placeOf } from "../../planner-service/place-text.ts";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import type {
  Follow,
  SessionActions,
  SessionMenus,
} from "../../planner-service/session-actions.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useWords } from "../../ui/use-words.ts";

const PlaceDialog = lazyPart(() => import("../../features/session-menu/place-dialog.tsx"));
const SessionMenu = lazyPart(() => import("../../features/session-menu/session-menu.tsx"));

/** Where a session's menu leads outside the plan. */
export interface SessionWays {
  /** No link leads out of the sample. */
  readonly isSample: boolean;
  readonly onTookLonger: (session: CalendarEvent | null) => void;
}

interface Opened {
  readonly session: CalendarEvent;
  readonly anchor: HTMLElement;
  readonly follow: Follow | undefined;
}

interface Asked {
  /** Null for something new. */
  readonly session: CalendarEvent | null;
  readonly place: Place;
  readonly follow?: Follow | undefined;
}

const mostNamed = 6;

const isEarly = (
  { day, startMinute }: CalendarEvent,
  now: { readonly day: string; readonly minuteOfDay: number },
): boolean => day > now.day || (day === now.day && startMinute > now.minuteOfDay);

/** Session actions with their menu and place dialog, the same wherever a session is shown. */
export const useSessionMenu = (
  mode: Mode,
  { isSample, onTookLonger }: SessionWays,
  /** Where there is room under a session. */
  isBelow = false,
): {
  readonly editor: PlanEditor;
  readonly actions: SessionActions;
  readonly menus: SessionMenus;
  readonly element: ReactNode;
} => {
  const words = useWords(homeWords);
  const topicTexts = useWords(topicWords);
  const planner = usePlanner();
  const { say } = planner;
  const {
    today,
    view: { plan, topics },
  } = usePlanState(mode);
  const editor = useFromPlanner(() => planner.editor(mode));
  const startFocus = useStartFocus();
  const now = useMoment();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  const actions = useMemo((): SessionActions => {
    const sessionOf = ({ id }: CalendarEvent) =>
      sessionDaysOf(plan ?? {})
        .flatMap(({ sessions }) => sessions)
        .filter(({ key }) => key === id);
    return {
      say,
      tick: (session, done) => {
        if (editor.sessions.markOf(session).isOwn) return;
        const mark = (isDone: boolean) => planner.tick(mode, session.id, isDone);
        mark(done);
        const undo = { label: words.undo, onPress: () => mark(!done) };
        if (!done) return say(words.isNotDone(session.title), undo);
        say(words.isDone(session.title), undo, {
          label: isEarly(session, now) ? words.doneEarly : words.tookLonger,
          onPress: () => onTookLonger(session),
        });
      },
      start: (session) => {
        if (isSample) return say(words.noTimeInSample);
        const held = topics.bySession.get(session.id);
        startFocus(focusTaskOf(session, noteText(topicTexts, { topics: held }), held?.topicId));
      },
      tookLonger: (session) => {
        planner.tick(mode, session.id, true);
        onTookLonger(session);
      },
      planAgain: async (session) => {
        const isPlaced = await planner.fitIn({ mode, missed: sessionOf(session) });
        if (!isPlaced) say(words.noRoomBeforeExam(session.title));
      },
      letGo: ({ id }) => planner.letGo(mode, [id]),
    };
  }, [
    editor,
    planner,
    mode,
    plan,
    topics,
    now,
    isSample,
    onTookLonger,
    say,
    startFocus,
    words,
    topicTexts,
  ]);

  const menus = useMemo(
    (): SessionMenus => ({
      isOpen: opened !== null,
      open: (session, anchor, follow) => setOpened({ session, anchor, follow }),
      moveTo: (session, follow) => setAsked({ session, place: placeOf(session), follow }),
      addAt: (place) => setAsked({ session: null, place }),
    }),
    [opened],
  );

  const element = (
    <Suspense>
      {opened !== null && (
        <SessionMenu
          session={opened.session}
          editor={editor}
          today={today}
          anchor={opened.anchor}
          isBelow={isBelow}
          onChoose={(choice) => {
            setOpened(null);
            doChoice({
              session: opened.session,
              choice,
              editor,
              actions,
              onMoveTo: (session) => menus.moveTo(session, opened.follow),
            });
          }}
          onClose={() => setOpened(null)}
        >
          <WhyNow
            mode={mode}
            session={opened.session}
            held={topics.bySession.get(opened.session.id)}
          />
        </SessionMenu>
      )}
      {asked !== null && (
        <PlaceDialog
          session={asked.session}
          place={asked.place}
          today={today}
          editor={editor}
          onPlace={(place, what) => {
            const { session, follow } = asked;
            setAsked(null);
            if (session === null) editor.edit.add(what, place);
            else if (editor.edit.put(session, place) !== undefined) follow?.(session, place);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Suspense>
  );
  return { editor, actions, menus, element };
};

/** A session's exam or due work. */
const WhyNow = ({
  mode,
  session,
  held,
}: {
  readonly mode: Mode;
  readonly session: CalendarEvent;
  readonly held: HeldTopics | undefined;
}) => {
  const words = useWords(sessionMenuWords);
  const { whyNow } = useWords(homeWords);
  const { today, view } = usePlanState(mode);
  const progress = useRecords("ticks");
  const why = whyNowOf({
    days: sessionDaysOf(view.plan ?? {}),
    progress,
    key: session.id,
    exam: session.examDate === noExamDate ? undefined : dayOfLabel(session.examDate),
    today,
  });
  if (why === undefined && held === undefined) return null;
  return (
    <div className="grid gap-1 border-t border-line px-4 pt-3 pb-4 text-ink-2">
      <h4 className="text-sm font-(--weight-semi) text-ink">{whyNow}</h4>
      {why !== undefined && words.whyNow(why)}
      <HeldChapters held={held} />
    </div>
  );
};

/** The chapters of a session. */
export const HeldChapters = ({ held }: { readonly held: HeldTopics | undefined }) => {
  const words = useWords(homeWords);
  return held === undefined ? null : (
    <ul className="grid gap-1 text-ink wrap-anywhere">
      {held.learn.slice(0, mostNamed).map((name) => (
        <li key={name} dir="auto">
          {name}
        </li>
      ))}
      {held.review.slice(0, mostNamed).map((name) => (
        <li key={`review ${name}`} className="text-ink-2">
          {words.review(name)}
        </li>
      ))}
    </ul>
  );
};
