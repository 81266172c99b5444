import type { Mode } from "@smart-planner/contract";
import {
  type Assignment,
  type AssignmentPart,
  assignmentLimits,
  assignmentProblem,
  type DueItem,
  type DueRow,
  dueRowOf,
  minutesOfEstimate,
  occurrenceIdOf,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import { parseDay } from "@smart-planner/planner/time";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { Repeat } from "lucide-react";
import { useState } from "react";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { useRecords } from "../../platform/use-workspace.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Chance } from "./chance.tsx";
import { DueFields } from "./due-fields.tsx";
import { HoursAndMinutes } from "./hours-and-minutes.tsx";
import { LengthHint } from "./length-hint.tsx";
import { PartList } from "./part-list.tsx";
import { refusalOf } from "./typed-work.ts";
import { useNewFit } from "./use-new-fit.ts";
import { usePlace } from "./use-place.ts";
import { useRowInputs } from "./use-row-inputs.ts";
import { WeeklySheet } from "./weekly-sheet.tsx";
import { FitLine, WorkActions } from "./work-foot.tsx";
import { section, WorkSheet } from "./work-sheet.tsx";

/** The id of work that is being entered. */
const newWork = "new";

/** Common fields of weekly work. */
const shownOf = ({ title, subject, due, estimate, parts, note }: Omit<DueItem, "id">): string =>
  JSON.stringify([
    title,
    subject,
    due?.minute,
    estimate,
    note,
    parts?.map((part) => [part.title, part.minutes]),
  ]);

/** A piece of due work opened, or weekly work at one of its weeks. Each change is saved at once. */
const AssignmentSheet = ({
  id,
  isOneWeek = false,
  mode,
  onClose,
}: {
  readonly id: string;
  /** Of weekly work the week itself is wanted. */
  readonly isOneWeek?: boolean;
  readonly mode: Mode;
  readonly onClose: () => void;
}) => {
  const planner = usePlanner();
  const { items } = useFromPlanner(() => planner.dueWork());
  const rules = useRecords("assignments");
  const { today } = usePlanState(mode);
  const [shown, setShown] = useState({ id, isOneWeek });
  /** Work that is not added yet. */
  const [draft, setDraft] = useState<DueItem>({
    id: newWork,
    kind: "hand-in",
    subject: "",
    title: "",
    state: "open",
    addedOn: today,
  });
  const isNew = shown.id === newWork;
  const item = isNew ? draft : items.find((one) => one.id === shown.id);
  if (item === undefined) return null;
  const { series } = item;
  const rule = series === undefined ? undefined : rules[series.id];
  const sheet = { mode, item, rule, onClose };
  return series !== undefined && rule?.repeats !== undefined && !shown.isOneWeek ? (
    <WeeklySheet
      {...sheet}
      key={series.id}
      seriesId={series.id}
      rule={rule}
      repeats={rule.repeats}
      onOpenWeek={(week) => setShown({ id: week, isOneWeek: true })}
    />
  ) : (
    <OpenSheet
      {...sheet}
      key={shown.id}
      onDraft={isNew ? setDraft : undefined}
      onOpenSeries={(week) => setShown({ id: week, isOneWeek: false })}
    />
  );
};

const OpenSheet = ({
  item,
  rule,
  mode,
  onDraft,
  onOpenSeries,
  onClose,
}: {
  readonly item: DueItem;
  /** Of the weekly work that it is a week of. */
  readonly rule: Assignment | undefined;
  readonly mode: Mode;
  /** Takes the changes of work that is not added yet. */
  readonly onDraft: ((item: DueItem) => void) | undefined;
  /** The rule of weekly work is shown with one of its weeks. */
  readonly onOpenSeries: (id: string) => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(assignmentWords);
  const shared = useWords(dueWorkWords);
  const planner = usePlanner();
  const inputs = useRowInputs(mode);
  const { finished, now } = inputs;
  const [refusal, setRefusal] = useState("");
  const isNew = onDraft !== undefined;
  const change = (patch: Partial<DueItem>) => {
    onDraft?.({ ...item, ...patch });
    const stored = isNew ? undefined : planner.changeWork(item, patch);
    setRefusal(stored?.ok === false ? stored.message : "");
  };
  /** Of work that is not added yet: how often it repeats. */
  const [weeks, setWeeks] = useState(0);
  const { due, parts = [], series } = item;
  const length = workLengthOf(item, finished);
  const row = due === undefined ? undefined : dueRowOf({ ...item, due }, inputs);
  const problem = assignmentProblem(item, now.day);
  const sessions = usePlace([item], mode);
  // The plan is of the time before it was entered so.
  const place = problem === undefined ? sessions : { text: sessions.text };
  const fitOf = useNewFit(mode);
  const endOf = ({ isHandedIn, isLate, due, away }: DueRow): string => {
    if (isHandedIn) return words.handedIn;
    return isLate ? shared.wasDue(due.day, -away) : words.dueIn(away);
  };
  const add = () => {
    const { id: _, series: __, ...once } = item;
    const assignment = { ...once, ...(weeks > 0 && { repeats: { everyWeeks: weeks } }) };
    const wrong = refusalOf(assignment, now.day);
    if (wrong !== undefined) return setRefusal(shared.problems[wrong]);
    const added = planner.addWork([assignment]);
    if (added.ok) onClose();
    else setRefusal(added.message);
  };
  return (
    <WorkSheet
      work={item}
      mode={mode}
      name={words.assignment}
      isNew={isNew}
      progress={
        row && {
          label: words.done(item.title),
          percent: (100 * row.doneMinutes) / row.minutes,
          text: words.amountDone(row.doneMinutes, row.minutes, row.isGuessed),
          end: endOf(row),
          more: <Chance mode={mode} id={item.id} />,
        }
      }
      onChange={change}
      onClose={onClose}
      foot={
        <>
          <FitLine
            refusal={refusal}
            short={row?.verdict?.kind === "short" ? row : undefined}
            place={place}
          >
            {isNew && weeks === 0 && problem === undefined && fitOf(item)?.text}
          </FitLine>
          {isNew ? (
            <>
              <Button variant="quiet" onClick={onClose}>
                {words.cancel}
              </Button>
              <Button variant="primary" onClick={add}>
                {words.add}
              </Button>
            </>
          ) : (
            <WorkActions item={item} handIn={words.handedIn} onClose={onClose} />
          )}
        </>
      }
    >
      <div className={section}>
        <div className="grid items-start gap-3 md:grid-cols-2">
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 text-sm font-(--weight-medium)">{words.due}</legend>
            <DueFields label={words.dueDay} due={due} onChange={(next) => change({ due: next })} />
          </fieldset>
          <HoursAndMinutes
            label={words.howLong}
            estimate={parts.length > 0 ? { minutes: length.minutes } : item.estimate}
            isFixed={parts.length > 0}
            onChange={(estimate) => change({ estimate })}
          />
          <Field label={words.startFrom}>
            <DateInput
              value={item.opens ?? ""}
              onChange={(event) => change({ opens: parseDay(event.target.value) })}
            />
          </Field>
        </div>
        <LengthHint work={item} finished={finished} today={now.day} onChange={change} />
      </div>
      <div className={section}>
        <PartList
          parts={parts}
          minutes={item.estimate === undefined ? 0 : minutesOfEstimate(item.estimate)}
          onChange={(next: readonly AssignmentPart[]) =>
            change({ parts: next.length === 0 ? undefined : next })
          }
        />
      </div>
      <div className={section}>
        {series === undefined || rule === undefined ? (
          <Field label={words.repeats} inline>
            <Select
              value={String(weeks)}
              options={([0, 1, 2] as const).map((value) => ({
                value: String(value),
                label: words.repeatOptions[value],
              }))}
              onValueChange={(chosen) => {
                if (isNew) return setWeeks(Number(chosen));
                if (due === undefined || chosen === "0") return;
                planner.repeatWork(item, Number(chosen));
                onOpenSeries(occurrenceIdOf(item.id, due.day));
              }}
            />
          </Field>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={<Repeat />} onClick={() => onOpenSeries(item.id)}>
              {words.allWeeks}
            </Button>
            {shownOf(item) !== shownOf(rule) && (
              <Button size="sm" onClick={() => planner.changeSeries(item)}>
                {words.useForAll}
              </Button>
            )}
          </div>
        )}
        <Field label={words.note}>
          <Textarea
            maxLength={assignmentLimits.note}
            rows={3}
            defaultValue={item.note ?? ""}
            onChange={(event) => change({ note: event.target.value || undefined })}
          />
        </Field>
        {[...(item.note ?? "").matchAll(/https?:\/\/\S+/gu)].map(([link]) => (
          <a
            key={link}
            href={link}
            target="_blank"
            rel="noreferrer"
            className="text-sm wrap-anywhere text-pen-text underline"
          >
            {link}
          </a>
        ))}
      </div>
    </WorkSheet>
  );
};

export default AssignmentSheet;
