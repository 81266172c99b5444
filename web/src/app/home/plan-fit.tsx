import { type WorkStanding, workStandingsOf } from "@smart-planner/planner/due-work";
import { examStandingsOf } from "@smart-planner/planner/scheduler";
import { daysBetween } from "@smart-planner/planner/time";
import { workFactsOf } from "@smart-planner/planner/work";
import { workLineWords } from "@smart-planner/words/en/work-lines";
import { useEffect, useMemo, useState } from "react";
import { FitPanel } from "../../features/advanced-plan/fit-panel.tsx";
import { Chance } from "../../features/due-work/chance.tsx";
import { useRowInputs } from "../../features/due-work/use-row-inputs.ts";
import { HelpList } from "../../features/plan-update/help-list.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { examChanceId } from "../../planner-service/chances.ts";
import { knownSubjectOf } from "../../planner-service/known-subjects.ts";
import type { PlanState } from "../../planner-service/plan-states.ts";
import { roomAheadIn } from "../../planner-service/room-ahead.ts";
import type { UpdateHelp } from "../../planner-service/update-helps.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { useWords } from "../../ui/use-words.ts";

const mode = "advanced";

interface Found extends Pick<PlanState, "kept" | "entered"> {
  /** Missing if a replan would have room for all of it. */
  readonly helps: readonly UpdateHelp[] | undefined;
}

/** Remedies for a plan that is short; null while they are computed. */
const useFitHelps = (
  { kept, entered }: PlanState,
  isShort: boolean,
): readonly UpdateHelp[] | null | undefined => {
  const planner = usePlanner();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!isShort) return;
    const control = new AbortController();
    const find = async () => {
      const { shortMinutes, helps } = await planner.helpsFor({ mode }, control.signal);
      if (!control.signal.aborted)
        setFound({ kept, entered, helps: shortMinutes > 0 ? helps : undefined });
    };
    void find();
    return () => control.abort();
  }, [planner, isShort, kept, entered]);
  if (!isShort) return undefined;
  return found !== null && found.kept === kept && found.entered === entered ? found.helps : null;
};

/** Due work beside the exams. */
const useWorkStandings = (state: PlanState): readonly WorkStanding[] => {
  const inputs = useRowInputs(mode);
  const progress = useRecords("ticks");
  const last = inputs.items.findLast(({ due }) => due !== undefined)?.due?.day ?? state.today;
  const days = Math.min(Math.max(daysBetween(state.today, last) + 1, 0), 100);
  const room = useMemo(() => roomAheadIn(state, progress, days), [state, progress, days]);
  return workStandingsOf(inputs, room);
};

/** Whether the plan fits. It follows every tick, so it is a part of its own: the forms are not rendered again. */
export const PlanFit = () => {
  const lines = useWords(workLineWords);
  const planner = usePlanner();
  const state = usePlanState(mode);
  const { view, known, kept, today, entered, isUpToDate } = state;
  const review = useFromPlanner(() => planner.reading(mode))?.review ?? null;
  const progress = useRecords("ticks");
  const exams = useMemo(
    () =>
      review === null || kept === null
        ? []
        : examStandingsOf({ plan: kept, progress, fit: review.fit, today }),
    [review, kept, progress, today],
  );
  const wordsOf = (subject: string) => {
    // The work of a subject is one, however many exams it has.
    const own = exams.filter((exam) => exam.subject === subject);
    const missingMinutes = own.reduce((sum, exam) => sum + exam.missingMinutes, 0);
    const spareMinutes = own[0]?.cushionMinutes ?? 0;
    return lines.fit(workFactsOf(knownSubjectOf(known, subject)), missingMinutes, spareMinutes);
  };
  const works = useWorkStandings(state);
  const isShort =
    isUpToDate && [...exams, ...works].some(({ missingMinutes }) => missingMinutes > 0);
  const helps = useFitHelps(state, isShort && planner.canUpdate(mode));
  const chances = useFromPlanner(() => planner.chances(mode));
  const { comfort } = entered.preferences;
  const useSpare = () => {
    const preferences = {
      ...entered.preferences,
      comfort: { ...comfort, usesSpare: true, cushion: 0 },
    };
    void planner.update({ mode, entering: { preferences } });
  };
  return (
    <FitPanel
      review={review}
      exams={exams}
      works={works}
      colours={view.colours}
      wordsOf={wordsOf}
      chanceOf={({ id: workId, subject, examDate }) => {
        const id = workId ?? examChanceId(subject, examDate);
        return chances.has(id) && <Chance mode={mode} id={id} />;
      }}
      isUpToDate={isUpToDate}
      catchUps={(review?.catchUps ?? []).filter(({ day }) => day >= today)}
      help={
        helps !== undefined && (
          <HelpList helps={helps} onHelp={({ request }) => void planner.update(request)} />
        )
      }
      onUseSpare={comfort?.usesSpare === true ? undefined : useSpare}
    />
  );
};
