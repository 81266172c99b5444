import { hash } from "node:crypto";
import { instantOf, localMomentOf } from "@smart-planner/calendar-files";
import { calendarDaySchema } from "@smart-planner/contract";
import { type OccasionInputs, occasionsOf } from "@smart-planner/planner/calendars";
import { addDays } from "@smart-planner/planner/time";
import { z } from "zod";

const lastingContentSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("studyReminder"),
    key: z.string(),
    subject: z.string(),
    startTime: z.string(),
    endTime: z.string(),
  }),
  z.object({ kind: z.literal("morningQuote") }),
]);

const aheadSchema = z.object({
  /** When to work them out again. */
  until: z.number(),
  times: z.array(
    z.object({
      id: z.string(),
      opensAt: z.number(),
      closesAt: z.number(),
      /** Missing if its words follow the ticks. */
      occasion: z.optional(
        z.object({
          ...{ id: z.string(), day: calendarDaySchema, minute: z.number() },
          ...{ opensBefore: z.number(), closesAfter: z.number() },
          content: lastingContentSchema,
        }),
      ),
    }),
  ),
});

/** Occasions until the small hours of tomorrow: at a busy minute no plan is read. */
export type Ahead = z.infer<typeof aheadSchema>;

const minuteMs = 60_000;
const nightMinutes = 4 * 60;

/** Nights of a time zone are spread over four hours. */
const nightMinuteOf = (userId: string): number =>
  Number.parseInt(hash("sha256", userId).slice(0, 8), 16) % nightMinutes;

/** Ignores ticks: one taken back later must not be missed. */
export function workOutAhead({
  userId,
  timeZone,
  now,
  ...inputs
}: Omit<OccasionInputs, "days" | "progress"> & {
  readonly userId: string;
  readonly timeZone: string;
  readonly now: number;
}): Ahead {
  const { day } = localMomentOf(now, timeZone);
  const tomorrow = addDays(day, 1);
  const times = occasionsOf({ ...inputs, progress: {}, days: [day, tomorrow] }).map((occasion) => {
    const at = instantOf(occasion, timeZone);
    const lasting = lastingContentSchema.safeParse(occasion.content);
    return {
      id: occasion.id,
      opensAt: at - occasion.opensBefore * minuteMs,
      closesAt: at + occasion.closesAfter * minuteMs,
      ...(lasting.success && { occasion: { ...occasion, content: lasting.data } }),
    };
  });
  const until = instantOf({ day: tomorrow, minute: nightMinuteOf(userId) }, timeZone);
  return { until, times: times.filter(({ closesAt }) => closesAt > now) };
}

/** `undefined` if it is to be worked out. */
export const readAhead = (text: string | null, now: number): Ahead | undefined => {
  const read = text === null ? undefined : aheadSchema.safeParse(JSON.parse(text)).data;
  return read !== undefined && now < read.until ? read : undefined;
};

export const openTimesOf = ({ times }: Ahead, now: number): Ahead["times"] =>
  times.filter(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);

/** When to check again, if nothing changes. */
export const nextTimeOf = ({ times, until }: Ahead, now: number): number =>
  Math.min(until, ...times.map(({ opensAt }) => opensAt).filter((opensAt) => opensAt > now));
