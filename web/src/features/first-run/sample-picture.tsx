import { classNames } from "../../ui/class-names.ts";
import { type Tone, toneClass } from "../../ui/tone.ts";

/** One week in hours. */
const week: readonly (readonly (readonly [Tone, number])[])[] = [
  [
    ["violet", 1],
    ["amber", 1.2],
    ["pink", 1],
  ],
  [
    ["violet", 1.2],
    ["blue", 0.8],
    ["green", 0.6],
  ],
  [
    ["pink", 1.2],
    ["amber", 1],
    ["blue", 0.7],
  ],
  [
    ["violet", 0.8],
    ["pink", 1],
    ["amber", 1],
    ["green", 0.6],
  ],
  [
    ["blue", 1],
    ["violet", 1],
  ],
  [
    ["amber", 1.2],
    ["pink", 0.8],
    ["green", 0.7],
  ],
  [["violet", 0.9]],
];

export const SamplePicture = () => (
  <div
    aria-hidden="true"
    className="grid min-h-31 grid-cols-7 gap-1 rounded-card border border-line bg-rail p-2.5 max-md:min-h-21"
  >
    {week.map((sessions, day) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of fixed days
      <div key={day} className="flex flex-col justify-end gap-[3px]">
        {sessions.map(([tone, hours], at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of fixed sessions
            key={at}
            style={{ height: `${hours * 1.25}rem` }}
            className={classNames(
              "block rounded-[3px] border-s-3 border-(--tone-bar) bg-(--tone-bg)",
              toneClass(tone),
            )}
          />
        ))}
      </div>
    ))}
  </div>
);
