import type { Mode } from "../workspace/registers.ts";
import { fullBatchLength } from "./batch.ts";
import type { Change } from "./change.ts";
import type { Layout } from "./layout.ts";
import type { Replica, TextOf } from "./replica.ts";
import type { Stamp } from "./stamp.ts";
import type { SyncRequest, SyncResponse } from "./wire.ts";

/** The sync status for the student. */
export type SyncStatus =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  | { readonly kind: "offline" }
  | { readonly kind: "signed-out" }
  /** Nothing is sent until something changes. */
  | { readonly kind: "stuck"; readonly message: string };

/** How the sync reacts to a failed request. */
export type Refusal =
  | { readonly kind: "unreachable" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "other-user" }
  | { readonly kind: "wait"; readonly ms: number }
  | {
      readonly kind: "clock";
      readonly serverNow: number;
      readonly latest?: Stamp | undefined;
      readonly message: string;
    }
  | { readonly kind: "too-large"; readonly message: string }
  | { readonly kind: "stuck"; readonly message: string };

export interface Moment {
  readonly now: number;
  readonly isVisible: boolean;
  /** Random, from 0 to 1. */
  readonly chance: number;
}

/** The moment and this browser's state. */
export interface Look extends Moment {
  readonly hashes: ReadonlyMap<string, string>;
  readonly unreadable: ReadonlySet<string>;
  readonly textOf: TextOf;
  /** The replica that another tab has stored since. */
  readonly elsewhere?: Replica | undefined;
  /** Registers quarantined because they could not be parsed. */
  readonly damaged: readonly string[];
}

export type SyncEvent =
  | { readonly kind: "due" | "edited" | "hidden" | "stored"; readonly look: Look }
  | { readonly kind: "answered"; readonly response: SyncResponse; readonly look: Look }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly look: Look }
  | { readonly kind: "woken" }
  | { readonly kind: "live" }
  | { readonly kind: "announced"; readonly head: number | undefined }
  | { readonly kind: "lost"; readonly moment: Moment };

/** A new plan that gave way to a later one of another device, as stored texts. */
export interface LostPlan {
  readonly mode: Mode;
  readonly plan: string;
  readonly madeFrom: string | null;
}

export type SyncEffect =
  | { readonly kind: "save"; readonly replica: Replica; readonly applying?: Replica["versions"] }
  | { readonly kind: "forget damage" }
  | { readonly kind: "send"; readonly request: SyncRequest }
  /** Stores the texts, after quarantining those of unknown age or not yet sent, then reports `stored`. */
  | {
      readonly kind: "store";
      readonly writes: readonly Change[];
      readonly keepReplaced: ReadonlySet<string>;
    }
  | { readonly kind: "plan lost"; readonly lost: LostPlan }
  /** Neither the account nor this device has data. */
  | { readonly kind: "empty account" }
  | { readonly kind: "show"; readonly status: SyncStatus }
  /** Reports `due` later, replacing an earlier schedule. */
  | { readonly kind: "schedule"; readonly ms: number }
  | { readonly kind: "other user" }
  | { readonly kind: "warn"; readonly message: string; readonly detail: unknown };

interface Sent {
  readonly changes: readonly Change[];
  readonly cursor: number;
  readonly digest: string | undefined;
}

interface Arriving {
  readonly response: SyncResponse;
  readonly before: Replica;
  readonly received: Replica;
  readonly sent: Sent;
}

export interface SyncState {
  readonly user: string;
  readonly layout: Layout;
  readonly replica: Replica;
  readonly status: SyncStatus;
  /** The running request; there is at most one. */
  readonly sent: Sent | undefined;
  readonly arriving: Arriving | undefined;
  /** Another round is needed after the running one. */
  readonly isWanted: boolean;
  /** The last head announced since the running request was sent: its answer may not include it. */
  readonly heard: number;
  /** The first request sends nothing: it learns the server's time before edits are stamped. */
  readonly hasMet: boolean;
  readonly isVerified: boolean;
  readonly verifiedAt: number;
  readonly batchLength: number;
  readonly tooLarge: { readonly message: string; readonly stamps: ReadonlySet<string> } | undefined;
  readonly wasAhead: boolean;
  readonly isLive: boolean;
  readonly failures: number;
  readonly rounds: number;
}

export interface Step {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
}

export const newSyncState = (
  known: Pick<SyncState, "user" | "layout" | "replica" | "status">,
): SyncState => ({
  ...known,
  sent: undefined,
  arriving: undefined,
  isWanted: false,
  heard: 0,
  hasMet: false,
  isVerified: false,
  verifiedAt: 0,
  batchLength: fullBatchLength,
  tooLarge: undefined,
  wasAhead: false,
  isLive: false,
  failures: 0,
  rounds: 0,
});
