import { planNames, type Receipt, type ReceiptReason } from "@smart-planner/contract";
import { summariseCounts } from "@smart-planner/planner/plan";
import { formatClock, longLabelOf } from "@smart-planner/planner/time";
import { History } from "lucide-react";
import { useId, useState } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useRecords } from "../../platform/use-records.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { planTitleOf } from "./plan-title.ts";

const reasons: Readonly<Record<ReceiptReason, string>> = {
  quick: "Generated again",
  advanced: "Generated again",
  smart: "Smart timetable",
  optimised: "Optimised",
  restored: "Earlier plan restored",
  imported: "Imported",
  undone: "Change undone",
  updated: "Updated",
  cleared: "Cleared",
};

const allChanges = ({ counts }: Receipt): number =>
  counts.moved + counts.changed + counts.added + counts.removed;

type Outcome =
  | { readonly ok: true; readonly plan: string; readonly receipt: string | null }
  | { readonly ok: false };

/** What was changed in the plans, when and why; each plan that was replaced can be brought back. */
export const PlanChanges = () => {
  const { clock, dialogs } = usePlatform();
  const planner = usePlanner();
  const { workspace } = planner;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const receipts = Object.entries(useRecords(workspace, "receipts")).sort(([, one], [, other]) =>
    one.at < other.at ? 1 : -1,
  );

  const momentText = (at: string): string => {
    const { day, minuteOfDay } = clock.momentOf(at);
    return `${longLabelOf(day)}, ${formatClock(minuteOfDay)}`;
  };

  const restore = (id: string, { mode, at }: Receipt) => {
    const question = `Restore the ${planNames[mode]} that was replaced on ${momentText(at)}? It takes the place of the one you have now.`;
    if (!dialogs.confirm(question)) return;
    const restored = planner.restore(id);
    setOutcome(
      restored === null
        ? { ok: false }
        : { ok: true, plan: planNames[mode], receipt: restored.receipt },
    );
  };

  const undo = (receipt: string) => {
    planner.undo(receipt);
    setOutcome(null);
  };

  return (
    <Block heading="Changes of your plans">
      {outcome?.ok === false && (
        <Notice variant="danger" className="mb-4">
          This plan could not be brought back.
        </Notice>
      )}
      {outcome?.ok === true && (
        <Notice
          variant="success"
          className="mb-4"
          action={
            outcome.receipt !== null && (
              <Button size="sm" onClick={() => undo(outcome.receipt ?? "")}>
                Undo
              </Button>
            )
          }
        >
          {`Your earlier ${outcome.plan} is back, with the form it was made from. What is done stays done.`}
        </Notice>
      )}
      {receipts.length === 0 ? (
        <p className="text-sm text-ink-2">
          Nothing yet. When a new plan takes the place of one, this is where you can look up what
          changed, and bring the old one back.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {receipts.map(([id, receipt]) => (
            <ChangeItem
              key={id}
              receipt={receipt}
              momentText={momentText}
              onRestore={() => restore(id, receipt)}
            />
          ))}
        </ul>
      )}
    </Block>
  );
};

const ChangeItem = ({
  receipt,
  momentText,
  onRestore,
}: {
  readonly receipt: Receipt;
  readonly momentText: (at: string) => string;
  readonly onRestore: () => void;
}) => {
  const id = useId();
  const { at, mode, why, counts, changes, was, undo } = receipt;
  const more = allChanges(receipt) - changes.length;
  return (
    <li aria-labelledby={id} className="grid grid-cols-1 gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-44">
          <span id={id} className="block font-(--weight-semi)">
            {`${momentText(at)}: ${reasons[why]}, ${summariseCounts(counts)}`}
          </span>
          <span className="block text-ink-2">{`Before: ${planTitleOf({ mode, ...was })}`}</span>
          <span className="block truncate text-ink-3">
            {was.at !== undefined && `Made ${momentText(was.at)} · `}
            {was.subjects.join(", ")}
          </span>
        </p>
        {undo === undefined ? (
          <span className="text-ink-3">Too long ago to restore here</span>
        ) : (
          <Button
            size="sm"
            icon={<History />}
            aria-label={`Restore the ${planNames[mode]} replaced on ${momentText(at)}`}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-2">What changed</summary>
          <ul className="mt-1 grid list-disc gap-1 ps-4.5 text-ink-2">
            {changes.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read alike
              <li key={index} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
            {more > 0 && <li>{`And ${more} more.`}</li>}
          </ul>
        </details>
      )}
    </li>
  );
};
