import { loginWords } from "@smart-planner/words/en/login";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { toneClass } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";

/** Minutes with their height as a class: a prerendered page may have no inline style. */
const heights = {
  50: "h-[68px]",
  70: "h-[95px]",
  80: "h-[108px]",
  100: "h-[135px]",
  125: "h-[169px]",
} as const;

type Block = readonly [keyof typeof loginWords.subjects, keyof typeof heights];

const week: readonly (readonly [start: string, ...Block[]])[] = [
  ["pt-2", ["violet", 80], ["pink", 125], ["amber", 70], ["blue", 50]],
  ["pt-6", ["pink", 125], ["violet", 80], ["teal", 70], ["amber", 70]],
  ["pt-2", ["violet", 80], ["pink", 125], ["amber", 70], ["blue", 50]],
  ["pt-10", ["indigo", 100], ["pink", 125], ["red", 70]],
  ["pt-2", ["pink", 125], ["violet", 80], ["blue", 70], ["indigo", 70]],
  ["pt-14", ["blue", 100], ["amber", 70]],
];
const monday = 8;
const today = 10;

export const WeekArt = () => {
  const words = useWords(loginWords);
  return (
    <div
      aria-hidden="true"
      className="relative my-3 me-3 hidden grid-rows-[auto_1fr] overflow-hidden rounded-sheet bg-panel text-on-panel lg:grid"
    >
      <p className="max-w-[18em] px-14 pt-14 pb-10 font-display text-[clamp(2rem,3vw,2.75rem)] leading-[1.16] font-semibold tracking-(--tracking-display) text-balance">
        {words.promise((text) => (
          <Mark key="mark">{text}</Mark>
        ))}
      </p>
      <div className="ms-14 grid grid-cols-[repeat(6,10.25rem)] rounded-ss-card border-s border-t border-(--panel-line) bg-(--panel-fill)">
        {week.map(([start, ...blocks], index) => {
          const date = words.june(monday + index);
          return (
            <div key={date} className="relative border-(--panel-line) not-first:border-s">
              <p className="border-b border-(--panel-line) px-3 py-4 text-sm leading-none font-(--weight-medium) text-on-panel-2">
                {words.weekdays[index]}{" "}
                <b className="font-semibold text-on-panel">
                  {monday + index === today ? <Mark>{date}</Mark> : date}
                </b>
              </p>
              <div className={classNames("absolute inset-x-[5px] top-[3.25rem] grid gap-3", start)}>
                {blocks.map(([tone, minutes]) => (
                  <div
                    key={tone}
                    className={classNames(
                      "relative overflow-hidden rounded-[9px] bg-(--tone-bg) pt-[0.5625rem] pb-2 ps-[0.8125rem] pe-2 text-xs leading-[1.35] text-(--tone-fg) before:absolute before:inset-y-0 before:start-0 before:w-[5px] before:bg-(--tone-bar)",
                      toneClass(tone),
                      heights[minutes],
                    )}
                  >
                    <b className="block text-sm font-(--weight-semi)">{words.subjects[tone]}</b>
                    {words.length(minutes)}
                  </div>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
};
