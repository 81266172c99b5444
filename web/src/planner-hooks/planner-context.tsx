import { type Mode, otherModeOf } from "@smart-planner/contract";
import { sessionsOf } from "@smart-planner/planner/plan";
import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { PlanState } from "../planner-service/plan-states.ts";
import { createPlannerService, type PlannerService } from "../planner-service/planner-service.ts";
import { DisplayProvider, displayHere } from "../platform/display.ts";
import { type Platform, usePlatform } from "../platform/platform.ts";
import { useMoment } from "../platform/use-moment.ts";
import { WorkspaceProvider } from "../platform/use-workspace.ts";
import type { Workspace } from "../platform/workspace.ts";

const PlannerContext = createContext<PlannerService | null>(null);

const planners = new WeakMap<Workspace, PlannerService>();

/** One planner for a workspace, also on the next page. */
const plannerOf = (platform: Platform, workspace: Workspace): PlannerService => {
  const planner = planners.get(workspace) ?? createPlannerService({ ...platform, workspace });
  planners.set(workspace, planner);
  return planner;
};

export const PlannerProvider = ({
  workspace,
  children,
}: {
  readonly workspace: Workspace;
  readonly children: ReactNode;
}) => {
  const platform = usePlatform();
  const [planner] = useState(() => plannerOf(platform, workspace));
  useEffect(() => planner.start(), [planner]);
  const chosen = useSyncExternalStore(workspace.subscribe, () =>
    workspace.read("smartplanner_display"),
  );
  const display = useMemo(() => displayHere(chosen), [chosen]);
  return (
    <WorkspaceProvider value={workspace}>
      <PlannerContext value={planner}>
        <DisplayProvider value={display}>{children}</DisplayProvider>
      </PlannerContext>
    </WorkspaceProvider>
  );
};

/** The planner of the student's own workspace. */
export const OwnPlanner = ({ children }: { readonly children: ReactNode }) => (
  <PlannerProvider workspace={use(usePlatform().openWorkspace())}>{children}</PlannerProvider>
);

export const usePlanner = (): PlannerService => {
  const planner = useContext(PlannerContext);
  if (planner === null) throw new Error("usePlanner needs a PlannerProvider above it");
  return planner;
};

/** Something of the planner, rendered again when it changes. `read` gives the same value until then. */
export const useFromPlanner = <Value,>(read: (planner: PlannerService) => Value): Value => {
  const planner = usePlanner();
  // Derived values follow the clock too.
  useMoment();
  return useSyncExternalStore(planner.subscribe, () => read(planner));
};

export const usePlanState = (mode: Mode): PlanState =>
  useFromPlanner((planner) => planner.state(mode));

const holds = ({ kept }: PlanState, key: string): boolean =>
  kept !== null && sessionsOf(kept).some((session) => session.key === key);

/** The plan in use; the other mode's if only that one has the session asked about. */
export const usePlanInUse = (sessionKey?: string | undefined): PlanState =>
  useFromPlanner((planner) => {
    const inUse = planner.inUse() ?? "quick";
    const own = planner.state(inUse);
    if (sessionKey === undefined || holds(own, sessionKey)) return own;
    const other = planner.state(otherModeOf(inUse));
    return holds(other, sessionKey) ? other : own;
  });

/** The colour of each subject of a plan, or of the other mode. */
export const useToneOf = (mode: Mode) => {
  const { colours, known } = usePlanState(mode).view;
  return (subject: string) => colours.get(subject) ?? known.get(subject) ?? "indigo";
};
