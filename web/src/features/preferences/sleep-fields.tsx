import { preferenceLimits as limits, type Preferences } from "@smart-planner/planner/model";
import { preferencesWords } from "@smart-planner/words/en/preferences";
import { QuestionRow } from "../../ui/question-row.tsx";
import { useWords } from "../../ui/use-words.ts";
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
  const words = useWords(preferencesWords);
  const hourOf = (end: keyof Sleep) => ({
    value: sleep[end],
    limits: limits.hourOfDay,
    onValueChange: (hour: number) => onSleepChange({ ...sleep, [end]: hour }),
  });
  return (
    <QuestionRow heading={words.sleep}>
      <NumberRange
        unit=":00"
        ends={[
          { label: words.sleepAt, number: useTypedNumber(hourOf("start")) },
          { label: words.wakeAt, number: useTypedNumber(hourOf("end")) },
        ]}
      />
      {sleep.start === sleep.end && <p className="text-xs text-ink-3">{words.sameHour}</p>}
    </QuestionRow>
  );
};
