import { type Mode, modeRegisters } from "@smart-planner/contract";
import {
  type Assignment,
  assignmentOfOffer,
  dateOfEntry,
  type FeedNews,
  feedNewsOf,
  type MovedWork,
  type OfferedCourse,
  type OfferedWork,
  offerWork,
  type SchoolEntry,
  type WorkChoice,
} from "@smart-planner/planner/due-work";
import { sessionIdFrom } from "@smart-planner/planner/plan";
import { datedExamsOf, noWork, type SubjectWork, subjectOfExam } from "@smart-planner/planner/work";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import { workImportWords } from "@smart-planner/words/en/work-import";
import type { PutResult } from "../platform/workspace.ts";
import { type ExamForm, withExams, withMovedExam } from "./exam-form.ts";
import type { PlannerParts } from "./planner-parts.ts";
import { putWithUndo, type RecordChanges } from "./put-with-undo.ts";

/** A row of the table as the student left it. */
export interface ChosenWork {
  readonly row: OfferedWork;
  readonly choice: WorkChoice;
  /** Empty for none. */
  readonly subject: string;
  /** Absent if the guess was left. */
  readonly minutes?: number | undefined;
}

type ChosenAssignment = ChosenWork & { readonly choice: Exclude<WorkChoice, "exam" | "leave out"> };
const isWork = (chosen: ChosenWork): chosen is ChosenAssignment =>
  chosen.choice !== "exam" && chosen.choice !== "leave out";

const examOf = ({ row: { key, item, when }, choice, subject }: ChosenWork) =>
  choice === "exam" && when !== undefined
    ? [{ key, subject: subject || subjectOfExam(item.title), title: item.title, ...when }]
    : [];

