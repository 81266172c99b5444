import { lazy, Suspense } from "react";
import type { PlanUpdating } from "./use-plan-update.ts";
import type { PlanView } from "./use-plan-view.ts";

const PlanUpdateDialog = lazy(async () => ({
  default: (await import("../../features/plan-update/plan-update-dialog.tsx")).PlanUpdateDialog,
}));

/** The one preview of every change of the plan. */
export const PlanUpdatePreview = ({
  update,
  view: { known, colours },
}: {
  readonly update: PlanUpdating;
  readonly view: PlanView;
}) =>
  update.isOpen && (
    <Suspense>
      <PlanUpdateDialog
        title={update.title}
        offer={update.offer}
        toneOf={(subject) => colours.get(subject) ?? known.get(subject) ?? "indigo"}
        onUse={update.use}
        onHelp={update.help}
        onKeep={update.close}
      />
    </Suspense>
  );
