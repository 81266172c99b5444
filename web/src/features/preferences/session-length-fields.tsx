import { preferenceLimits as limits, type Preferences } from "@smart-planner/planner/model";
import { preferencesWords } from "@smart-planner/words/en/preferences";
import { FieldError } from "../../ui/field-error.tsx";
import { QuestionRow } from "../../ui/question-row.tsx";
import { useWords } from "../../ui/use-words.ts";
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
  const words = useWords(preferencesWords);
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
    <QuestionRow heading={words.sessionLength}>
      <NumberRange
        ends={[
          { label: words.minimum, number: minimum },
          { label: words.maximum, number: maximum },
        ]}
        after={words.minutes}
      />
      <div aria-live="polite" className="empty:hidden">
        {isMinimumAboveMaximum(minimum.text, maximum.text) && (
          <FieldError>{words.minimumAbove(minSessionLength, maxSessionLength)}</FieldError>
        )}
      </div>
    </QuestionRow>
  );
};
