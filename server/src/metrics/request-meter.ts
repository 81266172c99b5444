const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Counted {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** The capability only: a path may hold an id or a token. */
const areaOf = (path: string) => /^\/api\/([a-z-]{1,30})/.exec(path)?.[1] ?? "pages";

const escaped = (text: string) => text.replaceAll(/[\\"\n]/g, "_");

/** Counts and durations by capability and status. */
export function createRequestMeter() {
  const known = new Map<string, Counted>();

  const count = (area: string, status: number, seconds: number) => {
    const labels = `area="${escaped(area)}",status="${Math.floor(status / 100)}xx"`;
    const counted = known.get(labels) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
    known.set(labels, counted);
    counted.sum += seconds;
    counted.count += 1;
    for (const [index, bound] of bounds.entries())
      if (seconds <= bound) counted.counts[index] = (counted.counts[index] ?? 0) + 1;
  };

  return {
    count: ({
      path,
      status,
      seconds,
    }: {
      readonly path: string;
      readonly status: number;
      readonly seconds: number;
    }) => count(areaOf(path), status, seconds),
    lines: (): readonly string[] => [
      "# HELP smartplanner_request_seconds Time until the answer began.",
      "# TYPE smartplanner_request_seconds histogram",
      ...[...known].flatMap(([labels, { counts, sum, count: all }]) => [
        ...bounds.map(
          (bound, index) =>
            `smartplanner_request_seconds_bucket{${labels},le="${bound}"} ${counts[index] ?? 0}`,
        ),
        `smartplanner_request_seconds_bucket{${labels},le="+Inf"} ${all}`,
        `smartplanner_request_seconds_sum{${labels}} ${sum}`,
        `smartplanner_request_seconds_count{${labels}} ${all}`,
      ]),
    ],
  };
}

export type RequestMeter = ReturnType<typeof createRequestMeter>;
