import type { Mode } from "@smart-planner/contract";
import type { CalendarEvent } from "@smart-planner/planner/plan";
import { workFactsOf } from "@smart-planner/planner/work";
import { homeWords } from "@smart-planner/words/en/home";
import { planWords } from "@smart-planner/words/en/plans";
import { workLineWords } from "@smart-planner/words/en/work-lines";
import {
  type ComponentProps,
  lazy,
  type MouseEvent,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { type Calendars, useCalendars } from "../../features/calendars/use-calendars.ts";
import { useRefreshWhileUsed } from "../../features/calendars/use-refresh-while-used.ts";
import { DueWork } from "../../features/due-work/due-work.tsx";
import { useReminderActs } from "../../features/notifications/use-reminder-acts.ts";
import { ProgressDashboard } from "../../features/progress/progress-dashboard.tsx";
import { QuoteCard } from "../../features/quotes/quote-card.tsx";
import { loadSmartReading } from "../../features/smart-timetable/smart-timetable-panel.tsx";
import { initialAdvancedRows } from "../../features/subjects/advanced-subjects-form.tsx";
import { initialRows } from "../../features/subjects/quick-plan-form.tsx";
import { CalendarNews } from "../../features/work-import/calendar-news.tsx";
import { useFromPlanner, usePlanner, usePlanState } from "../../planner-hooks/planner-context.tsx";
import { modeInUse } from "../../planner-service/plan-in-use.ts";
import { usePlatform } from "../../platform/platform.ts";
import { flagSchema } from "../../platform/schema.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import { Page } from "../page.tsx";
import { useUser } from "../session.ts";
import { ClearedNotice } from "./cleared-notice.tsx";
import { FirstMinute, useFirstMinute } from "./first-minute.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { PlanDoneSection } from "./plan-done-section.tsx";
import { PlanNotes } from "./plan-notes.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { PlanUpdatePreview } from "./plan-update-preview.tsx";
import { QuickMode } from "./quick-mode.tsx";
import { ReviewQuestion } from "./review-question.tsx";
import { SampleNotice } from "./sample-notice.tsx";
import { hoursSummaryOf } from "./setup-summary.ts";
import { TodaySection } from "./today-section.tsx";
import { usePlanMode } from "./use-plan-mode.ts";
import { isAddress, useShared } from "./use-shared.ts";
import { useSubjectRows } from "./use-subject-rows.ts";

const BringWork = lazy(() => import("../../features/work-import/bring-work.tsx"));
const CalendarFileDialog = lazy(() => import("../../features/calendars/calendar-file-dialog.tsx"));
const WorkTable = lazy(() => import("../../features/work-import/work-table.tsx"));

type AdvancedModule = typeof import("./advanced-mode.tsx");

let advancedModule: Promise<AdvancedModule> | undefined;
const loadAdvanced = (): Promise<AdvancedModule> => {
  advancedModule ??= import("./advanced-mode.tsx");
  return advancedModule;
};

const AdvancedMode = (props: ComponentProps<AdvancedModule["default"]>) => {
  const { default: Loaded } = use(loadAdvanced());
  return <Loaded {...props} />;
};

const setupId = "setup";

const isCalendarFile = ({ name }: File): boolean => /\.ics$/i.test(name);

/** The page waits for the mode it opens in: inserted later, it would move the text below it. */
const useOpened = (mode: Mode): void => {
  const planner = usePlanner();
  const [first] = useState(mode);
  if (first === "advanced") use(loadAdvanced());
  const [hasWishes] = useState(() => planner.state("quick").wishes.length > 0);
  if (hasWishes) use(loadSmartReading());
};

/** The mode whose plan is in use. */
const useRunning = (mode: Mode) => {
  const planner = usePlanner();
  const { view } = usePlanState(mode);
  const inUse = useFromPlanner(() => planner.inUse());
  return { running: inUse ?? mode, hasAnyPlan: inUse !== null || view.plan !== null };
};

export const PlannerHome = ({
  onSample,
  onLeaveSample,
}: {
  /** Shows a sample plan in place of the student's own page. */
  readonly onSample?: (own: Workspace) => void;
  /** Set where this is the sample. */
  readonly onLeaveSample?: () => void;
}) => {
  const words = useWords(homeWords);
  const planner = usePlanner();
  const { workspace, say } = planner;
  // Once for each visit: adding or removing a plan must not reorder the page.
  const [opening] = useState(() => modeInUse(workspace) ?? "quick");
  const [mode, setMode] = usePlanMode(opening);
  useOpened(mode);
  const forms = {
    quick: useSubjectRows("quick", initialRows),
    advanced: useSubjectRows("advanced", initialAdvancedRows),
  };
  const { view, today, isPutAway } = usePlanState(mode);
  const isSample = onLeaveSample !== undefined;
  const isDemo = (useUser()?.demo ?? true) || isSample;
  const { area, focusOn } = useFocusAfter<HTMLDivElement>();
  // Kept here: the sheet of each mode is another part of the page.
  const firstMinute = useFirstMinute(today, isSample);
  const [timetable, setTimetable] = useState<File | null>(null);
  const [calendarFile, setCalendarFile] = useState<File | null>(null);
  /** The text to begin with. */
  const [bringing, setBringing] = useState<string | null>(null);
  const [tookLonger, setTookLonger] = useState<CalendarEvent | null>(null);
  const ways = useMemo(() => ({ isSample, onTookLonger: setTookLonger }), [isSample]);
  const calendars = useCalendars(isDemo);
  useRefreshWhileUsed(calendars);
  // A running planning belongs to this page.
  useEffect(() => planner.stop, [planner]);
  const { running, hasAnyPlan } = useRunning(mode);
  // Due work and fixed times are stored by its own button alone: they stay until then.
  const hasUnstored = firstMinute.box.things.some(({ one }) => one.kind !== "exam");
  const drop = (file: File | null) => {
    const isCalendar = file !== null && isCalendarFile(file);
    setCalendarFile(isCalendar ? file : null);
    setTimetable(isCalendar ? null : file);
  };
  const takeFile = (file: File) => {
    setMode("advanced");
    drop(file);
  };
  const { dialogs } = usePlatform();
  const addCalendar = async (address: string) => {
    if (isDemo) say(words.addressNeedsAccount);
    else if (dialogs.confirm(words.addCalendarQuestion(address))) {
      const added = await calendars.addAddress(address);
      say(added.ok ? words.calendarAdded : added.message);
    }
  };
  useReminderActs(!isSample);
  useShared(!isSample, ({ text, file }) => {
    if (file !== undefined) takeFile(file);
    else if (isAddress(text)) void addCalendar(text);
    else if (text !== "" && !hasAnyPlan) firstMinute.box.put(text);
    else if (text !== "") setBringing(text);
  });
  const notes = (
    <>
      <CalendarNews mode={mode} />
      {hasAnyPlan && <PlanNotes key={mode} mode={mode} />}
      {(!hasAnyPlan || hasUnstored || isPutAway) && (
        <FirstMinute
          mode={mode}
          onModeChange={setMode}
          forms={forms}
          first={firstMinute}
          onFile={takeFile}
          onSample={() => onSample?.(planner.workspace)}
        />
      )}
    </>
  );
  const setup = useSetupFold();
  const [openSteps, setOpenSteps] = useState<readonly number[]>([]);
  const changeSetup = (event: MouseEvent) => {
    event.preventDefault();
    if (mode === "quick") setup.onOpenChange(true);
    else setOpenSteps([...openSteps.filter((step) => step !== 1), 1]);
    focusOn("input[type=number]");
  };
  const startNew = () => {
    planner.startNew(running);
    setMode(running);
    focusOn("textarea");
  };
  const clearButton = !isSample && <ClearButton mode={mode} />;
  const dueWork = <DueWork mode={running} onImport={() => setBringing("")} />;
  return (
    <Page title={words.planner}>
      <Head mode={mode} onModeChange={setMode} isQuiet={hasAnyPlan} onChange={changeSetup} />
      {isSample && <SampleNotice onLeave={onLeaveSample} />}
      <ClearedNotice />
      {running !== mode && <RunningPlanLine running={running} onShow={() => setMode(running)} />}
      <TodaySection key={running} mode={running} ways={ways} asked={tookLonger} />
      <PlanDoneSection mode={running} onNewPlan={onLeaveSample ?? startNew} />
      {hasAnyPlan && dueWork}
      <ReviewQuestion />
      <div ref={area} id={setupId}>
        {mode === "quick" ? (
          <QuickMode
            form={forms.quick}
            notes={notes}
            ways={ways}
            clear={clearButton}
            setup={setup}
          />
        ) : (
          <Suspense fallback={<OpeningAdvanced />}>
            <AdvancedMode
              form={forms.advanced}
              notes={notes}
              clear={clearButton}
              openSteps={openSteps}
              onOpenSteps={setOpenSteps}
              dropped={timetable}
              onDropped={drop}
              calendars={calendars}
              isDemo={isDemo}
              ways={ways}
            />
          </Suspense>
        )}
      </div>
      {!hasAnyPlan && <div className="mt-4 md:mt-6">{dueWork}</div>}
      <Progress mode={running} />
      <QuoteCard />
      <Suspense>
        {calendarFile !== null && (
          <CalendarFileDialog
            file={calendarFile}
            calendars={calendars}
            onDone={(isUsed) => {
              setCalendarFile(null);
              if (isUsed) say(words.calendarAdded);
            }}
          />
        )}
        {bringing !== null && (
          <BringWork mode={mode} begun={bringing} onClose={() => setBringing(null)} />
        )}
        <OfferedByCalendar mode={mode} calendars={calendars} />
      </Suspense>
      <PlanUpdatePreview view={view} />
      <PlanNotice />
    </Page>
  );
};

const quietHead = {
  row: "mb-3 items-center gap-x-5 gap-y-2 md:-mt-0.5 md:mb-5",
  texts: "flex min-w-0 flex-wrap items-baseline gap-x-3",
  heading:
    "text-lg! tracking-(--tracking-title)! max-md:font-text max-md:text-xs! max-md:font-(--weight-medium) max-md:tracking-normal! max-md:text-ink-2",
  promise: "text-xs text-ink-3 max-md:sr-only",
};
const firstHead = {
  row: "mt-2 mb-4 items-end gap-x-8 gap-y-4 md:mb-6",
  texts: undefined,
  heading: undefined,
  promise: "mt-1.5 text-ink-2",
};

const Head = ({
  mode,
  onModeChange,
  isQuiet,
  onChange,
}: {
  readonly mode: Mode;
  readonly onModeChange: (mode: Mode) => void;
  /** Once there is a plan, Today is the page's title. */
  readonly isQuiet: boolean;
  readonly onChange: (event: MouseEvent) => void;
}) => {
  const words = useWords(homeWords);
  const { view, entered, isOver } = usePlanState(mode);
  const look = isQuiet ? quietHead : firstHead;
  return (
    <div className={classNames("flex flex-wrap justify-between", look.row)}>
      <div className={look.texts}>
        <h1 className={look.heading}>{words.heading}</h1>
        <p className={look.promise}>{words.promise}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:w-full">
        {view.plan !== null && !isOver && (
          <p className="text-sm text-ink-2 tabular-nums max-md:hidden">
            {hoursSummaryOf(words, entered)}{" "}
            <a
              href={`#${setupId}`}
              onClick={onChange}
              className="ms-1.5 font-(--weight-semi) text-pen-text underline underline-offset-4"
            >
              {words.change}
            </a>
          </p>
        )}
        <ModeSwitch mode={mode} onModeChange={onModeChange} isQuiet={isQuiet} />
      </div>
    </div>
  );
};

/** The table of what one calendar found, right after it was added or when its row asks for it. */
const OfferedByCalendar = ({
  mode,
  calendars: { calendars, offered, offer, change },
}: {
  readonly mode: Mode;
  readonly calendars: Calendars;
}) => {
  const { schoolWork } = usePlanner();
  const calendar = calendars.find(({ id }) => id === offered);
  if (calendar === undefined) return null;
  const { id, record } = calendar;
  const close = (asksLater: boolean) => {
    change(id, { asksLater });
    offer(null);
  };
  return (
    <WorkTable
      key={id}
      mode={mode}
      sourceName={record.name}
      courses={schoolWork.offerOfCalendar(mode, id, record.name)}
      onClose={() => close(false)}
      onLater={() => close(true)}
    />
  );
};

/** Quick loads show no more than the sheet. */
const OpeningAdvanced = () => (
  <Sheet className="h-[60rem] px-4 py-6 md:px-7">
    <p role="status" className="flex animate-late items-center gap-3 text-ink-2">
      <Spinner />
      {useWords(homeWords).opening}
    </p>
  </Sheet>
);

/** Says whose Today is shown, where the form is the other mode's. */
const RunningPlanLine = ({
  running,
  onShow,
}: {
  readonly running: Mode;
  readonly onShow: () => void;
}) => {
  const words = useWords(homeWords);
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <span>{words.thisIsYour(useWords(planWords)[running])}</span>
      <Button variant="quiet" size="sm" onClick={onShow}>
        {words.showIt}
      </Button>
    </p>
  );
};

