import * as z from "zod/mini";

export const passwordLength = { least: 8, most: 128 } as const;
export const displayNameLength = 80;

export const credentialsSchema = z.object({ email: z.string(), password: z.string() });

export const accountUserSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
});
export type AccountUser = z.output<typeof accountUserSchema>;

export const sessionAnswerSchema = z.object({ user: z.nullable(accountUserSchema) });

/** A visible line of text. */
const name = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => !/\p{Cc}/u.test(text)),
  );

export const profileChangeSchema = z.object({ displayName: name(displayNameLength) });

const keptWaysSchema = z.object({
  passkeys: z.array(z.string()).check(z.maxLength(100)),
  hosted: z.boolean(),
});
export type KeptWays = z.output<typeof keptWaysSchema>;

export const passwordChangeSchema = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
  keep: z.optional(keptWaysSchema),
});

export const accountDeletionSchema = z.object({ password: z.string() });

export const deviceSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  current: z.boolean(),
  signedInAt: z.iso.datetime(),
  /** Rounded to the day. */
  lastSeenAt: z.iso.datetime(),
});
export type DeviceSession = z.output<typeof deviceSessionSchema>;

export const deviceSessionsSchema = z.object({ sessions: z.array(deviceSessionSchema) });

export const doneSchema = z.object({ done: z.literal(true) });

export const accountExportSchema = z.record(z.string(), z.unknown());

export const resetAskSchema = z.object({ email: z.string() });
export const resetLookSchema = z.object({ token: z.string() });
/** A way to sign in that is not listed is removed. */
export const resetSchema = z.object({
  token: z.string(),
  newPassword: z.string(),
  keep: z.optional(keptWaysSchema),
});
export const recoverySchema = z.object({
  email: z.string(),
  code: z.string().check(z.maxLength(40)),
  newPassword: z.string(),
});

/** Shown once; the server stores hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

export const passwordProofSchema = z.object({ password: z.string() });

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.output<typeof passkeySchema>;

const otherWays = {
  passkeys: z.array(passkeySchema),
  hosted: z.nullable(z.object({ connectedAs: z.string(), connectedAt: z.iso.datetime() })),
};
/** Ways to sign in other than the password. */
export type OtherWays = Pick<WaysToSignIn, keyof typeof otherWays>;

export const resetLookAnswerSchema = z.object({ email: z.string(), ...otherWays });
export type ResetLookAnswer = z.output<typeof resetLookAnswerSchema>;

export const waysToSignInSchema = z.object({
  password: z.nullable(z.object({ changedAt: z.iso.datetime() })),
  ...otherWays,
  recoveryCodes: z.object({ left: z.number() }),
  email: z.object({ confirmed: z.boolean(), changingTo: z.nullable(z.string()) }),
  offered: z.object({
    password: z.boolean(),
    passkeys: z.boolean(),
    hosted: z.nullable(z.string()),
    mail: z.boolean(),
  }),
});
export type WaysToSignIn = z.output<typeof waysToSignInSchema>;

export const passkeyNameLength = 60;
const passkeyName = name(passkeyNameLength);
export const passkeyRenameSchema = z.object({ name: passkeyName });

const publicKey = z.literal("public-key");
/** Input and output of the browser's own functions; the server's library validates it. */
const fromBrowser = z.object({
  id: z.string().check(z.maxLength(2_000)),
  rawId: z.string().check(z.maxLength(2_000)),
  type: publicKey,
  clientExtensionResults: z.object({}),
});
export const passkeyChallengeSchema = z.object({
  errand: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.string(),
  }),
});
export const passkeyOfferSchema = z.object({
  errand: z.string(),
  options: z.object({
    challenge: z.string(),
    timeout: z.number(),
    attestation: z.literal("none"),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.boolean(),
      userVerification: z.literal("required"),
    }),
  }),
});
export const newPasskeySchema = z.object({
  errand: z.string(),
  name: passkeyName,
  response: z.extend(fromBrowser, {
    response: z.object({
      clientDataJSON: z.string(),
      attestationObject: z.string(),
      transports: z.exactOptional(z.array(z.string()).check(z.maxLength(20))),
    }),
  }),
});
export const passkeyAnswerSchema = z.object({
  errand: z.string(),
  response: z.extend(fromBrowser, {
    response: z.object({
      clientDataJSON: z.string(),
      authenticatorData: z.string(),
      signature: z.string(),
      userHandle: z.exactOptional(z.string()),
    }),
  }),
});

/** The purpose of a trip to the provider: sign in, connect it, or prove again who it is. */
export const hostedPurposeSchema = z.object({ for: z.enum(["enter", "connect", "prove"]) });
export const hostedStartSchema = z.object({ url: z.url() });

export const emailChangeSchema = z.object({ email: z.string() });
