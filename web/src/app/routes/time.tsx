import "../../styles/planner.css";
import { formatClock, logTable, sessionDaysOf, withDoneElsewhere } from "@smart-planner/planner";
import { use, useMemo } from "react";
import { Link } from "react-router";
import { YourTime } from "../../features/your-time/your-time.tsx";
import { useSubjectColours } from "../../planner-hooks/use-subject-colours.ts";
import { browserBackground } from "../../platform/background.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Page } from "../page.tsx";
import { useRoomAhead } from "../use-room-ahead.ts";
import { useShownPlan } from "../use-shown-plan.ts";

const Nothing = () => (
  <div className="grid justify-items-center gap-2 px-4 py-16 text-center">
    <h2 className="text-xl text-ink-2">Nothing to show yet</h2>
    <p className="text-ink-2">Tick a session or start the timer, and your time appears here.</p>
    <Link to="/" className={`${buttonClass({ variant: "primary" })} mt-3`}>
      Go to today
    </Link>
  </div>
);

export const Component = () => {
  const { openWorkspace, files } = usePlatform();
  const workspace = use(openWorkspace());
  const { day: today, minuteOfDay } = useMoment();
  const { mode, plan, own, otherPlan, subjects, colours } = useShownPlan(workspace);
  const progress = useRecords(workspace, "ticks");
  const log = useRecords(workspace, "log");
  const answers = useRecords(workspace, "paces");
  const room = useRoomAhead({ workspace, mode, plan, own, subjects, progress });
  const days = useMemo(
    () =>
      withDoneElsewhere({
        days: sessionDaysOf(plan),
        others: sessionDaysOf(otherPlan),
        progress,
      }),
    [plan, otherPlan, progress],
  );
  const allColours = useSubjectColours(workspace);
  // What was studied may be of a subject that only the other mode's plan holds.
  const toneOf = (subject: string) => colours.get(subject) ?? allColours.get(subject) ?? "indigo";
  return (
    <Page title="Your time">
      <h1 className="mt-2 mb-1.5">Your time</h1>
      <YourTime
        today={today}
        minuteOfDay={minuteOfDay}
        days={days}
        progress={progress}
        log={log}
        answers={answers}
        exams={subjects.map(({ name, examDate }) => ({
          day: examDate,
          subject: name.trim(),
          tone: toneOf(name.trim()),
        }))}
        subjects={[...colours.keys()]}
        room={room}
        toneOf={toneOf}
        empty={<Nothing />}
        newEntry={() => ({
          subject: "",
          day: today,
          startTime: formatClock(Math.max(minuteOfDay - 60, 0)),
          minutes: "60",
        })}
        onAdd={(record) => workspace.putRecord("log", browserBackground.newDeviceId(), record)}
        onChange={(id, record) => workspace.putRecord("log", id, record)}
        onSaveFile={() =>
          files.save({ name: `study-log-${today}.csv`, type: "text/csv", text: logTable(log) })
        }
        onRemove={(id) => workspace.removeRecord("log", id)}
        onAnswer={({ subject, factor, records }, use) =>
          workspace.putRecord("paces", subject, { use, factor, records })
        }
      />
    </Page>
  );
};
