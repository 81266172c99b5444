import { lazy, Suspense } from "react";
import { useFromPlanner, usePlanner } from "../../planner-hooks/planner-context.tsx";
import type { PlanView } from "../../planner-service/plan-view.ts";

const PlanUpdateDialog = lazy(async () => ({
  default: (await import("../../features/plan-update/plan-update-dialog.tsx")).PlanUpdateDialog,
}));

/** The one preview of every change of the plan. */
export const PlanUpdatePreview = ({ view: { known, colours } }: { readonly view: PlanView }) => {
  const planner = usePlanner();
  const preview = useFromPlanner(() => planner.preview());
  return (
    preview !== null && (
      <Suspense>
        <PlanUpdateDialog
          offer={preview.offer}
          toneOf={(subject) => colours.get(subject) ?? known.get(subject) ?? "indigo"}
          onUse={planner.acceptPreview}
          findHelps={planner.previewHelps}
          onHelp={(help) => void planner.update(help.request)}
          onKeep={planner.closePreview}
        />
      </Suspense>
    )
  );
};
