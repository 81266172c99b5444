import type { OtherWays } from "@smart-planner/contract";
import type { PersonalData } from "../http/capability.ts";
import type { Parts } from "../parts.ts";
import type { AccountMail } from "./account-mail.ts";
import type { AccountStore } from "./account-store.ts";
import type { EmailStore } from "./email/email-store.ts";
import type { OneTimeTokens } from "./one-time-tokens.ts";
import type { PasskeyStore } from "./passkeys/passkey-store.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { ConfirmPassword } from "./proof.ts";
import type { RecoveryStore } from "./recovery/recovery-store.ts";
import type { PasswordReset } from "./reset/password-reset.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import type { RemoveWay } from "./way-removal.ts";

/** Stores and helpers of accounts; each route picks its own. */
interface AllParts extends Parts<"database" | "now"> {
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly hasher: PasswordHasher;
  readonly mail: AccountMail;
  readonly emails: EmailStore;
  readonly confirmPassword: ConfirmPassword;
  readonly passkeys: PasskeyStore;
  readonly tokens: OneTimeTokens;
  readonly recovery: RecoveryStore;
  readonly reset: PasswordReset;
  readonly removeWay: RemoveWay;
  readonly otherWaysOf: (userId: string) => Promise<OtherWays>;
  readonly personalData: readonly PersonalData[];
}

export type AccountParts<Name extends keyof AllParts> = Pick<AllParts, Name>;
