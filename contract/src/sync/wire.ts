import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import { planWays } from "../workspace/plan-inputs.ts";
import { isStamp } from "./stamp.ts";

/** Raised when a client and a server of different versions could misread each other. */
export const syncProtocol = 1;

export const maxRequestBytes = 256 * 1024;
/** What a compressed request may unfold to. */
export const maxInflatedBytes = 4 * 1024 * 1024;
export const maxChangesPerRequest = 500;
export const maxUserBytes = 5 * 1024 * 1024;
/** Registers and records that an account may hold at once, */
export const maxUserRecords = 50_000;
/** and together with those that were removed, which stay as versions. */
export const maxUserRows = 150_000;
const maxRegisterLength = 20_100;

/** A register, or a record of a family: of a later version too, which then loses nothing here. */
const registerPattern = /^(?:[A-Za-z]\w{0,63}|[a-z][a-z-]{0,31}\/[\s\S]+)$/;

/** Names that cannot be stored everywhere stay on their device. */
export const canSync = (register: string): boolean =>
  register.length <= maxRegisterLength && registerPattern.test(register) && isStorable(register);

const isJson = (text: string): boolean => parsedJson(text) !== undefined;

/** PostgreSQL keeps no NUL in a text, and a half of a surrogate pair is not UTF-8. */
const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

const changeSchema = z.object({
  register: z.string().check(z.refine(canSync)),
  stamp: z.string().check(z.refine(isStamp)),
  value: z.nullable(z.string().check(z.refine(isStorable), z.refine(isJson))),
});

/** From a server of a later version, perhaps with registers that this one does not know. */
const receivedChangeSchema = z.object({
  register: z.string(),
  stamp: z.string().check(z.refine(isStamp)),
  value: z.nullable(z.string()),
});

export const deviceSchema = z.string().check(z.regex(/^[a-z0-9]{8,32}$/));
const cursorSchema = z.int().check(z.gte(0));

export const syncRequestSchema = z.object({
  protocol: z.literal(syncProtocol),
  /** Whose data this is: a page that outlived its session must not send it to another account. */
  user: z.string().check(z.minLength(1), z.maxLength(200)),
  device: deviceSchema,
  /** The last server sequence seen; 0 asks for everything. */
  cursor: cursorSchema,
  changes: z.array(changeSchema).check(z.maxLength(maxChangesPerRequest)),
  /**
   * What it sends of registers that are joined is stored only on top of what it has seen; otherwise the
   * server answers what it holds. Of an older version, which joins nothing, all of it is stored.
   */
  joins: z.optional(z.boolean()),
  /** Of everything the client holds; sent to learn whether both sides still agree. */
  digest: z.optional(z.string().check(z.maxLength(32))),
});
export type SyncRequest = z.output<typeof syncRequestSchema>;

export const syncResponseSchema = z.object({
  /** The server's clock. */
  now: z.number(),
  cursor: cursorSchema,
  /** Ask again from the new cursor: the rest did not fit. */
  more: z.boolean(),
  changes: z.array(receivedChangeSchema),
  /** The server does not hold what the client believes it does: send everything again. */
  reset: z.boolean(),
});
export type SyncResponse = z.output<typeof syncResponseSchema>;

export const syncRefusalSchema = z.object({
  error: z.string(),
  code: z.optional(z.enum(["clock", "other-user", "protocol", "quota", "too-large", "too-many"])),
  now: z.optional(z.number()),
  /** After a refused stamp: the latest that the account holds. */
  latest: z.optional(z.string().check(z.refine(isStamp))),
  /** How long to wait before the next request. */
  waitMs: z.optional(z.number()),
});
export type SyncRefusal = z.output<typeof syncRefusalSchema>;

/** A version of a plan that a later one has replaced. */
export const earlierPlanSchema = z.object({
  id: z.string(),
  mode: z.enum(["quick", "advanced"]),
  /** When it was replaced, ISO. */
  replacedAt: z.string(),
  days: z.number(),
  subjects: z.array(z.string()),
  /** How it came to be, when, and from how many hours per day, where it is known. */
  way: z.optional(z.enum(planWays)),
  madeAt: z.optional(z.string()),
  hoursPerDay: z.optional(z.number()),
  /** Planned in all. */
  minutes: z.optional(z.number()),
});
export type EarlierPlan = z.output<typeof earlierPlanSchema>;
export const earlierPlansSchema = z.object({ plans: z.array(earlierPlanSchema) });
