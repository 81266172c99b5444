import {
  reasonOf,
  type TextSpan,
  type UnkeptWish,
  type Wish,
  type WishQuestion,
  type WishReading,
  wishOf,
} from "@smart-planner/planner/wishes";
import * as z from "zod/mini";

export const maxWishes = 200;

const parsedBy = <Value>(parse: (value: unknown) => Value | undefined): z.ZodMiniType<Value> =>
  z.pipe(
    z.unknown(),
    z.transform((value, { issues }) => {
      const parsed = parse(value);
      if (parsed !== undefined) return parsed;
      issues.push({ code: "custom", input: value, message: "Of no known kind" });
      return z.NEVER;
    }),
  );

/** One wish, from the grammar, a model or an edited chip. */
export const wishSchema: z.ZodMiniType<Wish> = parsedBy(wishOf);

export const wishesSchema: z.ZodMiniType<readonly Wish[]> = z
  .array(wishSchema)
  .check(z.maxLength(maxWishes));

/** Unknown wishes of a stored plan are dropped; the others stay. */
export const storedWishesSchema: z.ZodMiniType<readonly Wish[]> = z.pipe(
  z.array(z.unknown()).check(z.maxLength(maxWishes)),
  z.transform((values) => values.flatMap((value) => wishOf(value) ?? [])),
);

const place = { start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)) };
const list = <Value>(item: z.ZodMiniType<Value>) => z.array(item).check(z.maxLength(10_000));

export const textSpansSchema: z.ZodMiniType<readonly TextSpan[]> = list(z.object(place));

export const wishReadingsSchema: z.ZodMiniType<readonly WishReading[]> = list(
  z.object({
    ...place,
    wish: wishSchema,
    misspelt: z.exactOptional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
  }),
);

export const wishQuestionsSchema: z.ZodMiniType<readonly WishQuestion[]> = list(
  z.object({
    ...place,
    choices: z.array(wishesSchema).check(z.minLength(2), z.maxLength(4)),
  }),
);

export const unkeptWishesSchema: z.ZodMiniType<readonly UnkeptWish[]> = z
  .array(
    z.object({
      wish: wishSchema,
      reason: parsedBy(reasonOf),
      isIdle: z.exactOptional(z.literal(true)),
    }),
  )
  .check(z.maxLength(1_000));
