import type { QuickInputs } from "@smart-planner/contract";
import {
  addDays,
  begunSessionsOf,
  type CalendarDay,
  type ChangeSentence,
  dayAndMonth,
  isDone,
  longLabelOf,
  moreToday,
  type PlanUpdate,
  type ProgressMap,
  sessionsOf,
  shortDuration,
  timeChoicesOf,
  timelineOf,
  todaySessionsOf,
  totalMinutes,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner";
import { useEffect, useRef, useState } from "react";
import type { TimeEffect, TimeTodayProps } from "../../features/today/time-today.tsx";
import { usePlanStore } from "../../planner-hooks/use-plan-store.ts";
import { madeFromOf, type PlanChange } from "../../planner-service/plan-store.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import type { Workspace } from "../../platform/workspace.ts";
import type { Announce } from "./plan-notice.tsx";
import { othersIn, type UpdateAsk, type UpdateSource } from "./plan-updater.ts";
import type { PlanUpdating } from "./use-plan-update.ts";
import type { PlanView } from "./use-plan-view.ts";

const dayText = (day: CalendarDay, today: CalendarDay): string => {
  if (day === addDays(today, 1)) return "tomorrow";
  if (day < addDays(today, 7)) return weekdayNames[weekdayOf(day)] ?? longLabelOf(day);
  return dayAndMonth(day);
};

interface Asked {
  readonly ask: UpdateAsk;
  readonly change: PlanChange;
  readonly effect: TimeEffect;
}

/** How much time there is today, and what less or more of it would do; nothing without a plan. */
export const useTimeToday = ({
  workspace,
  view: { plan, colours },
  source,
  madeFrom,
  progress,
  update,
  announce,
}: {
  readonly workspace: Workspace;
  readonly view: PlanView;
  readonly source: UpdateSource | null;
  readonly madeFrom: Pick<QuickInputs, "hoursPerDay" | "timeToday"> | null;
  readonly progress: ProgressMap;
  readonly update: PlanUpdating;
  readonly announce: Announce;
}): TimeTodayProps | null => {
  const { clock } = usePlatform();
  const door = usePlanStore(workspace);
  const { day: today, minuteOfDay } = useMoment();
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  if (plan === null || source === null || madeFrom === null) return null;

  const sessions = todaySessionsOf({ plan, progress, today });
  const open = sessions.filter(({ key }) => !isDone(progress, key));
  const now = { day: today, minuteOfDay };
  const begun = begunSessionsOf({ plan, progress, now, isShares: source.isShares });
  const plannedMinutes = totalMinutes(sessions);
  const doneMinutes = plannedMinutes - totalMinutes(open);
  const begunMinutes = doneMinutes + totalMinutes(begun);
  const usualMinutes = madeFrom.hoursPerDay * 60;
  const said = madeFrom.timeToday?.day === today ? madeFrom.timeToday.minutes : undefined;
  const toneOf = (subject: string) => colours.get(subject) ?? "indigo";

  const startsIn = ({ plan: after }: PlanUpdate) =>
    new Map(timelineOf({ plan: after }).events.map(({ id, startTime }) => [id, startTime]));

  const lessLines = (
    changed: PlanUpdate,
    sentences: readonly ChangeSentence[],
  ): TimeEffect["lines"] => {
    const starts = startsIn(changed);
    const byId = new Map(
      sessionsOf(changed.plan)
        .filter(({ entry }) => entry.released === undefined)
        .map((session) => [session.entry.id, session]),
    );
    return open.map(({ subject, key, minutes, entry }) => {
      const tone = toneOf(subject);
      const after = entry.id === undefined ? undefined : byId.get(entry.id);
      const at = after === undefined ? undefined : starts.get(after.key);
      const said = sentences.find(({ before }) => before === key)?.text.replace(/^from today /, "");
      if (after === undefined) return { subject, tone, text: said ?? "gets another place." };
      if (after.day !== today)
        return { subject, tone, text: `goes to ${dayText(after.day, today)}, ${at}.` };
      const shorter = minutes - after.minutes;
      return {
        subject,
        tone,
        text: shorter > 0 ? `stays, ${shortDuration(shorter)} shorter.` : `stays, ${at}.`,
      };
    });
  };

  const moreLines = (changed: PlanUpdate): TimeEffect["lines"] => {
    const starts = startsIn(changed);
    const { moved, added } = changed.difference;
    const shortened = moved.filter(({ before, after }) => after.minutes < before.minutes);
    return [
      ...moved
        .filter(({ before, after }) => after.day === today && before.day > today)
        .map(({ before, after }) => ({ after, from: before.day })),
      ...added
        .filter(({ day }) => day === today)
        .map((after) => ({
          after,
          from: shortened.find(({ before }) => before.subject === after.subject)?.before.day,
        })),
    ].map(({ after, from }) => ({
      subject: after.subject,
      tone: toneOf(after.subject),
      text: `${shortDuration(after.minutes)} ${from === undefined ? "come today" : `from ${dayText(from, today)}`}, ${starts.get(after.key)}.`,
    }));
  };

  const askMore = (minutes: number): Asked => {
    const moment = clock.now();
    const updater = update.updaterFor(source);
    const ask = { missed: [], changes: [], minutesToday: minutes };
    const change = updater.changeTo(
      moment,
      ask,
      moreToday({
        plan: source.plan,
        minutes,
        week: source.isShares ? undefined : updater.weekAt(moment, undefined),
        ...updater.settledAt(moment),
      }),
    );
    const lines = moreLines(door.preview(change));
    const note = lines.length > 0 ? undefined : "Nothing more fits into today.";
    return { ask, change, effect: { lines, others: 0, note } };
  };

  const askLess = async (minutes: number, signal: AbortSignal): Promise<Asked | null> => {
    const moment = clock.now();
    const updater = update.updaterFor(source);
    const ask: UpdateAsk = {
      missed: minutes < begunMinutes ? begun : [],
      changes: [],
      minutesToday: minutes,
    };
    const found = await updater.candidates({ ask, moment, stabilities: ["least"], signal });
    const [candidate] = found ?? [];
    if (candidate === undefined) return null;
    const { ways } = updater.offerOf({ title: "", note: "", ask, moment, found: [candidate] });
    return {
      ask,
      change: updater.changeTo(moment, ask, candidate.plan),
      effect: {
        lines: lessLines(candidate.update, ways[0]?.sentences ?? []),
        others: othersIn(candidate.update, today),
      },
    };
  };

  const use = ({ ask, change, effect }: Asked) => {
    if (effect.others > 0) void update.open(ask);
    else announce(door.change(change));
    setAsked(null);
  };

  /** The change of today itself is taken back where nothing came after it. */
  const goBack = () => {
    const [newest] = Object.entries(workspace.records("receipts"))
      .filter(([, { mode }]) => mode === source.mode)
      .toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1));
    const undo = newest?.[1].undo;
    const isOwn =
      undo !== undefined &&
      madeFromOf(source.mode, undo.madeFrom).madeFrom?.timeToday?.day !== today;
    const undone = isOwn && newest !== undefined ? door.undo(newest[0]) : null;
    announce(undone ?? door.change(askMore(usualMinutes).change));
  };

  const firstMore = Math.ceil(Math.max(plannedMinutes, said ?? usualMinutes) / 60) * 60;
  return {
    minutes: said ?? usualMinutes,
    usualMinutes,
    doneMinutes,
    plannedMinutes,
    less: [
      ...new Set([
        ...(begunMinutes > doneMinutes && begunMinutes < plannedMinutes ? [begunMinutes] : []),
        ...timeChoicesOf({ doneMinutes: begunMinutes, plannedMinutes }),
      ]),
    ].slice(0, 3),
    more: [firstMore + 60, firstMore + 120],
    effect: asked?.effect ?? null,
    onAsk: (minutes) => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      if (minutes > plannedMinutes) return setAsked(askMore(minutes));
      setAsked(null);
      void askLess(minutes, control.signal).then((answer) => {
        if (!control.signal.aborted) setAsked(answer);
      });
    },
    onUse: () => asked !== null && use(asked),
    onBack: said === undefined ? undefined : goBack,
  };
};
