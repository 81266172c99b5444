import { fullBatchLength } from "./batch.ts";
import type { Change } from "./change.ts";
import type { Layout } from "./layout.ts";
import type { Replica, TextOf } from "./replica.ts";
import type { Stamp } from "./stamp.ts";
import type { SyncRequest, SyncResponse } from "./wire.ts";

/** What the student is told of the sync, from a good day to a bad one. */
export type SyncStatus =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  | { readonly kind: "offline" }
  | { readonly kind: "signed-out" }
  /** Nothing more is sent until something changes; the message says what to do. */
  | { readonly kind: "stuck"; readonly message: string };

/** What a failed request asks of the sync. */
export type Refusal =
  | { readonly kind: "unreachable" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "other-user" }
  /** The server asks for a pause. */
  | { readonly kind: "wait"; readonly ms: number }
  | {
      readonly kind: "clock";
      readonly serverNow: number;
      readonly latest?: Stamp | undefined;
      readonly message: string;
    }
  | { readonly kind: "too-large"; readonly message: string }
  | { readonly kind: "stuck"; readonly message: string };

/** The moment of an event. */
export interface Moment {
  readonly now: number;
  readonly isVisible: boolean;
  /** From 0 to 1, by chance. */
  readonly chance: number;
}

/** The moment together with what this browser holds in it. */
export interface Look extends Moment {
  readonly prints: ReadonlyMap<string, string>;
  readonly unreadable: ReadonlySet<string>;
  readonly textOf: TextOf;
  /** The replica that another tab has stored since, if any. */
  readonly elsewhere?: Replica | undefined;
  /** Registers that were set aside because they could not be read. */
  readonly damaged: readonly string[];
}

export type SyncEvent =
  | { readonly kind: "due" | "edited" | "hidden" | "stored"; readonly look: Look }
  | { readonly kind: "answered"; readonly response: SyncResponse; readonly look: Look }
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly look: Look }
  | { readonly kind: "woken" }
  /** Live updates have begun, */
  | { readonly kind: "live" }
  /** tell of a change, with the account's head where it is known, */
  | { readonly kind: "told"; readonly head: number | undefined }
  /** and have ended. */
  | { readonly kind: "lost"; readonly moment: Moment };

export type SyncEffect =
  | { readonly kind: "save"; readonly replica: Replica; readonly applying?: Replica["versions"] }
  | { readonly kind: "forget damage" }
  | { readonly kind: "send"; readonly request: SyncRequest }
  /** Stores the texts, after copying aside those of unknown age or not yet sent, and says `stored`. */
  | {
      readonly kind: "store";
      readonly writes: readonly Change[];
      readonly keepReplaced: ReadonlySet<string>;
    }
  /** Neither the account nor this device holds anything yet. */
  | { readonly kind: "empty account" }
  | { readonly kind: "show"; readonly status: SyncStatus }
  /** Says `due` after a while, instead of whenever it was said to before. */
  | { readonly kind: "schedule"; readonly ms: number }
  | { readonly kind: "other user" }
  | { readonly kind: "warn"; readonly message: string; readonly detail: unknown };

interface Sent {
  readonly changes: readonly Change[];
  readonly cursor: number;
  readonly digest: string | undefined;
}

/** An answer that is being stored. */
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
  /** What is under way; nothing else is begun meanwhile. */
  readonly sent: Sent | undefined;
  readonly arriving: Arriving | undefined;
  /** There is a round more to do: after the one under way, or as soon as the runner comes to it. */
  readonly isWanted: boolean;
  /** The last head that was told of since the request under way was sent: its answer may not hold it. */
  readonly heard: number;
  /** The first request sends nothing: it learns the server's time before edits are stamped with it. */
  readonly hasMet: boolean;
  readonly isVerified: boolean;
  readonly verifiedAt: number;
  readonly batchLength: number;
  readonly tooLarge: { readonly message: string; readonly stamps: ReadonlySet<string> } | undefined;
  /** Plans made here that lost against later ones before they were sent: the server keeps them as earlier plans. */
  readonly late: readonly Change[];
  /** The last request was refused because of its stamps. */
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
  late: [],
  wasAhead: false,
  isLive: false,
  failures: 0,
  rounds: 0,
});
