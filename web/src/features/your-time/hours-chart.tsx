import { bestHoursOf } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { useDisplay } from "../../platform/display.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useWords } from "../../ui/use-words.ts";
import { Chart } from "./chart.tsx";

const height = 150;
const top = 34;
const firstHour = 6;
const lastHour = 24;

/** One ink line over the day; the present hour is highlighted. */
export const HoursChart = ({ minutesByHour }: { readonly minutesByHour: readonly number[] }) => {
  const words = useWords(yourTimeWords);
  const { shortLength } = useWords(dateWords);
  const { showTime } = useDisplay();
  const hourName = (hour: number) => showTime(hour * 60);
  const hourNow = Math.floor(useMoment().minuteOfDay / 60);
  // A drawing made for a desk would have unreadable words on a phone.
  const isNarrow = useIsNarrow();
  const width = isNarrow ? 330 : 640;
  const labelledHours = isNarrow ? [6, 12, 18, 24] : [6, 9, 12, 15, 18, 21, 24];
  const best = bestHoursOf(minutesByHour);
  const isEarly = minutesByHour.some((minutes, hour) => minutes > 0 && hour < firstHour);
  const start = isEarly ? 0 : firstHour;
  const most = Math.max(...minutesByHour, 1);
  const x = (hour: number) => ((hour - start) / (lastHour - start)) * width;
  const y = (minutes: number) => top + (height - top) * (1 - minutes / most);
  const points = Array.from({ length: lastHour - start }, (_, index) => start + index).map(
    (hour) => [x(hour + 0.5), y(minutesByHour[hour] ?? 0)] as const,
  );
  const line = [`M${x(start)},${height}`, ...smoothed(points), `L${width},${height}`].join(" ");
  // Two words at the same place would cover each other.
  const isNearNow = best !== null && hourNow >= best[0] - 3 && hourNow <= best[1] + 3;
  const bestText = best === null ? "" : words.best(hourName(best[0]), hourName(best[1]));
  return (
    <Chart
      id="hours"
      heading={words.bestHours}
      note={words.bestHoursNote}
      className="lg:border-s"
      table={{
        label: words.byHour,
        columns: [words.hour, words.studied],
        rows: () =>
          minutesByHour.flatMap((minutes, hour) =>
            minutes === 0 ? [] : [{ name: hourName(hour), values: [shortLength(minutes)] }],
          ),
      }}
    >
      {best === null ? (
        <p className="text-sm text-ink-2">{words.noHours}</p>
      ) : (
        <svg
          viewBox={`0 0 ${width} ${height + 24}`}
          role="img"
          aria-label={words.byHourBest(hourName(best[0]), hourName(best[1]))}
          // The hours run to the right in every language; `textAnchor` would turn round.
          className="block h-auto w-full overflow-visible text-ink-3 [direction:ltr]"
        >
          {hourNow >= start && (
            <g>
              <rect
                x={x(hourNow)}
                y={top - 16}
                width={x(hourNow + 1) - x(hourNow)}
                height={height - top + 16}
                className="now-column"
              />
              <text
                x={x(hourNow + 0.5)}
                y={top - 22}
                textAnchor="middle"
                className="now-word text-[13px] font-(--weight-semi)"
              >
                {words.now}
              </text>
            </g>
          )}
          <path d={`${line} Z`} className="fill-pen opacity-10" />
          <path d={line} className="fill-none stroke-pen stroke-[2.5]" />
          <text
            x={Math.min(Math.max(x(best[1]), 90), width - 90)}
            y={12}
            textAnchor="middle"
            className="fill-ink text-[13px] font-(--weight-semi)"
          >
            {isNearNow ? "" : bestText}
          </text>
          {labelledHours
            .filter((hour) => hour >= start)
            .map((hour) => (
              <text
                key={hour}
                x={x(hour)}
                y={height + 18}
                textAnchor={hour === lastHour ? "end" : hour === start ? "start" : "middle"}
                className="fill-current text-[12px] tabular-nums"
              >
                {hourName(hour)}
              </text>
            ))}
        </svg>
      )}
      {isNearNow && <p className="mt-2 text-sm font-(--weight-semi)">{bestText}</p>}
    </Chart>
  );
};

/** A curve through the points that never rises above them: each stretch leaves and arrives level. */
const smoothed = (points: readonly (readonly [number, number])[]): readonly string[] =>
  points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [x, y];
    if (index === 0) return `L${x},${y}`;
    const middle = (beforeX + x) / 2;
    return `C${middle},${beforeY} ${middle},${y} ${x},${y}`;
  });
