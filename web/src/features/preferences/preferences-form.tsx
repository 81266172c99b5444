import type { Preferences } from "@smart-planner/planner/model";
import type { SubjectColours } from "@smart-planner/planner/plan";
import { ComfortFields } from "./comfort-fields.tsx";
import { DifficultySliders } from "./difficulty-sliders.tsx";
import { PomodoroFields } from "./pomodoro-fields.tsx";
import { PreferredTimeChips } from "./preferred-time-chips.tsx";
import { SessionLengthFields } from "./session-length-fields.tsx";
import { SleepFields } from "./sleep-fields.tsx";

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
  const change = (part: Partial<Preferences>) => onPreferencesChange({ ...preferences, ...part });
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="grid content-start gap-8">
        <PreferredTimeChips
          times={preferences.preferredTimes}
          onTimesChange={(preferredTimes) => change({ preferredTimes })}
        />
        <SessionLengthFields lengths={preferences} onLengthsChange={change} />
        <SleepFields
          sleep={preferences.sleepSchedule}
          onSleepChange={(sleepSchedule) => change({ sleepSchedule })}
        />
        <ComfortFields
          comfort={preferences.comfort}
          onComfortChange={(comfort) => {
            const { comfort: _, ...others } = preferences;
            onPreferencesChange(comfort === undefined ? others : { ...others, comfort });
          }}
        />
      </div>
      <div className="grid content-start gap-8">
        <PomodoroFields
          pomodoro={preferences.pomodoro}
          onPomodoroChange={(pomodoro) => change({ pomodoro })}
        />
        <DifficultySliders
          subjects={subjects}
          colours={colours}
          ratings={preferences.subjectDifficulty}
          onRatingsChange={(subjectDifficulty) => change({ subjectDifficulty })}
        />
      </div>
    </div>
  );
};
