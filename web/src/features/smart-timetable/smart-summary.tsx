import type { ExplainedPlan } from "@smart-planner/contract";
import { describeWish } from "@smart-planner/planner";
import type { SmartResult } from "./ask-smart-timetable.ts";

const plannerNameOf = ({ plannedBy }: ExplainedPlan): string =>
  plannedBy.kind === "model" ? plannedBy.model : "the built-in planner";

const Sentences = ({
  heading,
  sentences,
}: {
  readonly heading: string;
  readonly sentences: readonly string[];
}) =>
  sentences.length === 0 ? null : (
    <div>
      <h3 className="text-sm font-(--weight-semi)">{heading}</h3>
      <ul className="mt-1 grid list-disc gap-1 ps-4.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );

/** Who made the last smart timetable, and what they took the preferences to mean. */
export const SmartSummary = ({
  result: { explained, notes },
  text,
}: {
  readonly text: string;
  readonly result: Extract<SmartResult, { readonly ok: true }>;
}) => (
  <div className="grid gap-3 text-sm text-ink-2">
    <p>
      {explained === undefined
        ? "Your smart timetable is ready."
        : `Planned by ${plannerNameOf(explained)}.`}
    </p>
    <Sentences heading="Understood" sentences={explained?.wishes.map(describeWish) ?? []} />
    <Sentences
      heading="Not understood"
      sentences={
        explained?.notUnderstood.map(({ start, end }) => `“${text.slice(start, end)}”`) ?? []
      }
    />
    <Sentences
      heading="Could not be kept"
      sentences={
        explained?.unkept.map(({ wish, reason }) => `${describeWish(wish)}. ${reason}`) ?? []
      }
    />
    <Sentences heading="Good to know" sentences={[...new Set(notes)]} />
  </div>
);
