import fc from "fast-check";
import { expect, it } from "vitest";
import { anyLivingStudent } from "../../../test/any-student.ts";
import { guaranteeRuns, guaranteeTimeout } from "../../../test/guarantee-runs.ts";
import { planAdvanced } from "../plan-advanced.ts";
import { suggestRemedies } from "./remedies.ts";

it(
  "whatever would help leaves no more missing than it says once it is used, for any student",
  () => {
    fc.assert(
      fc.property(anyLivingStudent, (inputs) => {
        const { missingMinutes, remedies } = suggestRemedies(inputs);
        for (const remedy of remedies) {
          const { fit } = planAdvanced({ ...remedy.inputs, effort: "full" });
          const missing = fit.reduce((sum, one) => sum + one.missingMinutes, 0);
          expect(missing).toBeLessThanOrEqual(remedy.missingMinutesAfter);
          expect(remedy.missingMinutesAfter).toBeLessThan(missingMinutes);
        }
      }),
      guaranteeRuns(4),
    );
  },
  guaranteeTimeout,
);
