import { preferenceLimits as limits, type Preferences } from "@smart-planner/planner/model";
import { FieldError } from "../../ui/field-error.tsx";
import { Group } from "./group.tsx";
import { TypedNumberField, useTypedNumber } from "./limited-number.tsx";
import { isMinimumAboveMaximum } from "./limits.ts";

type Lengths = Pick<Preferences, "minSessionLength" | "maxSessionLength">;

export const SessionLengthFields = ({
  lengths: { minSessionLength, maxSessionLength },
  onLengthsChange,
}: {
  readonly lengths: Lengths;
  readonly onLengthsChange: (lengths: Partial<Lengths>) => void;
}) => {
  const minimum = useTypedNumber({
    value: minSessionLength,
    limits: limits.minSessionLength,
    onValueChange: (value) => onLengthsChange({ minSessionLength: value }),
  });
  const maximum = useTypedNumber({
    value: maxSessionLength,
    limits: limits.maxSessionLength,
    onValueChange: (value) => onLengthsChange({ maxSessionLength: value }),
  });
  return (
    <Group heading="Session length">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
        <TypedNumberField label="Minimum" unit="min" number={minimum} />
        <TypedNumberField label="Maximum" unit="min" number={maximum} />
      </div>
      <div aria-live="polite" className="empty:-mt-3.5">
        {isMinimumAboveMaximum(minimum.text, maximum.text) && (
          <FieldError>
            {`The minimum is above the maximum. Until that changes, sessions last ${minSessionLength} to ${maxSessionLength} minutes.`}
          </FieldError>
        )}
      </div>
    </Group>
  );
};
