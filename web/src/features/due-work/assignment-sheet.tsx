import type { Mode } from "@smart-planner/contract";
import {
  type AssignmentPart,
  assignmentLimits,
  assignmentProblem,
  type DueItem,
  dueRowOf,
  isOfWork,
  minutesOfEstimate,
  occurrenceIdOf,
  weeklyPlaceOf,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import { sessionsOf } from "@smart-planner/planner/plan";
import { isDone } from "@smart-planner/planner/progress";
import { daysBetween, parseDay, startOfWeek, weekdayOf } from "@smart-planner/planner/time";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dateWords } from "@smart-planner/words/en/dates";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import {
  useFromPlanner,
  usePlanner,
  usePlanState,
  useToneOf,
} from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { RadioPills } from "../../ui/radio-pills.tsx";
import { Select } from "../../ui/select.tsx";
import { SideSheet } from "../../ui/side-sheet.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Chance } from "./chance.tsx";
import { ComingUp } from "./coming-up.tsx";
import { DueFields } from "./due-fields.tsx";
import { HoursAndMinutes } from "./hours-and-minutes.tsx";
import { PartList } from "./part-list.tsx";
import { SubjectChoice } from "./subject-choice.tsx";
import { refusalOf } from "./typed-work.ts";
import { useNewFit } from "./use-new-fit.ts";
import { useRowInputs } from "./use-row-inputs.ts";

/** The id of work that is being entered. */
const newWork = "new";

const section = "grid gap-4 border-b border-line px-4 py-5 last:border-b-0 md:px-7";

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

/** The plan's sessions for the work, or for all weeks of weekly work, as a sentence. */
const usePlace = (
  item: DueItem,
  works: readonly DueItem[],
  mode: Mode,
): { readonly text: string; readonly fits?: string; readonly ready?: string } => {
  const words = useWords(assignmentWords);
  const planner = usePlanner();
  const { tasks = [] } = useFromPlanner(() => planner.dueWork());
  const { weekdays } = useDisplay();
  const { kept, madeFrom, today } = usePlanState(mode);
  const progress = useRecords("ticks");
  const isOfThis = (taskId: string | undefined) => works.some(({ id }) => isOfWork(taskId, id));
  // Work that is done needs no time.
  const needed = tasks.filter(({ key }) => isOfThis(key));
  if (needed.length === 0 || kept === null) return { text: "" };
  const open = sessionsOf(kept).filter(
    ({ day, key, entry }) => day >= today && isOfThis(entry.taskId) && !isDone(progress, key),
  );
  const planned = new Set(madeFrom?.tasks?.map(({ key }) => key));
  if (!needed.every(({ key }) => planned.has(key))) return { text: words.notPlanned };
  const ready = open.at(-1)?.day;
  if (ready === undefined) return { text: "" };
  if (item.series !== undefined) {
    const { minutesAWeek, days } = weeklyPlaceOf(open);
    const shown = weekdays.filter((day) => days.includes(day));
    return { text: words.aWeek(minutesAWeek, shown), fits: words.allFit };
  }
  const early = item.due === undefined ? 0 : daysBetween(ready, item.due.day);
  return {
    text: words.sessionsOn([...new Set(open.map(({ day }) => weekdayOf(day)))]),
    fits: words.fits,
    ready: words.ready(ready, early),
  };
};

