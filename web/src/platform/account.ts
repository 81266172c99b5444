import type {
  DeviceSession,
  KeptWays,
  ResetLookAnswer,
  WaysToSignIn,
} from "@smart-planner/contract";
import type { ApiResult } from "./api.ts";
import type { IdentityResult } from "./identity.ts";

export interface Account {
  rename(displayName: string): Promise<IdentityResult>;
  /** Also ends every other session, the recovery codes, and ways that are not kept. */
  changePassword(change: {
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly keep: KeptWays;
  }): Promise<IdentityResult>;
  sessions(): Promise<ApiResult<readonly DeviceSession[]>>;
  signOutOthers(): Promise<IdentityResult>;
  signOutDevice(id: string): Promise<IdentityResult>;
  removePassword(): Promise<ApiResult<unknown>>;
  exported(): Promise<ApiResult<string>>;
  /** Removes the account and its data in this browser, and signs out. */
  remove(confirmation: {
    readonly uid: string;
    /** Empty if the account has none. */
    readonly password: string;
  }): Promise<ApiResult<unknown>>;
  ways(): Promise<ApiResult<WaysToSignIn>>;
  /** Ten codes, shown once; older ones stop working. */
  newRecoveryCodes(): Promise<ApiResult<readonly string[]>>;
  /** Proves again who it is, for sensitive changes. */
  prove(password: string): Promise<IdentityResult>;
  proveByPasskey(): Promise<ApiResult<unknown>>;
  addPasskey(name: string): Promise<ApiResult<unknown>>;
  renamePasskey(passkey: {
    readonly id: string;
    readonly name: string;
  }): Promise<ApiResult<unknown>>;
  removePasskey(id: string): Promise<ApiResult<unknown>>;
  /** Leaves for the provider's page, which returns to the account page. */
  goToProvider(purpose: "connect" | "prove"): Promise<ApiResult<unknown>>;
  disconnectProvider(): Promise<ApiResult<unknown>>;
  /** Takes effect when both addresses have confirmed. */
  changeEmail(email: string): Promise<ApiResult<unknown>>;
  confirmEmail(): Promise<ApiResult<unknown>>;
  readonly lost: LostPassword;
}

export interface LostPassword {
  /** The same answer with or without an account. */
  askForLink(email: string): Promise<ApiResult<unknown>>;
  look(token: string): Promise<ApiResult<ResetLookAnswer>>;
  byLink(reset: {
    readonly token: string;
    readonly newPassword: string;
    readonly keep: KeptWays;
  }): Promise<ApiResult<unknown>>;
  byCode(reset: {
    readonly email: string;
    readonly code: string;
    readonly newPassword: string;
  }): Promise<ApiResult<unknown>>;
}
