import type { CalendarEvent } from "@smart-planner/planner";
import type { Hands } from "../../features/calendar/hands.ts";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import { tickSession } from "../../planner-service/tick-session.ts";
import { useMoment } from "../../platform/use-moment.ts";
import type { Workspace } from "../../platform/workspace.ts";
import type { Say } from "./plan-notice.tsx";
import type { PlanView } from "./use-plan-view.ts";

/** Where a session's menu leads that is not of the calendar. */
export interface HandWays {
  /** Nothing of a sample leads out of it. */
  readonly isSample: boolean;
  readonly onTookLonger: (session: CalendarEvent) => void;
}

/** What is done with a session where it stands: ticked, started, said to have taken longer. */
export const useHandWays = ({
  workspace,
  topics,
  isOwn,
  say,
  ways,
}: {
  readonly workspace: Workspace;
  readonly topics: PlanView["topics"];
  readonly isOwn: (session: CalendarEvent) => boolean;
  readonly say: Say;
  readonly ways: HandWays;
}): Pick<Hands, "tick" | "start" | "tookLonger"> => {
  const start = useStartFocus(workspace);
  const { day: today } = useMoment();
  const mark = ({ id: key }: CalendarEvent, isDone: boolean) => {
    const reviewIds = topics.bySession.get(key)?.reviewIds;
    return tickSession({ workspace, key, isDone, reviewIds, today });
  };
  return {
    tick: (event, done) => {
      if (isOwn(event)) return;
      mark(event, done);
      say(done ? `${event.title} done.` : `${event.title} is not done.`, {
        label: "Undo",
        onPress: () => mark(event, !done),
      });
    },
    start: (event) => {
      if (ways.isSample) return say("In the sample no time is taken.");
      const topic = topics.bySession.get(event.id);
      start({
        subject: event.subject,
        sessionKey: event.id,
        plannedMinutes: event.minutes,
        title: topic?.text,
        topicId: topic?.topicId,
      });
    },
    tookLonger: (event) => {
      mark(event, true);
      ways.onTookLonger(event);
    },
  };
};
