import {
  type EarlierPlan,
  earlierPlansSchema,
  isRegister,
  planSnapshotSchema,
} from "@smart-planner/contract";
import { planChangeWords } from "@smart-planner/words/en/plan-changes";
import { planWords } from "@smart-planner/words/en/plans";
import { syncWords } from "@smart-planner/words/en/sync";
import { History } from "lucide-react";
import { useCallback, useId, useMemo, useState } from "react";
import { usePlanner } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useKeptPlace } from "../../platform/use-kept-place.ts";
import { useRecords } from "../../platform/use-workspace.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLoaded } from "../../ui/use-loaded.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type HistoryItem, historyItemsOf } from "./history-items.ts";

const historyPath = "/api/workspace/history";

type Outcome =
  | { readonly ok: true; readonly plan: string; readonly receipt: string | null }
  | { readonly ok: false; readonly message: string };

const noPlans: readonly EarlierPlan[] = [];

export const PlanHistory = ({ isDemo }: { readonly isDemo: boolean }) => {
  const words = useWords(syncWords);
  const plans = useWords(planWords);
  const changes = useWords(planChangeWords);
  const { api, clock, dialogs } = usePlatform();
  const planner = usePlanner();
  const receipts = useRecords("receipts");
  const { value, isLoading, failure } = useLoaded(
    useCallback(
      () =>
        isDemo
          ? Promise.resolve({ ok: true, value: { plans: noPlans } } as const)
          : api.request({ path: historyPath, schema: earlierPlansSchema }),
      [api, isDemo],
    ),
  );
  const { showTime } = useDisplay();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = useKeptPlace("history", !isLoading);
  const earlier = value?.plans ?? noPlans;
  const items = useMemo(
    () => historyItemsOf(receipts, earlier, { words, plans, changes }),
    [receipts, earlier, words, plans, changes],
  );

  const momentText = (at: string): string => {
    const { day, minuteOfDay } = clock.momentOf(at);
    return words.moment(day, showTime(minuteOfDay));
  };

  const bring = async ({ id, keptBy }: HistoryItem) => {
    if (keptBy === "device") return planner.restore(id);
    const path = `${historyPath}/${encodeURIComponent(id)}`;
    const result = await api.request({ path, schema: planSnapshotSchema });
    if (!result.ok) return result.message;
    const { registers, records } = result.value;
    const texts = registers.flatMap(([register, text]) =>
      isRegister(register) ? [[register, text] as const] : [],
    );
    const brought = { texts, records };
    return planner.bring({ brought, why: "restored", restoresForm: true })[0] ?? null;
  };

  const restore = async (item: HistoryItem) => {
    const plan = plans[item.mode];
    const question = words.restoreQuestion(plan, momentText(item.at));
    if (!dialogs.confirm(question)) return;
    const brought = await bring(item);
    if (brought === null || typeof brought === "string")
      setOutcome({ ok: false, message: brought ?? words.notRestored });
    else setOutcome({ ok: true, plan, receipt: brought.receipt });
  };

  const undo = (receipt: string) => () => {
    planner.undo(receipt);
    setOutcome(null);
  };

  return (
    <Block heading={words.history}>
      <div {...place}>
        {failure && <div className="mb-4">{failure}</div>}
        {outcome?.ok === false && (
          <Notice variant="danger" className="mb-4">
            {outcome.message}
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
        {value !== undefined && items.length === 0 && (
          <p className="text-sm text-ink-2">{words.historyEmpty}</p>
        )}
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <Item
              key={`${item.id} ${item.at}`}
              item={item}
              momentText={momentText}
              onRestore={() => void restore(item)}
            />
          ))}
        </ul>
      </div>
    </Block>
  );
};

const Item = ({
  item: { mode, at, why, title, madeAt, subjects, changes, changesIn, keptBy },
  momentText,
  onRestore,
}: {
  readonly item: HistoryItem;
  readonly momentText: (at: string) => string;
  readonly onRestore: () => void;
}) => {
  const words = useWords(syncWords);
  const plans = useWords(planWords);
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid grid-cols-1 gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-44">
          <span id={id} className="block font-(--weight-semi)">
            {`${momentText(at)}: ${why}`}
          </span>
          <span className="block text-ink-2">{words.before(title)}</span>
          <span className="block truncate text-ink-3">
            {madeAt !== undefined && words.made(momentText(madeAt))}
            {subjects.join(", ")}
          </span>
        </p>
        {keptBy === undefined ? (
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
