import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import { isStamp } from "./stamp.ts";

export const syncProtocol = 1;

export const maxRequestBytes = 256 * 1024;
export const maxInflatedBytes = 4 * 1024 * 1024;
export const maxChangesPerRequest = 500;
export const maxUserBytes = 5 * 1024 * 1024;
/** Live registers and records of an account. */
export const maxUserRecords = 50_000;
/** Including removed ones, which stay as versions. */
export const maxUserRows = 150_000;
const maxRegisterLength = 20_100;

/** A register, or a record of a family, also of a later version. */
const registerPattern = /^(?:[A-Za-z]\w{0,63}|[a-z][a-z-]{0,31}\/[\s\S]+)$/;

/** Other names stay on their device. */
export const canSync = (register: string): boolean =>
  register.length <= maxRegisterLength && registerPattern.test(register) && isStorable(register);

const isJson = (text: string): boolean => parsedJson(text) !== undefined;

/** PostgreSQL stores no NUL, and half a surrogate pair is not UTF-8. */
const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

const changeSchema = z.object({
  register: z.string().check(z.refine(canSync)),
  stamp: z.string().check(z.refine(isStamp)),
  value: z.nullable(z.string().check(z.refine(isStorable), z.refine(isJson))),
});

/** A later server may send registers unknown here. */
const receivedChangeSchema = z.object({
  register: z.string(),
  stamp: z.string().check(z.refine(isStamp)),
  value: z.nullable(z.string()),
});

export const deviceSchema = z.string().check(z.regex(/^[a-z0-9]{8,32}$/));
const cursorSchema = z.int().check(z.gte(0));

export const syncRequestSchema = z.object({
  protocol: z.literal(syncProtocol),
  /** The owner of the data: a page that outlived its session must not send it to another account. */
  user: z.string().check(z.minLength(1), z.maxLength(200)),
  device: deviceSchema,
  cursor: cursorSchema,
  changes: z.array(changeSchema).check(z.maxLength(maxChangesPerRequest)),
  /**
   * The client joins: its joined registers are stored only on top of what it has seen. Older
   * versions join nothing, so all is stored.
   */
  joins: z.optional(z.boolean()),
  /** Digest of everything held, to compare both sides. */
  digest: z.optional(z.string().check(z.maxLength(32))),
});
export type SyncRequest = z.output<typeof syncRequestSchema>;

export const syncResponseSchema = z.object({
  now: z.number(),
  cursor: cursorSchema,
  more: z.boolean(),
  changes: z.array(receivedChangeSchema),
  /** The server lacks data the client believes it has: send everything again. */
  reset: z.boolean(),
});
export type SyncResponse = z.output<typeof syncResponseSchema>;

export const syncRefusalSchema = z.object({
  error: z.string(),
  code: z.optional(z.enum(["clock", "other-user", "protocol", "quota", "too-large", "too-many"])),
  now: z.optional(z.number()),
  /** After a refused stamp: the account's latest. */
  latest: z.optional(z.string().check(z.refine(isStamp))),
  /** Minimum wait before the next request. */
  waitMs: z.optional(z.number()),
});
export type SyncRefusal = z.output<typeof syncRefusalSchema>;
