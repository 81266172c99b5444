import { preferenceLimits as limits, type Preferences } from "@smart-planner/planner/model";
import type { SubjectColours } from "@smart-planner/planner/plan";
import { preferencesWords } from "@smart-planner/words/en/preferences";
import { ChevronDown } from "lucide-react";
import { QuestionRow } from "../../ui/question-row.tsx";
import { useWords } from "../../ui/use-words.ts";
import { ComfortFields } from "./comfort-fields.tsx";
import { DifficultySliders } from "./difficulty-sliders.tsx";
import { LimitedNumber } from "./limited-number.tsx";
import { PreferredTimeChips } from "./preferred-time-chips.tsx";
import { SessionLengthFields } from "./session-length-fields.tsx";
import { SleepFields } from "./sleep-fields.tsx";

const pomodoroFields = [
  { name: "focusDuration", isLength: true },
  { name: "breakDuration", isLength: true },
  { name: "longBreakDuration", isLength: true },
  { name: "sessionsBeforeLongBreak", isLength: false },
] as const;

/** When, how long and how hard a student wants to study. Every change counts at once. */
export const PreferencesForm = ({
  preferences,
  subjects,
  colours,
  onPreferencesChange,
}: {
  readonly preferences: Preferences;
  readonly subjects: readonly string[];
  readonly colours: SubjectColours;
  readonly onPreferencesChange: (preferences: Preferences) => void;
}) => {
  const words = useWords(preferencesWords);
  const change = (part: Partial<Preferences>) => onPreferencesChange({ ...preferences, ...part });
  return (
    <div className="-my-4 grid grid-cols-1 divide-y divide-line">
      <QuestionRow heading={words.studyTimes} aside={words.tryFirst}>
        <PreferredTimeChips
          times={preferences.preferredTimes}
          onTimesChange={(preferredTimes) => change({ preferredTimes })}
        />
      </QuestionRow>
      <SessionLengthFields lengths={preferences} onLengthsChange={change} />
      <SleepFields
        sleep={preferences.sleepSchedule}
        onSleepChange={(sleepSchedule) => change({ sleepSchedule })}
      />
      <DifficultySliders
        subjects={subjects}
        colours={colours}
        ratings={preferences.subjectDifficulty}
        onRatingsChange={(subjectDifficulty) => change({ subjectDifficulty })}
      />
      <details open className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 py-3.5 text-sm">
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-pen-text transition-[rotate] duration-(--dur-2) group-open:rotate-180"
          />
          <span className="font-(--weight-semi) text-pen-text">{words.more}</span>
          <span className="text-ink-3">{words.moreText}</span>
        </summary>
        <div className="grid grid-cols-1 gap-5 pb-4">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-3 lg:grid-cols-4">
            {pomodoroFields.map(({ name, isLength }) => (
              <LimitedNumber
                key={name}
                label={words.pomodoro[name]}
                {...(isLength ? { unit: words.min } : {})}
                value={preferences.pomodoro[name]}
                limits={limits[name]}
                onValueChange={(value) =>
                  change({ pomodoro: { ...preferences.pomodoro, [name]: value } })
                }
              />
            ))}
          </div>
          <ComfortFields
            comfort={preferences.comfort}
            onComfortChange={(comfort) => {
              const { comfort: _, ...others } = preferences;
              onPreferencesChange(comfort === undefined ? others : { ...others, comfort });
            }}
          />
        </div>
      </details>
    </div>
  );
};
