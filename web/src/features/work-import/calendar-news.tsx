import type { Mode } from "@smart-planner/contract";
import { Suspense } from "react";
import { useRecords } from "../../platform/use-workspace.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const FeedNews = lazyPart(() => import("./feed-news.tsx"));

/** One line for each calendar that has something new; none if the student said Not now. */
export const CalendarNews = ({ mode }: { readonly mode: Mode }) => {
  const calendars = useRecords("calendars");
  const entries = useRecords("schoolWork");
  const withWork = new Set(Object.values(entries).map(({ calendar }) => calendar));
  return Object.entries(calendars)
    .filter(([id, { asksLater }]) => asksLater !== true && withWork.has(id))
    .map(([id, { name }]) => (
      <Suspense key={id}>
        <FeedNews id={id} name={name} mode={mode} />
      </Suspense>
    ));
};
