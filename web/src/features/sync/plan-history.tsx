import { dateWords } from "@smart-planner/words/en/dates";
import { planChangeWords } from "@smart-planner/words/en/plan-changes";
import { planWords } from "@smart-planner/words/en/plans";
import { syncWords } from "@smart-planner/words/en/sync";
import { History } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type HistoryItem, historyItemsOf } from "./history-items.ts";

type Outcome =
  | { readonly ok: true; readonly plan: string; readonly receipt: string | null }
  | { readonly ok: false };

export const PlanHistory = () => {
  const words = useWords(syncWords);
  const plans = useWords(planWords);
  const changes = useWords(planChangeWords);
  const { clock, dialogs } = usePlatform();
  const planner = usePlanner();
  const receipts = useRecords("receipts");
  const { showTime } = useDisplay();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const items = useMemo(
    () => historyItemsOf(receipts, { words, plans, changes }),
    [receipts, words, plans, changes],
  );

  const momentText = (at: string): string => {
    const { day, minuteOfDay } = clock.momentOf(at);
    return words.moment(day, showTime(minuteOfDay));
  };

  const restore = ({ id, mode, at }: HistoryItem) => {
    const plan = plans[mode];
    if (!dialogs.confirm(words.restoreQuestion(plan, momentText(at)))) return;
    const brought = planner.restore(id);
    setOutcome(brought === null ? { ok: false } : { ok: true, plan, receipt: brought.receipt });
  };

  const undo = (receipt: string) => () => {
    planner.undo(receipt);
    setOutcome(null);
  };

  return (
    <Block heading={words.history}>
      {outcome?.ok === false && (
        <Notice variant="danger" className="mb-4">
          {words.notRestored}
        </Notice>
      )}
      {outcome?.ok === true && (
        <Notice
          variant="success"
          className="mb-4"
          onUndo={outcome.receipt === null ? undefined : undo(outcome.receipt)}
        >
          {words.restored(outcome.plan)}
        </Notice>
      )}
      {items.length === 0 && <p className="text-sm text-ink-2">{words.historyEmpty}</p>}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Item
            key={`${item.id} ${item.at}`}
            item={item}
            momentText={momentText}
            onRestore={() => restore(item)}
          />
        ))}
      </ul>
    </Block>
  );
};

const Item = ({
  item: { mode, at, why, title, madeAt, subjects, changes, changesIn, isKept },
  momentText,
  onRestore,
}: {
  readonly item: HistoryItem;
  readonly momentText: (at: string) => string;
  readonly onRestore: () => void;
}) => {
  const words = useWords(syncWords);
  const plans = useWords(planWords);
  const { list } = useWords(dateWords);
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid grid-cols-1 gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-44">
          <span id={id} className="block font-(--weight-semi)">
            {`${momentText(at)}: ${why}`}
          </span>
          <span className="block text-ink-2">{words.before(title)}</span>
          <span className="block text-ink-3 wrap-anywhere">
            {madeAt !== undefined && words.made(momentText(madeAt))}
            {list(subjects)}
          </span>
        </p>
        {!isKept ? (
          <span className="text-ink-3">{words.tooLongAgo}</span>
        ) : (
          <Button
            size="sm"
            icon={<History />}
            aria-label={words.restoreNamed(plans[mode], momentText(at))}
            onClick={onRestore}
          >
            {words.restore}
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-2">{words.whatChanged}</summary>
          <ul lang={changesIn} className="mt-1 grid list-disc gap-1 ps-4.5 text-ink-2">
            {changes.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read alike
              <li key={index} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
};
