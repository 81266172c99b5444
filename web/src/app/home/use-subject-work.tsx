import { modeRegisters, otherModeOf, type SubjectRow } from "@smart-planner/contract";
import {
  type KeptTopic,
  topicsOfSubject,
  weeklyShareOf,
  workFactsOf,
  workSumsOf,
} from "@smart-planner/planner/work";
import { homeWords } from "@smart-planner/words/en/home";
import { planWords } from "@smart-planner/words/en/plans";
import { workLineWords } from "@smart-planner/words/en/work-lines";
import { Suspense, useState } from "react";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import { renameSubject } from "../../features/subject-work/rename-subject.ts";
import { subjectEditsOf } from "../../features/subject-work/subject-edits.ts";
import type { SubjectRowsWork } from "../../features/subjects/subject-rows.tsx";
import { knownSubjectOf } from "../../planner-service/known-subjects.ts";
import type { PlanState } from "../../planner-service/plan-states.ts";
import { browserBackground } from "../../platform/background.ts";
import { useRecords, useRegister, useWorkspace } from "../../platform/use-workspace.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useWords } from "../../ui/use-words.ts";
import type { SubjectRowsForm } from "./use-subject-rows.ts";

const SubjectSheet = lazyPart(() => import("../../features/subject-work/subject-sheet.tsx"));

const mostAtOnce = 240;
const noRows: readonly SubjectRow[] = [];
const nameOf = ({ subject }: SubjectRow): string => subject.trim();

/** The way from each row of a form into its subject's sheet, and of subjects from one mode into the other. */
export const useSubjectWork = ({
  state: {
    mode,
    known,
    today,
    view: { plan, known: colours },
  },
  form: { rows, changeRows },
}: {
  readonly state: PlanState;
  readonly form: SubjectRowsForm;
}) => {
  const words = useWords(homeWords);
  const plans = useWords(planWords);
  const workspace = useWorkspace();
  const lines = useWords(workLineWords);
  const topics = useRecords("topics");
  const start = useStartFocus();
  const [opened, setOpened] = useState<number | null>(null);
  const otherMode = otherModeOf(mode);
  const others = useRegister(modeRegisters[otherMode].subjects) ?? noRows;
  const ownHours = useRegister(modeRegisters[mode].hours);
  const otherHours = useRegister(modeRegisters[otherMode].hours);
  // Hours that were entered here stay.
  const hours = ownHours === null ? otherHours : null;
  const names = new Set(rows.map(nameOf));
  const lacking = others.filter((row) => nameOf(row) !== "" && !names.has(nameOf(row)));
  const row = opened === null ? undefined : rows[opened];
  const name = row === undefined ? "" : nameOf(row);
  const newId = browserBackground.newDeviceId;
  const startTopic = (topic: KeptTopic | undefined) => {
    const left = workSumsOf(knownSubjectOf(known, name)).states.find(
      (state) => state.topic.id === topic?.id,
    )?.leftMinutes;
    start({
      subject: name,
      ...(topic === undefined ? {} : { title: topic.name, topicId: topic.id }),
      // A long chapter is not one sitting.
      ...(left !== undefined && left > 0 && left <= mostAtOnce
        ? { plannedMinutes: Math.round(left) }
        : {}),
    });
  };

  const work: SubjectRowsWork = {
    lines: rows.map((one, index) => {
      const own = nameOf(one);
      if (own === "") return undefined;
      const text = lines.line(workFactsOf(knownSubjectOf(known, own)));
      return {
        text: text ?? words.addExamsOrChapters,
        isEmpty: text === undefined,
        isOpen: index === opened,
      };
    }),
    onOpen: setOpened,
    onRename: (from, to) =>
      renameSubject({
        workspace,
        from,
        to,
        isStillUsed: [...rows, ...others].some((one) => nameOf(one) === from),
        newId,
      }),
    carry:
      lacking.length === 0
        ? undefined
        : {
            label:
              hours === null
                ? words.carrySubjects(lacking.length, plans[otherMode])
                : words.carryWithHours(lacking.length, hours, plans[otherMode]),
            onPress: () => {
              changeRows([
                ...rows.filter(({ subject, examDate }) => subject.trim() !== "" || examDate !== ""),
                ...lacking,
              ]);
              if (hours !== null) workspace.write(modeRegisters[mode].hours, hours);
            },
          },
  };

  const sheet =
    row === undefined || name === "" ? null : (
      <Suspense>
        <SubjectSheet
          key={opened}
          name={name}
          tone={colours.get(name) ?? "indigo"}
          formDate={row.examDate}
          known={knownSubjectOf(known, name)}
          today={today}
          edits={subjectEditsOf({ workspace, subject: name, newId, today })}
          onFormDate={(examDate) =>
            changeRows(rows.map((one, at) => (at === opened ? { ...one, examDate } : one)))
          }
          leftOut={topicsOfSubject(topics, name).filter(({ leftOut }) => leftOut === true)}
          weeklyMinutes={plan === null ? undefined : weeklyShareOf(plan, name, today)}
          onStart={startTopic}
          onClose={() => setOpened(null)}
        />
      </Suspense>
    );

  return { work, sheet };
};
