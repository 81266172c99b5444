import { calendarWords } from "@smart-planner/words/en/calendar";
import { useWords } from "../../ui/use-words.ts";
/** Over the empty week: a small calendar and what to do. */
export const EmptyCalendar = () => (
  <div className="pointer-events-none absolute inset-x-7 top-18 bottom-0 grid grid-cols-[minmax(0,1fr)] overflow-hidden max-sm:inset-x-0 place-items-center">
    <div className="grid justify-items-center gap-4 bg-[radial-gradient(closest-side,var(--surface)_62%,transparent)] max-w-full px-4 py-18 text-center sm:px-24">
      <svg
        aria-hidden="true"
        viewBox="0 0 96 72"
        fill="none"
        className="w-24 stroke-(--line-control)"
        strokeWidth="2"
      >
        <rect x="1.5" y="10" width="93" height="60" rx="8" className="fill-(--surface)" />
        <path d="M2 26h92M25 26v44M48 26v44M71 26v44" strokeWidth="1.5" />
        <path
          d="M25 2v14M71 2v14"
          className="stroke-(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <rect x="52" y="32" width="15" height="32" rx="4" className="fill-(--hl)" stroke="none" />
        <rect x="6" y="32" width="14" height="13" rx="4" strokeDasharray="3 3" />
        <rect x="30" y="40" width="13" height="18" rx="4" strokeDasharray="3 3" />
        <rect x="75" y="42" width="14" height="18" rx="4" strokeDasharray="3 3" />
      </svg>
      <p className="max-w-66 font-display text-lg leading-[1.4] font-[560] text-balance">
        {useWords(calendarWords).noPlan}
      </p>
    </div>
  </div>
);
