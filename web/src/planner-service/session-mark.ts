import type { PlaceReason } from "@smart-planner/planner/plan";

export interface SessionMark {
  readonly state: "done" | "missed" | "now" | undefined;
  readonly isLocked: boolean;
  /** A time of the student's own. */
  readonly isOwn: boolean;
  /** Rules that its manual place breaks. */
  readonly broken: readonly PlaceReason[];
}

const shared = new Map<string, SessionMark>();

/** One object for all marks that say the same: a session is drawn again only when its own says something else. */
export const sharedMark = (mark: SessionMark): SessionMark => {
  const text = JSON.stringify(mark);
  const known = shared.get(text) ?? mark;
  shared.set(text, known);
  return known;
};

export const noMark: SessionMark = sharedMark({
  state: undefined,
  isLocked: false,
  isOwn: false,
  broken: [],
});
