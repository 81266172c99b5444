import "../../styles/planner.css";
import { modeRegisters, subjectsOfRows } from "@smart-planner/contract";
import { sessionDaysOf } from "@smart-planner/planner/plan";
import { logTable, withDoneElsewhere } from "@smart-planner/planner/progress";
import { formatClock } from "@smart-planner/planner/time";
import { useMemo } from "react";
import { Link } from "react-router";
import { YourTime } from "../../features/your-time/your-time.tsx";
import { OwnPlanner, useWorkspace } from "../../planner-hooks/planner-context.tsx";
import { roomAheadIn } from "../../planner-service/room-ahead.ts";
import { browserBackground } from "../../platform/background.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import { useRegister } from "../../platform/use-register.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Page } from "../page.tsx";
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

export const Component = () => (
  <OwnPlanner>
    <Time />
  </OwnPlanner>
);

const Time = () => {
  const { files } = usePlatform();
  const workspace = useWorkspace();
  const { day: today, minuteOfDay } = useMoment();
  const state = useShownPlan();
  const { kept, view, mode, rows } = state;
  const otherPlan = useRegister(
    workspace,
    modeRegisters[mode === "quick" ? "advanced" : "quick"].plan,
  );
  const subjects = useMemo(() => subjectsOfRows(rows), [rows]);
  const progress = useRecords(workspace, "ticks");
  const log = useRecords(workspace, "log");
  const answers = useRecords(workspace, "paces");
  const room = useMemo(() => roomAheadIn(state, progress), [state, progress]);
  const days = useMemo(
    () =>
      withDoneElsewhere({
        days: sessionDaysOf(kept ?? {}),
        others: sessionDaysOf(otherPlan ?? {}),
        progress,
      }),
    [kept, otherPlan, progress],
  );
  // What was studied may be of a subject that only the other mode's plan holds.
  const toneOf = (subject: string) =>
    view.colours.get(subject) ?? view.known.get(subject) ?? "indigo";
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
        subjects={[...view.colours.keys()]}
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
