import type { DeviceSession } from "@smart-planner/contract";
import type { ApiResult } from "./api.ts";
import type { IdentityResult } from "./identity.ts";

/** What a signed-in person can do with their account. */
export interface Account {
  rename(displayName: string): Promise<IdentityResult>;
  /** Ends every other session. */
  changePassword(change: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }): Promise<IdentityResult>;
  sessions(): Promise<ApiResult<readonly DeviceSession[]>>;
  signOutOthers(): Promise<IdentityResult>;
  /** Everything the service keeps about the person, as the text of one JSON file. */
  exported(): Promise<ApiResult<string>>;
  /** Removes the account and what this browser holds of it; nobody is signed in afterwards. */
  remove(confirmation: {
    readonly uid: string;
    readonly password: string;
  }): Promise<IdentityResult>;
}
