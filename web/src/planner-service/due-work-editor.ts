import { type Mode, madeFromRegisters, modes } from "@smart-planner/contract";
import {
  type Assignment,
  assignmentLimits,
  changedRuleOf,
  type DueItem,
  dueHorizonOf,
  freedTimeOf,
  isOfWork,
  minutesOfEstimate,
  occurrenceIdOf,
  type TaskInput,
} from "@smart-planner/planner/due-work";
import type { StudyPlan } from "@smart-planner/planner/model";
import { sessionDaysOf, sessionIdFrom } from "@smart-planner/planner/plan";
import { isDone } from "@smart-planner/planner/progress";
import { addDays, labelOf } from "@smart-planner/planner/time";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { planChangeWords } from "@smart-planner/words/en/plan-changes";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import type { PutResult } from "../platform/workspace.ts";
import { editsOf } from "./manual-edits.ts";
import { modeInUse } from "./plan-in-use.ts";
import { madeFromOf, studiedKeysIn, ticksOf } from "./plan-store.ts";
import type { PlannerParts } from "./planner-parts.ts";
import { putWithUndo, type RecordChanges } from "./put-with-undo.ts";
import type { UpdateRequest } from "./update-basis.ts";

const recordOf = ({ id: _, series: __, ...assignment }: DueItem): Assignment => assignment;