/** A piece of due work opened. Each change is saved at once. */
const AssignmentSheet = ({
  id,
  mode,
  onOpen,
  onClose,
}: {
  readonly id: string;
  readonly mode: Mode;
  /** Another piece of work takes its place. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}) => {
  const { problems } = useWords(dueWorkWords);
  const planner = usePlanner();
  const { items } = useFromPlanner(() => planner.dueWork());
  const { today } = usePlanState(mode);
  /** Work that is not added yet. */
  const [draft, setDraft] = useState<DueItem>({
    id: newWork,
    kind: "hand-in",
    subject: "",
    title: "",
    state: "open",
    addedOn: today,
  });
  const isNew = id === newWork;
  const item = isNew ? draft : items.find((one) => one.id === id);
  return item === undefined ? null : (
    <OpenSheet
      key={id}
      item={item}
      mode={mode}
      isNew={isNew}
      onChange={(patch) => {
        if (isNew) {
          setDraft({ ...draft, ...patch });
          return "";
        }
        const length = patch.estimate === undefined ? 0 : minutesOfEstimate(patch.estimate);
        // A longer one could not be read again.
        if (length > assignmentLimits.minutes) return problems["too long"];
        const stored = planner.changeWork(item, patch);
        return stored.ok ? "" : stored.message;
      }}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
};

const OpenSheet = ({
  item,
  mode,
  isNew,
  onChange,
  onOpen,
  onClose,
}: {
  readonly item: DueItem;
  readonly mode: Mode;
  readonly isNew: boolean;
  /** Why it was not stored, if it was not. */
  readonly onChange: (patch: Partial<DueItem>) => string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(assignmentWords);
  const shared = useWords(dueWorkWords);
  const planner = usePlanner();
  const { firstDay, weekdays } = useDisplay();
  const { shortWeekday } = useWords(dateWords);
  const toneOf = useToneOf(mode);
  const inputs = useRowInputs(mode);
  const { items, finished, now } = inputs;
  const rules = useRecords("assignments");
  const title = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState("");
  const change = (patch: Partial<DueItem>) => setRefusal(onChange(patch));
  /** Of work that is not added yet: how often it repeats. */
  const [weeks, setWeeks] = useState(0);
  const { due, parts = [], series } = item;
  const rule = series === undefined ? undefined : rules[series.id];
  const length = workLengthOf(item, finished);
  const guess = workLengthOf({ ...item, estimate: undefined, parts: [] }, finished);
  const row = due === undefined ? undefined : dueRowOf({ ...item, due }, inputs);
  const problem = assignmentProblem(item, now.day);
  /** Of weekly work every week that is not skipped. */
  const works =
    series === undefined
      ? [item]
      : items.filter((one) => one.series?.id === series.id && one.state !== "let go");
  const handedIn = works.filter(({ state }) => state === "handed in").length;
  const short = works
    .flatMap((one) => (one.due === undefined ? [] : [dueRowOf({ ...one, due: one.due }, inputs)]))
    .find(({ verdict }) => verdict?.kind === "short");
  const sessions = usePlace(item, works, mode);
  // The plan is of the time before it was entered so.
  const place = problem === undefined ? sessions : { text: sessions.text };
  const fitOf = useNewFit(mode);
  const add = () => {
    const { id: _, series: __, ...once } = item;
    const assignment = { ...once, ...(weeks > 0 && { repeats: { everyWeeks: weeks } }) };
    const wrong = refusalOf(assignment, now.day);
    if (wrong !== undefined) return setRefusal(shared.problems[wrong]);
    const added = planner.addWork([assignment]);
    if (added.ok) onClose();
    else setRefusal(added.message);
  };
  const remove = () => {
    if (series !== undefined && !isAsked) return setAsked(true);
    planner.removeWork(item);
    onClose();
  };
  return (
    <SideSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      mark={<ToneDot tone={toneOf(item.subject || item.title)} />}
      title={rule === undefined ? words.assignment : words.weeklyWork}
      initialFocus={title}
      head={
        <div className="grid gap-2 md:pe-3">
          <div className="grid gap-3 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <Field label={shared.title}>
              <TextInput
                ref={title}
                maxLength={assignmentLimits.title}
                defaultValue={item.title}
                onChange={(event) => {
                  const name = event.target.value.trim();
                  if (name !== "" || isNew) change({ title: name });
                }}
              />
            </Field>
            <div className="grid content-end">
              <SubjectChoice
                subject={item.subject}
                subjects={planner.schoolWork.subjectsIn(mode)}
                toneOf={toneOf}
                onChange={(subject) => change({ subject })}
              />
            </div>
          </div>
          {row !== undefined && (
            <>
              <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="font-(--weight-semi)">
                  {series === undefined
                    ? words.amountDone(row.doneMinutes, row.minutes, row.isGuessed)
                    : words.handedInOf(
                        handedIn,
                        rule?.repeats?.until === undefined ? undefined : works.length,
                      )}
                </span>
                <span className="text-ink-2">
                  {row.isHandedIn
                    ? words.handedIn
                    : row.isLate
                      ? shared.wasDue(row.due.day, -row.away)
                      : words.dueIn(row.away)}
                </span>
              </p>
              <Chance mode={mode} id={item.id} />
              <ProgressBar
                label={words.done(item.title)}
                percent={
                  100 *
                  (series === undefined ? row.doneMinutes / row.minutes : handedIn / works.length)
                }
                tone={toneOf(item.subject || item.title)}
              />
            </>
          )}
        </div>
      }
      foot={
        <>
          <p className="w-full" role={refusal === "" ? undefined : "alert"}>
            {refusal !== "" && `${refusal} `}
            {short?.verdict?.kind === "short" ? (
              <>
                <b className="font-(--weight-semi) text-danger">
                  {shared.short(short.verdict.minutes)}
                  {series !== undefined && ` (${shared.day(short.due.day)})`}.{" "}
                </b>
                <Link
                  to={`/term?week=${startOfWeek(short.due.day, firstDay)}`}
                  className="text-pen-text underline"
                >
                  {shared.whatHelps}
                </Link>{" "}
              </>
            ) : (
              place.fits !== undefined && (
                <b className="font-(--weight-semi) text-ink">{place.fits} </b>
              )
            )}
            {isNew ? weeks === 0 && problem === undefined && fitOf(item)?.text : place.text}{" "}
            {short === undefined && place.ready}
          </p>
          {isNew ? (
            <>
              <Button variant="quiet" onClick={onClose}>
                {words.cancel}
              </Button>
              <Button variant="primary" onClick={add}>
                {words.add}
              </Button>
            </>
          ) : isAsked ? (
            <>
              <Button variant="danger" onClick={remove}>
                {words.thisOne}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  planner.endSeries(item);
                  onClose();
                }}
              >
                {words.allThatFollow}
              </Button>
              <Button variant="quiet" onClick={() => setAsked(false)}>
                {words.cancel}
              </Button>
            </>
          ) : (
            <>
              <Button variant="danger" onClick={remove}>
                {words.delete}
              </Button>
              <span className="flex flex-wrap gap-2">
                {item.state === "open" ? (
                  <Button
                    icon={<Check />}
                    onClick={() => {
                      planner.handIn(item);
                      onClose();
                    }}
                  >
                    {words.handedIn}
                  </Button>
                ) : (
                  <Button onClick={() => planner.reopenWork(item)}>{words.notHandedIn}</Button>
                )}
                <Button variant="primary" onClick={onClose}>
                  {words.close}
                </Button>
              </span>
            </>
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
        <p className="text-sm text-ink-2">
          {problem !== undefined ? (
            shared.problems[problem]
          ) : guess.alike > 0 ? (
            <>
              {words.lastTook(guess.alike, guess.minutes)}{" "}
              {parts.length === 0 && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => change({ estimate: { minutes: guess.minutes } })}
                >
                  {words.use(guess.minutes)}
                </Button>
              )}
            </>
          ) : (
            length.isGuessed && words.mayBeEmpty(length.minutes)
          )}
        </p>
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
        <Field label={words.repeats} inline>
          <Select
            value={String(Math.min(rule?.repeats?.everyWeeks ?? weeks, 2))}
            options={([0, 1, 2] as const).map((value) => ({
              value: String(value),
              label: words.repeatOptions[value],
            }))}
            onValueChange={(chosen) => {
              if (isNew) return setWeeks(Number(chosen));
              if (due === undefined) return;
              if (series === undefined) {
                planner.repeatWork(item, Number(chosen));
                onOpen(occurrenceIdOf(item.id, due.day));
              } else if (rule?.repeats !== undefined) {
                const repeats =
                  chosen === "0"
                    ? { ...rule.repeats, until: series.dueDay }
                    : { ...rule.repeats, everyWeeks: Number(chosen) };
                planner.changeRule(series.id, { repeats });
              }
            }}
          />
        </Field>
        {series !== undefined && rule?.due !== undefined && (
          <>
            <RadioPills
              label={words.weekday}
              options={weekdays.map((value) => ({ value, label: shortWeekday(value) }))}
              value={rule.repeats?.weekday ?? weekdayOf(rule.due.day)}
              onValueChange={(weekday) => planner.repeatOn(series.id, weekday)}
              className="grid grid-cols-7 gap-1.5"
              pillClassName="min-h-9 rounded-full text-sm inset-ring inset-ring-line-control max-md:min-h-11"
            />
            <Field label={words.until} inline>
              <DateInput
                value={rule.repeats?.until ?? ""}
                onChange={(event) =>
                  planner.changeRule(series.id, {
                    repeats: {
                      everyWeeks: 1,
                      ...rule.repeats,
                      until: parseDay(event.target.value),
                    },
                  })
                }
              />
            </Field>
            {shownOf(item) !== shownOf(rule) && (
              <Button
                size="sm"
                className="justify-self-start"
                onClick={() => planner.changeSeries(item)}
              >
                {words.useForAll}
              </Button>
            )}
            <ComingUp
              items={items.filter((one) => one.series?.id === series.id)}
              inputs={inputs}
              openId={item.id}
              onOpen={onOpen}
            />
          </>
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
    </SideSheet>
  );
};

export default AssignmentSheet;
