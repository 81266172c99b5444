import { preferenceLimits as limits, type Preferences } from "@smart-planner/planner/model";
import { QuestionRow } from "../../ui/question-row.tsx";
import { useTypedNumber } from "./limited-number.tsx";
import { NumberRange } from "./number-range.tsx";

type Sleep = Preferences["sleepSchedule"];

export const SleepFields = ({
  sleep,
  onSleepChange,
}: {
  readonly sleep: Sleep;
  readonly onSleepChange: (sleep: Sleep) => void;
}) => {
  const hourOf = (end: keyof Sleep) => ({
    value: sleep[end],
    limits: limits.hourOfDay,
    onValueChange: (hour: number) => onSleepChange({ ...sleep, [end]: hour }),
  });
  return (
    <QuestionRow heading="Sleep">
      <NumberRange
        unit=":00"
        ends={[
          { label: "Sleep at", number: useTypedNumber(hourOf("start")) },
          { label: "Wake at", number: useTypedNumber(hourOf("end")) },
        ]}
      />
      {sleep.start === sleep.end && (
        <p className="text-xs text-ink-3">The same hour twice keeps no time free for sleep.</p>
      )}
    </QuestionRow>
  );
};
