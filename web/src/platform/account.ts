import type {
  DeviceSession,
  KeptWays,
  ResetLookAnswer,
  WaysToSignIn,
} from "@smart-planner/contract";
import type { ApiResult } from "./api.ts";
import type { IdentityResult } from "./identity.ts";

/** What a signed-in person can do with their account, and somebody who cannot sign in. */
export interface Account {
  rename(displayName: string): Promise<IdentityResult>;
  /** Ends every other session, the recovery codes, and what is not kept. */
  changePassword(change: {
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly keep: KeptWays;
  }): Promise<IdentityResult>;
  sessions(): Promise<ApiResult<readonly DeviceSession[]>>;
  signOutOthers(): Promise<IdentityResult>;
  /** Ends one session by its id, on whatever device it is. */
  signOutDevice(id: string): Promise<IdentityResult>;
  removePassword(): Promise<ApiResult<unknown>>;
  /** Everything the service keeps about the person, as the text of one JSON file. */
  exported(): Promise<ApiResult<string>>;
  /** Removes the account and what this browser holds of it; nobody is signed in afterwards. */
  remove(confirmation: {
    readonly uid: string;
    /** Empty for somebody who has none. */
    readonly password: string;
  }): Promise<ApiResult<unknown>>;
  ways(): Promise<ApiResult<WaysToSignIn>>;
  /** Ten new ones, shown once; the older ones work no longer. */
  newRecoveryCodes(): Promise<ApiResult<readonly string[]>>;
  /** Shows again who is there, for changes that ask for it. */
  prove(password: string): Promise<IdentityResult>;
  proveByPasskey(): Promise<ApiResult<unknown>>;
  addPasskey(name: string): Promise<ApiResult<unknown>>;
  renamePasskey(passkey: {
    readonly id: string;
    readonly name: string;
  }): Promise<ApiResult<unknown>>;
  removePasskey(id: string): Promise<ApiResult<unknown>>;
  /** Leaves the page for the provider's, and comes back to the account page. */
  goToProvider(purpose: "connect" | "prove"): Promise<ApiResult<unknown>>;
  disconnectProvider(): Promise<ApiResult<unknown>>;
  /** Asks the present and the new address; it is changed when both have said yes. */
  changeEmail(email: string): Promise<ApiResult<unknown>>;
  /** Asks again whether the address is theirs. */
  confirmEmail(): Promise<ApiResult<unknown>>;
  readonly lost: LostPassword;
}

/** What somebody can do who cannot sign in. */
export interface LostPassword {
  /** The same answer whether there is an account or not. */
  askForLink(email: string): Promise<ApiResult<unknown>>;
  /** Whose link it is, and what else opens their account. */
  look(token: string): Promise<ApiResult<ResetLookAnswer>>;
  /** Signs in. */
  byLink(reset: {
    readonly token: string;
    readonly newPassword: string;
    readonly keep: KeptWays;
  }): Promise<ApiResult<unknown>>;
  /** Signs in. */
  byCode(reset: {
    readonly email: string;
    readonly code: string;
    readonly newPassword: string;
  }): Promise<ApiResult<unknown>>;
}