/** Adds, changes and ends due work. */
export const createDueWorkEditor = ({
  workspace,
  store,
  chance,
  clock,
  words,
  stateOf,
  dueWork,
  update,
  say,
}: PlannerParts & { readonly update: (request: UpdateRequest) => Promise<void> }) => {
  /** Takes the open sessions of a piece of work out of a plan; those that have begun or are over are let go. */
  const freeIn = (mode: Mode, id: string) => {
    const { kept } = stateOf(mode);
    const now = clock.now();
    const progress = ticksOf(workspace);
    const studied = studiedKeysIn(workspace);
    const days = sessionDaysOf(kept ?? {});
    const open = days
      .flatMap(({ sessions }) => sessions)
      .filter(({ key, entry }) => isOfWork(entry.taskId, id) && !isDone(progress, key));
    if (open.length === 0) return [];
    const freed = new Set(open.filter(({ day, key }) => day >= now.day && !studied.has(key)));
    // A locked session would come back.
    const locks = editsOf(workspace);
    const edits = putWithUndo(
      workspace,
      "edits",
      open.flatMap(({ entry: { id: session = "" } }) =>
        Object.hasOwn(locks, session) ? [[session, null] as const] : [],
      ),
    );
    const plan: StudyPlan = Object.fromEntries(
      days
        .filter(({ day }) => day >= now.day)
        .map(({ day, sessions }) => [
          labelOf(day),
          sessions.filter((one) => !freed.has(one)).map(({ entry }) => entry),
        ]),
    );
    const was = madeFromOf(mode, workspace.read(madeFromRegisters[mode]));
    const withoutIt = <Inputs extends { readonly tasks?: readonly TaskInput[] | undefined }>(
      inputs: Inputs,
    ): Inputs => ({
      ...inputs,
      tasks: (inputs.tasks ?? []).filter(({ key }) => !isOfWork(key, id)),
    });
    const shared = {
      plan,
      why: "updated",
      now,
      release: {
        keys: new Set(open.filter(({ day }) => day <= now.day).map(({ key }) => key)),
        as: "let go",
      },
    } as const;
    const { receipt } = store.change(
      was.mode === "quick"
        ? { ...shared, mode: "quick", madeFrom: was.madeFrom && withoutIt(was.madeFrom) }
        : { ...shared, mode: "advanced", madeFrom: was.madeFrom && withoutIt(was.madeFrom) },
    );
    return [{ receipt, edits, sessions: freed.size }];
  };

  /** Offers the time that work left free to the exams that share the hours. */
  const freedActions = (mode: Mode, before: StudyPlan, title: string) => {
    const { kept, entered } = stateOf(mode);
    const freed = freedTimeOf({
      before,
      after: kept ?? {},
      exams: entered.subjects,
      today: clock.now().day,
    });
    if (freed === undefined) return [];
    const onPress = () => void update({ mode, changes: [{ kind: "due work changed", title }] });
    return [{ label: words(planChangeWords).fillFreed(freed.minutes, freed.subjects), onPress }];
  };

  /** Changes or removes records and frees the sessions of work that ended; Undo takes all of it back. */
  const end = (
    { title }: DueItem,
    how: "handedIn" | "deleted" | "skipped" | "ended",
    changes: RecordChanges<"assignments">,
    ended: readonly string[] = changes.map(([id]) => id),
  ): void => {
    const mode = modeInUse(workspace) ?? "quick";
    const planBefore = stateOf(mode).kept ?? {};
    const { freed, records } = workspace.together(() => ({
      freed: ended.flatMap((id) => modes.flatMap((mode) => freeIn(mode, id))),
      records: putWithUndo(workspace, "assignments", changes),
    }));
    const sessions = freed.reduce((sum, one) => sum + one.sessions, 0);
    const undo = () =>
      workspace.together(() => {
        for (const { receipt, edits } of freed) {
          if (receipt !== null) store.undo(receipt);
          edits.undo();
        }
        records.undo();
      });
    const { work, sentences, undo: label } = words(planSaidWords);
    say(
      sentences([work[how](title), ...(sessions === 0 ? [] : [work.freed(sessions)])]),
      { label, onPress: undo },
      ...freedActions(mode, planBefore, title),
    );
  };

  /** A longer one could not be read again. */
  const refusalOf = ({ estimate }: Partial<Assignment>): PutResult | undefined =>
    estimate !== undefined && minutesOfEstimate(estimate) > assignmentLimits.minutes
      ? { ok: false, message: words(dueWorkWords).problems["too long"] }
      : undefined;

  /** Changes a rule of weekly work. */
  const changeRule = (id: string, patch: Partial<Assignment>): PutResult => {
    const records = workspace.records("assignments");
    const was = Object.hasOwn(records, id) ? records[id] : undefined;
    if (was === undefined) return { ok: true };
    const refusal = refusalOf(patch);
    if (refusal !== undefined) return refusal;
    const now = clock.now();
    const rule = { ...was, ...patch };
    const until = dueHorizonOf({ ...records, [id]: rule }, now.day);
    const changes = changedRuleOf({ records, id, rule, now, until });
    const { result, undo } = putWithUndo(workspace, "assignments", changes);
    const { work, undo: label } = words(planSaidWords);
    // Other changes show in the field that was typed in.
    const movesWeeks = patch.repeats !== undefined || patch.due !== undefined;
    if (result.ok && movesWeeks) say(work.changedAll(rule.title), { label, onPress: undo });
    return result;
  };

  return {
    /** Refused if there is no room for it; the caller keeps the typed text. */
    add: (assignments: readonly Assignment[]): PutResult => {
      const { result, undo } = putWithUndo(
        workspace,
        "assignments",
        assignments.map((assignment) => [sessionIdFrom(chance.number), assignment] as const),
      );
      if (!result.ok) return result;
      const [first] = assignments;
      const { work, undo: label } = words(planSaidWords);
      const text =
        assignments.length === 1
          ? work.added(first?.title ?? "")
          : work.countAdded(assignments.length);
      say(text, { label, onPress: undo });
      return result;
    },
    handIn: (item: DueItem) =>
      end(item, "handedIn", [
        [item.id, { ...recordOf(item), state: "handed in", endedOn: clock.now().day }],
      ]),
    /** Saves typed values; of weekly work it changes this one only. */
    change: (item: DueItem, patch: Partial<Assignment>): PutResult =>
      refusalOf(patch) ??
      workspace.putRecord("assignments", item.id, { ...recordOf(item), ...patch }),
    /** One of weekly work is skipped: else its rule would make it again. */
    remove: (item: DueItem) =>
      item.series === undefined
        ? end(item, "deleted", [[item.id, null]])
        : end(item, "skipped", [
            [item.id, { ...recordOf(item), state: "let go", endedOn: clock.now().day }],
          ]),
    /** Weekly work ends before this one. Weeks that were handed in stay. */
    endSeries: (item: DueItem) => {
      const { series } = item;
      const records = workspace.records("assignments");
      const rule = series === undefined ? undefined : records[series.id];
      if (series === undefined || rule === undefined) return;
      const following = dueWork()
        .items.filter((one) => one.series?.id === series.id && one.series.dueDay >= series.dueDay)
        .filter(({ state }) => state !== "handed in")
        .map(({ id }) => id);
      const isWhole = rule.due === undefined || occurrenceIdOf(series.id, rule.due.day) >= item.id;
      const until = addDays(series.dueDay, -1);
      end(
        item,
        "ended",
        [
          [
            series.id,
            isWhole ? null : { ...rule, repeats: { everyWeeks: 1, ...rule.repeats, until } },
          ],
          ...following.filter((id) => Object.hasOwn(records, id)).map((id) => [id, null] as const),
        ],
        following,
      );
    },
    /** Makes it weekly work. */
    repeat: (item: DueItem, everyWeeks: number) =>
      workspace.putRecord("assignments", item.id, { ...recordOf(item), repeats: { everyWeeks } }),
    changeRule,
    /** Gives every week that was not changed by itself what this one has. */
    changeSeries: ({ series, due, title, subject, estimate, parts, note }: DueItem): void => {
      const rule = series && workspace.records("assignments")[series.id];
      if (series === undefined || rule?.due === undefined) return;
      changeRule(series.id, {
        title,
        subject,
        estimate,
        note,
        parts: parts?.map(({ done: _, dueDay: __, ...part }) => part),
        due: { day: rule.due.day, minute: due?.minute },
      });
    },
    /** Work that was ended by mistake is open again; its sessions come with the next update. */
    reopen: (item: DueItem) => {
      const { endedOn: _, ...open } = recordOf(item);
      workspace.putRecord("assignments", item.id, { ...open, state: "open" });
      say(words(planSaidWords).work.isOpenAgain(item.title));
    },
  };
};
