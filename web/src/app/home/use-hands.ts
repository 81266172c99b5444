import type { Mode } from "@smart-planner/contract";
import {
  type AdvancedInputs,
  type CalendarEvent,
  dayLockCostOf,
  type EditChanges,
  formatClock,
  formatDuration,
  type OwnSession,
  type Place,
  type PlaceBreaks,
  type PlanCheckInputs,
  sessionIdFrom,
  withinDay,
} from "@smart-planner/planner";
import type { Hands, TakeBack } from "../../features/calendar/hands.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { handChangesOf } from "./hand-changes.ts";
import { handMarksOf } from "./hand-marks.ts";
import { keepHandEdits } from "./hand-records.ts";
import { placeText } from "./place-text.ts";
import type { Say } from "./plan-notice.tsx";
import { useHandDays } from "./use-hand-days.ts";
import { type HandWays, useHandWays } from "./use-hand-ways.ts";
import type { PlanView } from "./use-plan-view.ts";

/** What gives way and what the place breaks, or `Free.` */
const verdictOf = ({ reasons, over }: PlaceBreaks, effect: string | undefined): string => {
  // Who is there and gives way has been named.
  const met = reasons.filter((reason) => effect === undefined || !reason.endsWith(" is here"));
  const broken = [...met, ...(over === undefined ? [] : [over])];
  const said = [
    ...(effect === undefined ? [] : [`${effect}.`]),
    ...(broken.length === 0 ? [] : [`${broken.join(". ")}. Your choice.`]),
  ];
  return said.length === 0 ? "Free." : said.join(" ");
};

/** The plan that hands are laid on, and what it is held against. */
export interface HandledPlan {
  readonly workspace: Workspace;
  readonly mode: Mode;
  readonly view: PlanView;
  readonly own: readonly OwnSession[];
  /** What was entered, and so is guaranteed; the same object until it changes. */
  readonly inputs: PlanCheckInputs;
  /** What a new plan would be made from, where a planner makes it; a Quick Plan follows its rule. */
  readonly planInputs?: (() => AdvancedInputs) | undefined;
  readonly say: Say;
  readonly ways: HandWays;
}

/** All that can be done to a mode's plan by hand: each is said with its way back. */
export const useHands = ({
  workspace,
  mode,
  view,
  own,
  inputs,
  planInputs,
  say,
  ways,
}: HandledPlan): Hands => {
  const { chance, clock, planning } = usePlatform();
  const now = useMoment();
  const edits = useRecords(workspace, "edits");
  const progress = useRecords(workspace, "ticks");
  const days = useHandDays({ workspace, mode, view, own, inputs });
  const marks = handMarksOf({ days, mode, inputs, edits, progress, now });
  const changes = handChangesOf({ days, mode, edits, progress, now });
  const { isOwn, sessionOf } = days;

  /** The way back, or nothing where the changes were refused. */
  const keep = (given: EditChanges): TakeBack | undefined => {
    const moment = clock.now();
    const kept = keepHandEdits({ workspace, mode, plan: days.stored, changes: given, now: moment });
    if (kept.ok) return kept.takeBack;
    say(kept.message);
    return undefined;
  };

  const sayWithUndo = (text: string, takeBack: TakeBack, after: string) =>
    say(text, {
      label: "Undo",
      onPress: () => {
        takeBack();
        say(after);
      },
    });

  /** Why a session cannot stand at a place. */
  const refusalAt = (event: CalendarEvent, place: Place): string | undefined => {
    const isMoved = event.day !== place.day || event.startMinute !== place.start;
    if (!isMoved || isOwn(event) || !marks.breaksAt(event, place).isPast) return undefined;
    return `${placeText(place, now.day)} is in the past. ${event.title} stays where it was.`;
  };

  /** Where it comes to stand, and what that means: beside what it met, it may be elsewhere than it was put. */
  const outcomeAt = (event: CalendarEvent, place: Place) => {
    const { effect, events } = changes.trial(event, place);
    const shown = events.find(({ sessionId }) => sessionId === event.sessionId);
    const stands = { ...place, start: shown?.startMinute ?? place.start };
    return { stands, verdict: verdictOf(marks.breaksAt(event, stands), effect) };
  };

  const verdictAt: Hands["verdictAt"] = (event, place) => {
    if (event === null) return verdictOf(marks.breaksAt(event, place), undefined);
    const refusal = refusalAt(event, place);
    if (refusal !== undefined) return refusal;
    const { stands, verdict } = outcomeAt(event, place);
    return stands.start === place.start
      ? verdict
      : `It begins at ${formatClock(stands.start)}. ${verdict}`;
  };

  const put: Hands["put"] = (event, given, step) => {
    const place = withinDay(given);
    const refusal = marks.refusalOf(event) ?? refusalAt(event, place);
    if (refusal !== undefined) {
      say(refusal);
      return undefined;
    }
    const { stands, verdict } = outcomeAt(event, place);
    const takeBack = keep(changes.at(event, place));
    if (takeBack === undefined) return undefined;
    const length = place.minutes === event.minutes ? "" : `, ${formatDuration(place.minutes)}`;
    sayWithUndo(
      `${event.title}: ${placeText(stands, now.day)}${length}. ${verdict}`,
      step?.takeBack ?? takeBack,
      `${event.title} is back where it was.`,
    );
    return takeBack;
  };

  return {
    ...marks,
    ...useHandWays({ workspace, topics: view.topics, isOwn, say, ways }),
    own: days.ownEvents,
    trial: changes.trial,
    pastLocked: changes.pastLocked,
    verdictAt,
    put,
    add: (title, place) => {
      const id = sessionIdFrom(chance.number);
      const takeBack = keep(new Map([[id, { kind: "own", mode, title, ...withinDay(place) }]]));
      if (takeBack !== undefined)
        sayWithUndo(`${title}: ${placeText(place, now.day)}.`, takeBack, `${title} is gone again.`);
    },
    lockCostOf: async (event, signal) => {
      const isBegun = ({ day, start }: Place) => day === now.day && start <= now.minuteOfDay;
      if (planInputs === undefined)
        return dayLockCostOf({
          lock: event.id,
          day: days.neighboursOn(event.day),
          holds: (other) =>
            isBegun(other) || progress[other.id] === true || changes.isLockedByHand(other),
        });
      const { subject, day, startMinute: start, minutes } = event;
      const lock = { subject, examDate: sessionOf(event)?.entry.examDate, day, start, minutes };
      const given = { inputs: planInputs(), lock };
      const cost = await planning.ask({ kind: "lock", given, signal });
      return cost.ok ? cost.value : undefined;
    },
    setLocked: (event, locked) => {
      const change = changes.asItStands(event, { locked });
      const takeBack = change && keep(change);
      if (takeBack === undefined) return;
      const text = locked
        ? `${event.title} is locked: no new plan moves it.`
        : `${event.title} is unlocked: the next plan may move it.`;
      sayWithUndo(text, takeBack, `${event.title} is as it was.`);
    },
    remove: (event) => {
      const refusal = marks.isDone(event) ? marks.refusalOf(event) : undefined;
      if (refusal !== undefined) return say(refusal);
      const removal = changes.removal(event);
      const takeBack = removal && keep(removal.changes);
      if (takeBack === undefined) return;
      const effect = removal?.effect === undefined ? "" : ` ${removal.effect}.`;
      sayWithUndo(`${event.title} removed.${effect}`, takeBack, `${event.title} is back.`);
    },
    say: (text) => say(text),
  };
};
