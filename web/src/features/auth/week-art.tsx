import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";

interface ArtBlock {
  readonly subject: string;
  readonly tone: Tone;
  readonly duration: string;
  readonly top: number;
  readonly height: number;
}

interface ArtDay {
  readonly weekday: string;
  readonly date: string;
  readonly isToday?: boolean;
  readonly blocks: readonly ArtBlock[];
}

const block = (
  [subject, tone, duration]: readonly [string, Tone, string],
  [top, height]: readonly [number, number],
): ArtBlock => ({ subject, tone, duration, top, height });

const week: readonly ArtDay[] = [
  {
    weekday: "Mon",
    date: "8 Jun",
    blocks: [
      block(["Mathematics", "violet", "1 hr 20 min"], [8, 108]),
      block(["Chemistry", "pink", "1 hr 55 min"], [128, 155]),
      block(["History", "amber", "1 hr 10 min"], [295, 95]),
      block(["Biology", "blue", "55 min"], [402, 74]),
    ],
  },
  {
    weekday: "Tue",
    date: "9 Jun",
    blocks: [
      block(["Chemistry", "pink", "2 hr"], [24, 162]),
      block(["Mathematics", "violet", "1 hr 20 min"], [198, 108]),
      block(["Geography", "teal", "1 hr 5 min"], [318, 88]),
      block(["History", "amber", "1 hr 10 min"], [418, 95]),
    ],
  },
  {
    weekday: "Wed",
    date: "10 Jun",
    isToday: true,
    blocks: [
      block(["Mathematics", "violet", "1 hr 20 min"], [8, 108]),
      block(["Chemistry", "pink", "2 hr 5 min"], [128, 169]),
      block(["History", "amber", "1 hr 10 min"], [309, 95]),
      block(["Biology", "blue", "50 min"], [416, 68]),
    ],
  },
  {
    weekday: "Thu",
    date: "11 Jun",
    blocks: [
      block(["Physics", "indigo", "1 hr 40 min"], [40, 135]),
      block(["Chemistry", "pink", "2 hr 15 min"], [187, 182]),
      block(["Spanish", "red", "1 hr"], [381, 81]),
    ],
  },
  {
    weekday: "Fri",
    date: "12 Jun",
    blocks: [
      block(["Chemistry", "pink", "2 hr 30 min"], [8, 203]),
      block(["Mathematics", "violet", "1 hr 15 min"], [223, 101]),
      block(["Biology", "blue", "1 hr"], [336, 81]),
      block(["Physics", "indigo", "1 hr"], [429, 81]),
    ],
  },
  {
    weekday: "Sat",
    date: "13 Jun",
    blocks: [
      block(["Biology", "blue", "1 hr 30 min"], [56, 122]),
      block(["History", "amber", "1 hr"], [190, 81]),
    ],
  },
];

/** A drawing of a planned week, made of the same colours as a real one. */
export const WeekArt = () => (
  <div
    aria-hidden="true"
    className="relative my-3 me-3 hidden grid-rows-[auto_1fr] overflow-hidden rounded-sheet bg-panel text-on-panel lg:grid"
  >
    <p className="max-w-[18em] px-14 pt-14 pb-10 font-display text-[clamp(2rem,3vw,2.75rem)] leading-[1.16] font-semibold tracking-(--tracking-display) text-balance">
      Organise, plan and <Mark>thrive</Mark> with AI-powered study guides.
    </p>
    <div className="ms-14 grid grid-cols-[repeat(6,10.25rem)] rounded-ss-card border-s border-t border-(--panel-line) bg-(--panel-fill)">
      {week.map((day) => (
        <div key={day.date} className="relative border-(--panel-line) not-first:border-s">
          <p className="border-b border-(--panel-line) px-3 py-4 text-sm leading-none font-(--weight-medium) text-on-panel-2">
            {day.weekday}{" "}
            <b className="font-semibold text-on-panel">
              {day.isToday ? <Mark>{day.date}</Mark> : day.date}
            </b>
          </p>
          {day.blocks.map((each) => (
            <div
              key={each.top}
              style={{ top: `calc(3.25rem + ${each.top}px)`, height: each.height }}
              className={classNames(
                "absolute inset-x-[5px] overflow-hidden rounded-[9px] bg-(--tone-bg) pt-[0.5625rem] pb-2 ps-[0.8125rem] pe-2 text-xs leading-[1.35] text-(--tone-fg) before:absolute before:inset-y-0 before:start-0 before:w-[5px] before:bg-(--tone-bar)",
                toneClass(each.tone),
              )}
            >
              <b className="block text-sm font-(--weight-semi)">{each.subject}</b>
              {each.duration}
            </div>
          ))}
        </div>
      ))}
    </div>
  </div>
);
