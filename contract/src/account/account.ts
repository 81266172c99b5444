import { z } from "zod";

export const passwordLength = { least: 8, most: 128 } as const;
export const displayNameLength = 80;

export const credentialsSchema = z.object({ email: z.string(), password: z.string() });

export const accountUserSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
});
export type AccountUser = z.output<typeof accountUserSchema>;

/** Who is signed in; the session itself stays in a cookie that no script can read. */
export const sessionAnswerSchema = z.object({ user: accountUserSchema.nullable() });

export const profileChangeSchema = z.object({
  displayName: z
    .string()
    .trim()
    .min(1)
    .max(displayNameLength)
    .refine((name) => !/\p{Cc}/u.test(name)),
});

export const passwordChangeSchema = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
});

export const accountDeletionSchema = z.object({ password: z.string() });

export const deviceSessionSchema = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows". */
  device: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  signedInAt: z.iso.datetime(),
  /** Kept to the day. */
  lastSeenAt: z.iso.datetime(),
});
export type DeviceSession = z.output<typeof deviceSessionSchema>;

export const deviceSessionsSchema = z.object({ sessions: z.array(deviceSessionSchema) });

export const doneSchema = z.object({ done: z.literal(true) });

/** Everything the server keeps about a person, one entry for each part of it. */
export const accountExportSchema = z.record(z.string(), z.unknown());