/** Work from schools and other tools: offered, taken over after a press, and kept up to date. */
export const createSchoolWork = ({ workspace, chance, clock, words, say }: PlannerParts) => {
  const newId = () => sessionIdFrom(chance.number);
  const formOf = (mode: Mode): ExamForm => ({
    rows: workspace.read(modeRegisters[mode].subjects) ?? [],
    works: workspace.records("subjects"),
  });
  const namesOf = ({ rows }: ExamForm) =>
    rows.map(({ subject }) => subject.trim()).filter((name) => name !== "");

  const offerOf = (
    mode: Mode,
    sourceName: string,
    found: Parameters<typeof offerWork>[0]["found"],
  ): readonly OfferedCourse[] => {
    const form = formOf(mode);
    const assignments = workspace.records("assignments");
    return offerWork({
      found,
      sourceName,
      today: clock.now().day,
      subjects: subjectsIn(mode),
      exams: form.rows.flatMap(({ subject, examDate }) =>
        datedExamsOf(form.works[subject.trim()] ?? noWork, examDate).map(({ day }) => ({
          subject: subject.trim(),
          day,
        })),
      ),
      assignments,
    });
  };
  const subjectsIn = (mode: Mode): readonly string[] => [
    ...new Set([
      ...namesOf(formOf(mode)),
      ...Object.values(workspace.records("assignments"))
        .map(({ subject }) => subject)
        .filter((name) => name !== ""),
    ]),
  ];
  const entriesOf = (calendar: string): Readonly<Record<string, SchoolEntry>> =>
    Object.fromEntries(
      Object.entries(workspace.records("schoolWork")).filter(
        ([, entry]) => entry.calendar === calendar,
      ),
    );

  const changeAll = (
    text: string,
    mode: Mode,
    changes: {
      readonly assignments?: RecordChanges<"assignments">;
      readonly entries?: RecordChanges<"schoolWork">;
      readonly form?: ExamForm;
    },
  ): PutResult => {
    const { assignments = [], entries = [], form } = changes;
    const before = formOf(mode);
    const works = Object.entries(form?.works ?? {}).filter(
      (entry): entry is [string, SubjectWork] => before.works[entry[0]] !== entry[1],
    );
    const register = modeRegisters[mode].subjects;
    const done = workspace.together(() => {
      const steps = [
        putWithUndo(workspace, "assignments", assignments),
        putWithUndo(workspace, "schoolWork", entries),
        putWithUndo(workspace, "subjects", works),
      ];
      if (form !== undefined && form.rows !== before.rows) {
        workspace.write(register, form.rows);
        const undo = () =>
          before.rows.length === 0
            ? workspace.remove(register)
            : workspace.write(register, before.rows);
        steps.push({ result: { ok: true }, undo });
      }
      const undo = () => {
        for (const step of steps) step.undo();
      };
      const refused = steps.find(({ result }) => !result.ok)?.result;
      if (refused !== undefined) undo();
      return { result: refused ?? { ok: true as const }, undo };
    });
    if (done.result.ok)
      say(text, {
        label: words(planSaidWords).undo,
        onPress: () => workspace.together(() => done.undo()),
      });
    return done.result;
  };

  const answered = (key: string, part: Partial<SchoolEntry>): RecordChanges<"schoolWork"> => {
    const entry = workspace.records("schoolWork")[key];
    return entry === undefined ? [] : [[key, { ...entry, seen: dateOfEntry(entry), ...part }]];
  };

  const assignmentBy = (id: string): Assignment | undefined => {
    const records = workspace.records("assignments");
    return Object.hasOwn(records, id) ? records[id] : undefined;
  };

  /** A new assignment, or the student's own with the same name and day. */
  const assignmentFor = ({ row, ...chosen }: ChosenAssignment): readonly [string, Assignment] => {
    const { key, sameAs = "" } = row;
    const made = assignmentOfOffer(row, {
      ...chosen,
      entry: Object.hasOwn(workspace.records("schoolWork"), key) ? key : undefined,
      today: clock.now().day,
      weightNote: words(workImportWords).weight,
    });
    const same = assignmentBy(sameAs);
    return same === undefined
      ? [newId(), made]
      : [sameAs, { ...same, estimate: same.estimate ?? made.estimate, source: made.source }];
  };

  /** Takes over rows as they were chosen, and the new dates of others. */
  const take = (
    mode: Mode,
    chosen: readonly ChosenWork[],
    moved: readonly MovedWork[] = [],
  ): PutResult => {
    const exams = chosen.flatMap(examOf);
    const works = chosen.filter(isWork);
    const assignments = works.map(assignmentFor);
    let form = withExams(formOf(mode), exams, newId);
    for (const { entry, from, to, id = "" } of moved) {
      const own = assignmentBy(id);
      if (own !== undefined) assignments.push([id, { ...own, due: to }]);
      else if (entry.exam !== undefined)
        form = withMovedExam(form, { subject: entry.exam, from: from.day, ...to });
    }
    const entries = [
      ...chosen.flatMap(({ row, choice }) =>
        choice === "leave out" && row.choice !== choice
          ? answered(row.key, { answer: "left out" })
          : [],
      ),
      ...works.flatMap(({ row: { key } }) => answered(key, { answer: "added" })),
      ...exams.flatMap(({ key, subject: exam }) => answered(key, { answer: "added", exam })),
      ...moved.flatMap(({ key }) => answered(key, {})),
    ];
    const added = chosen.filter(({ choice }) => choice !== "leave out").length;
    const text = words(planSaidWords).work.addedAndMoved(added, moved.length);
    return changeAll(text, mode, { assignments, entries, form });
  };

  return {
    subjectsIn,
    offerOf,
    offerOfCalendar: (mode: Mode, calendar: string, name: string) =>
      offerOf(mode, name, Object.entries(entriesOf(calendar))),
    newsOf: (mode: Mode, calendar: string, name: string): FeedNews => {
      const entries = entriesOf(calendar);
      return feedNewsOf({
        calendar,
        entries,
        offered: offerOf(mode, name, Object.entries(entries)),
        assignments: workspace.records("assignments"),
        today: clock.now().day,
      });
    },
    take,
    leaveOut: (mode: Mode, { key, item }: OfferedWork) =>
      changeAll(words(planSaidWords).work.leftOut(item.title), mode, {
        entries: answered(key, { answer: "left out" }),
      }),
    /** The old date stays, and is not asked about again. */
    keepDate: (mode: Mode, { key, entry }: MovedWork) =>
      changeAll(words(planSaidWords).work.stays(entry.title), mode, { entries: answered(key, {}) }),
    /** Work that its calendar dropped goes on without it. */
    keepGone: (mode: Mode, id: string) => {
      const own = workspace.records("assignments")[id];
      if (own === undefined) return;
      const { source: { entry: _, ...source } = {}, ...rest } = own;
      changeAll(words(planSaidWords).work.stays(own.title), mode, {
        assignments: [[id, { ...rest, source }]],
      });
    },
  };
};
