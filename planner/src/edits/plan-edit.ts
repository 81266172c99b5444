import type { CalendarDay, PlanMode } from "../model/model.ts";

/** The place of something: a day, minutes from its midnight, and a length. */
export interface Place {
  readonly day: CalendarDay;
  readonly start: number;
  readonly minutes: number;
}

/**
 * A manual edit of one session, under its id. It holds the whole session, so that a plan made
 * elsewhere cannot lose it.
 */
export interface SessionEdit extends Place {
  readonly kind: "session";
  readonly mode: PlanMode;
  readonly subject: string;
  /** Of its tick. */
  readonly key: string;
  readonly examDate?: string | undefined;
  readonly difficulty?: string | undefined;
  /** Of due work. */
  readonly taskId?: string | undefined;
  readonly title?: string | undefined;
  /** No new plan moves it. Without it the place holds until the next plan is made. */
  readonly locked: boolean;
  readonly removed?: boolean | undefined;
}

/** A time of one's own, such as group study: it takes time and counts no hours of study. */
export interface OwnEdit extends Place {
  readonly kind: "own";
  readonly mode: PlanMode;
  readonly title: string;
}

export type PlanEdit = SessionEdit | OwnEdit;

/** By id: the session's, or one of its own. */
export type PlanEdits = Readonly<Record<string, PlanEdit>>;

export interface OwnSession extends Place {
  readonly id: string;
  readonly title: string;
}

export const sessionEditsOf = (
  edits: PlanEdits,
  mode: PlanMode,
): ReadonlyMap<string, SessionEdit> =>
  new Map(
    Object.entries(edits).flatMap(([id, edit]) =>
      edit.kind === "session" && edit.mode === mode ? [[id, edit] as const] : [],
    ),
  );

export const ownSessionsOf = (edits: PlanEdits, mode: PlanMode): readonly OwnSession[] =>
  Object.entries(edits)
    .flatMap(([id, edit]) =>
      edit.kind === "own" && edit.mode === mode
        ? [{ id, title: edit.title, day: edit.day, start: edit.start, minutes: edit.minutes }]
        : [],
    )
    .sort((one, other) => (`${one.day} ${one.id}` < `${other.day} ${other.id}` ? -1 : 1));

const idsOf = (
  edits: PlanEdits,
  mode: PlanMode,
  isWanted: (edit: SessionEdit) => boolean,
): ReadonlySet<string> =>
  new Set([...sessionEditsOf(edits, mode)].flatMap(([id, edit]) => (isWanted(edit) ? [id] : [])));

/** Ids of the sessions that no new plan may move. */
export const lockedIdsOf = (edits: PlanEdits, mode: PlanMode): ReadonlySet<string> =>
  idsOf(edits, mode, ({ locked, removed }) => locked && removed !== true);

/** Ids of the sessions that the student removed. */
export const removedIdsOf = (edits: PlanEdits, mode: PlanMode): ReadonlySet<string> =>
  idsOf(edits, mode, ({ removed }) => removed === true);
