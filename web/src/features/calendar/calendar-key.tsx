import type { SubjectColours } from "@smart-planner/planner/plan";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { CircleCheck, Lock, TriangleAlert, Users } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { SessionMark } from "../../planner-service/session-mark.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

const keys: readonly {
  readonly name: keyof typeof calendarWords.markNames;
  readonly icon: ReactNode;
  readonly isShown: (mark: SessionMark) => boolean;
}[] = [
  { name: "done", icon: <CircleCheck />, isShown: ({ state }) => state === "done" },
  {
    name: "missed",
    icon: (
      <span className="block size-3.5 rounded-[4px] border-[1.5px] border-dashed border-line-control" />
    ),
    isShown: ({ state }) => state === "missed",
  },
  { name: "locked", icon: <Lock />, isShown: ({ isLocked }) => isLocked },
  { name: "own", icon: <Users />, isShown: ({ isOwn }) => isOwn },
  { name: "broken", icon: <TriangleAlert />, isShown: ({ broken }) => broken.length > 0 },
];

/** The legend; only marks in use. */
export const CalendarKey = memo(
  ({ marks }: { readonly marks: ReadonlyMap<string, SessionMark> }) => {
    const words = useWords(calendarWords);
    const all = [...marks.values()];
    const shown = keys.filter(({ isShown }) => all.some(isShown));
    return shown.length === 0 ? null : (
      <ul
        aria-label={words.marks}
        className="float-end mt-3.5 flex flex-wrap gap-x-4.5 gap-y-1.5 ps-6 text-xs text-ink-3 [&_svg]:size-3.5 [&_svg]:stroke-[2.1]"
      >
        {shown.map(({ name, icon }) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true">{icon}</span>
            {words.markNames[name]}
          </li>
        ))}
      </ul>
    );
  },
);

/** The subjects with their colours. */
export const SubjectLegend = memo(({ colours }: { readonly colours: SubjectColours }) => (
  <ul
    aria-label={useWords(calendarWords).subjects}
    className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-2 empty:hidden"
  >
    {[...colours].map(([subject, colour]) => (
      <li key={subject} className="inline-flex min-w-0 items-center gap-2">
        <ToneDot tone={colour} className="size-3 rounded-[4px]" />
        <span dir="auto" className="max-w-60 wrap-anywhere">
          {subject}
        </span>
      </li>
    ))}
  </ul>
));
