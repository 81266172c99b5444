import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";

interface ArtBlock {
  readonly subject: string;
  readonly tone: Tone;
  readonly duration: string;
  readonly height: string;
}

interface ArtDay {
  readonly weekday: string;
  readonly date: string;
  readonly isToday?: boolean;
  readonly start: string;
  readonly blocks: readonly ArtBlock[];
}

/** Classes, not styles: a prerendered page may have no inline style. */
const block = (subject: string, tone: Tone, duration: string, height: string): ArtBlock => ({
  subject,
  tone,
  duration,
  height,
});

const week: readonly ArtDay[] = [
  {
    weekday: "Mon",
    date: "8 Jun",
    start: "pt-2",
    blocks: [
      block("Mathematics", "violet", "1 hr 20 min", "h-[108px]"),
      block("Chemistry", "pink", "1 hr 55 min", "h-[155px]"),
      block("History", "amber", "1 hr 10 min", "h-[95px]"),
      block("Biology", "blue", "55 min", "h-[74px]"),
    ],
  },
  {
    weekday: "Tue",
    date: "9 Jun",
    start: "pt-6",
    blocks: [
      block("Chemistry", "pink", "2 hr", "h-[162px]"),
      block("Mathematics", "violet", "1 hr 20 min", "h-[108px]"),
      block("Geography", "teal", "1 hr 5 min", "h-[88px]"),
      block("History", "amber", "1 hr 10 min", "h-[95px]"),
    ],
  },
  {
    weekday: "Wed",
    date: "10 Jun",
    isToday: true,
    start: "pt-2",
    blocks: [
      block("Mathematics", "violet", "1 hr 20 min", "h-[108px]"),
      block("Chemistry", "pink", "2 hr 5 min", "h-[169px]"),
      block("History", "amber", "1 hr 10 min", "h-[95px]"),
      block("Biology", "blue", "50 min", "h-[68px]"),
    ],
  },
  {
    weekday: "Thu",
    date: "11 Jun",
    start: "pt-10",
    blocks: [
      block("Physics", "indigo", "1 hr 40 min", "h-[135px]"),
      block("Chemistry", "pink", "2 hr 15 min", "h-[182px]"),
      block("Spanish", "red", "1 hr", "h-[81px]"),
    ],
  },
  {
    weekday: "Fri",
    date: "12 Jun",
    start: "pt-2",
    blocks: [
      block("Chemistry", "pink", "2 hr 30 min", "h-[203px]"),
      block("Mathematics", "violet", "1 hr 15 min", "h-[101px]"),
      block("Biology", "blue", "1 hr", "h-[81px]"),
      block("Physics", "indigo", "1 hr", "h-[81px]"),
    ],
  },
  {
    weekday: "Sat",
    date: "13 Jun",
    start: "pt-14",
    blocks: [
      block("Biology", "blue", "1 hr 30 min", "h-[122px]"),
      block("History", "amber", "1 hr", "h-[81px]"),
    ],
  },
];

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
          <div className={classNames("absolute inset-x-[5px] top-[3.25rem] grid gap-3", day.start)}>
            {day.blocks.map((each) => (
              <div
                key={each.subject}
                className={classNames(
                  "relative overflow-hidden rounded-[9px] bg-(--tone-bg) pt-[0.5625rem] pb-2 ps-[0.8125rem] pe-2 text-xs leading-[1.35] text-(--tone-fg) before:absolute before:inset-y-0 before:start-0 before:w-[5px] before:bg-(--tone-bar)",
                  toneClass(each.tone),
                  each.height,
                )}
              >
                <b className="block text-sm font-(--weight-semi)">{each.subject}</b>
                {each.duration}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
);
