import { preferenceLimits as limits, type Preferences } from "@smart-planner/planner/model";
import { FieldError } from "../../ui/field-error.tsx";
import { QuestionRow } from "../../ui/question-row.tsx";
import { useTypedNumber } from "./limited-number.tsx";
import { isMinimumAboveMaximum } from "./limits.ts";
import { NumberRange } from "./number-range.tsx";

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
    <QuestionRow heading="Session length">
      <NumberRange
        ends={[
          { label: "Minimum", number: minimum },
          { label: "Maximum", number: maximum },
        ]}
        after="minutes"
      />
      <div aria-live="polite" className="empty:hidden">
        {isMinimumAboveMaximum(minimum.text, maximum.text) && (
          <FieldError>
            {`The minimum is above the maximum. Until that changes, sessions last ${minSessionLength} to ${maxSessionLength} minutes.`}
          </FieldError>
        )}
      </div>
    </QuestionRow>
  );
};
