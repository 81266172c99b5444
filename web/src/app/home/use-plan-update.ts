import { planNames } from "@smart-planner/contract";
import {
  missedFromText,
  type Stability,
  type StudyPlan,
  shortDuration,
} from "@smart-planner/planner";
import { useEffect, useRef, useState } from "react";
import type { UpdateHelp, UpdateOffer } from "../../features/plan-update/update-offer.ts";
import { usePlanStore } from "../../planner-hooks/use-plan-store.ts";
import type { PlanChange } from "../../planner-service/plan-store.ts";
import type { Moment } from "../../platform/clock.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { counted } from "../../ui/counted.ts";
import type { Announce } from "./plan-notice.tsx";
import {
  changedIn,
  createPlanUpdater,
  othersIn,
  type UpdateAsk,
  type UpdateSource,
} from "./plan-updater.ts";
import { roomierWeeks } from "./update-helps.ts";

const stabilities: readonly Stability[] = ["least", "balanced", "best"];

const titleOf = ({ missed, left = [], minutesToday }: UpdateAsk): string => {
  if (minutesToday !== undefined) return "Another time today";
  if (left.length > 0) return "Plan what is left";
  return missed.length === 0
    ? "Update your plan"
    : `Plan ${counted(missed.length, "session")} again`;
};

const noteOf = (
  { by = [], ...ask }: UpdateAsk,
  mode: UpdateSource["mode"],
  today: Moment["day"],
): string => [...by.map(({ text }) => `${text}.`), asNote(ask, mode, today)].join(" ");

const asNote = (
  { missed, left = [], minutesToday, changes }: UpdateAsk,
  mode: UpdateSource["mode"],
  today: Moment["day"],
): string => {
  const stays = "What is done stays done.";
  if (minutesToday !== undefined)
    return `${shortDuration(minutesToday)} today, and the rest gets another place. ${stays}`;
  const minutes = [...missed, ...left].reduce((sum, session) => sum + session.minutes, 0);
  if (minutes === 0) return `Your ${planNames[mode]} takes over what you changed. ${stays}`;
  const from = missed.length === 0 ? "" : ` ${missedFromText(missed, today)}`;
  const changed = changes.length > 0 ? ", and what you changed is taken over" : "";
  return `${shortDuration(minutes)}${from} get a new place${changed}. ${stays}`;
};

interface Ready {
  readonly offer: UpdateOffer;
  readonly changes: ReadonlyMap<Stability, PlanChange>;
  readonly enter?: UpdateSource["enter"];
  /** What is said of it once it is used. */
  readonly entered?: readonly string[] | undefined;
  readonly help: () => Promise<readonly UpdateHelp[]>;
}

/** A change of the plan worked out, shown, and stored only when it is used. */
export const usePlanUpdate = ({
  workspace,
  source,
  announce,
}: {
  readonly workspace: Workspace;
  readonly source: UpdateSource | null;
  readonly announce: Announce;
}) => {
  const { clock, planning } = usePlatform();
  const door = usePlanStore(workspace);
  const [asked, setAsked] = useState<string | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const close = () => {
    running.current?.abort();
    setAsked(null);
    setReady(null);
  };

  const updaterFor = (from: UpdateSource) =>
    createPlanUpdater({ workspace, door, planning, source: from });

  /** Opens the preview; with another source than the page's where something else is to be entered. */
  const open = async (ask: UpdateAsk, from: UpdateSource | null = source) => {
    if (from === null) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const title = titleOf(ask);
    setAsked(title);
    setReady(null);
    const moment = clock.now();
    const updater = updaterFor(from);
    const found = await updater.candidates({ ask, moment, stabilities, signal: control.signal });
    if (control.signal.aborted) return;
    if (found === null) return close();
    setReady({
      enter: from.enter,
      entered: ask.by?.map(({ done }) => done),
      help: async () => (await helpsFor({ ask, source: from, signal: control.signal })).helps,
      changes: new Map(
        found.map(({ stability, plan }) => [stability, updater.changeTo(moment, ask, plan)]),
      ),
      offer: updater.offerOf({
        title,
        note: noteOf(ask, from.mode, moment.day),
        ask,
        moment,
        found,
      }),
    });
  };

  /** What has no room now, and what would find some, each to be shown at a press. */
  const helpsFor = async (asked: {
    readonly ask: UpdateAsk;
    readonly source: UpdateSource;
    readonly signal: AbortSignal;
  }): Promise<{ readonly shortMinutes: number; readonly helps: readonly UpdateHelp[] }> => {
    const { ask } = asked;
    const found = await roomierWeeks({ planning, updaterFor, moment: clock.now(), ...asked });
    return {
      shortMinutes: found.shortMinutes,
      helps: found.weeks.map(({ source: roomier, ...week }) => ({
        ...week,
        open: () => void open({ ...ask, by: [...(ask.by ?? []), week] }, roomier),
      })),
    };
  };

  /**
   * Used at once where nothing else has to move; where something does, it is shown first. Says whether
   * there was a place: without one nothing changes.
   */
  const flow = async (ask: UpdateAsk): Promise<boolean> => {
    if (source === null) return false;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const moment = clock.now();
    const updater = updaterFor(source);
    const { signal } = control;
    const found = await updater.candidates({ ask, moment, stabilities: ["least"], signal });
    const [candidate] = found ?? [];
    if (signal.aborted || candidate === undefined) return true;
    if (changedIn(candidate.update.difference) === 0) return false;
    if (othersIn(candidate.update, moment.day) > 0) await open(ask);
    else announce(door.change(updater.changeTo(moment, ask, candidate.plan)));
    return true;
  };

  /** Opens the preview for a plan that comes from elsewhere. */
  const show = ({
    title,
    note,
    plan,
    change,
    moment,
    from,
  }: {
    readonly title: string;
    readonly note: string;
    readonly plan: StudyPlan;
    readonly change: PlanChange;
    readonly moment: Moment;
    readonly from: UpdateSource;
  }) => {
    running.current?.abort();
    const ask: UpdateAsk = { missed: [], changes: [] };
    const found = [
      { stability: "best" as const, plan, fit: [], work: [], update: door.preview(change) },
    ];
    setAsked(title);
    setReady({
      help: async () => [],
      changes: new Map([["best", change]]),
      offer: updaterFor(from).offerOf({ title, note, ask, moment, found }),
    });
  };

  return {
    isOpen: asked !== null,
    title: asked ?? "",
    offer: ready?.offer ?? null,
    help: async () => (await ready?.help()) ?? [],
    helpsFor,
    updaterFor,
    open,
    flow,
    show,
    close,
    use: (stability: Stability) => {
      const change = ready?.changes.get(stability);
      if (change === undefined) return;
      const alsoUndo = ready?.enter?.();
      announce(door.change(change), { entered: ready?.entered, alsoUndo });
      close();
    },
  };
};

export type PlanUpdating = ReturnType<typeof usePlanUpdate>;
