import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** Above the plan while a new one is worked out. */
export const GeneratingPlan = () => (
  <div role="status" className="grid gap-3 px-4 py-5 md:px-7">
    <p className="flex items-center gap-3">
      <Spinner />
      Generating your study plan...
    </p>
    <Skeleton className="w-2/5" />
    <Skeleton className="w-1/2" />
    <Skeleton className="w-1/3" />
  </div>
);