const ClearButton = ({ mode }: { readonly mode: Mode }) => {
  const words = useWords(homeWords);
  const plans = useWords(planWords);
  const { dialogs, page } = usePlatform();
  const planner = usePlanner();
  const { view } = usePlanState(mode);
  const clear = () => {
    if (!dialogs.confirm(words.clearQuestion(plans[mode]))) return;
    planner.clear(mode);
    page.reload();
  };
  return (
    view.plan !== null && (
      <Button variant="danger" size="sm" className="max-md:min-h-11" onClick={clear}>
        {words.clear}
      </Button>
    )
  );
};

const foldKey = "smartplanner_setup_folded";

/** Open until the student folds it, on a phone folded until it is opened; remembered on this device. */
const useSetupFold = () => {
  const { storage } = usePlatform();
  const isNarrow = useIsNarrow();
  const [isFolded, setFolded] = useState(() =>
    storage.read<boolean | null>({ key: foldKey, schema: flagSchema, fallback: null }),
  );
  return {
    isOpen: !(isFolded ?? isNarrow),
    onOpenChange: (isOpen: boolean) => {
      storage.write({ key: foldKey, value: !isOpen });
      setFolded(!isOpen);
    },
  };
};

const Progress = memo(({ mode }: { readonly mode: Mode }) => {
  const lines = useWords(workLineWords);
  const planner = usePlanner();
  const {
    today,
    known,
    view: { plan, colours, sessionNotes },
  } = usePlanState(mode);
  const progress = useRecords("ticks");
  const log = useRecords("log");
  const records = useMemo(() => Object.values(log), [log]);
  const tick = useCallback(
    (key: string, isDone: boolean) => planner.tick(mode, key, isDone),
    [planner, mode],
  );
  return (
    <ProgressDashboard
      plan={plan}
      colours={colours}
      sessionNotes={sessionNotes}
      progress={progress}
      records={records}
      today={today}
      workOf={(subject) => {
        const one = known.get(subject);
        return one === undefined ? undefined : lines.left(workFactsOf(one));
      }}
      onTick={tick}
    />
  );
});
