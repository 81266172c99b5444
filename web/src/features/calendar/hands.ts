import type {
  CalendarDay,
  CalendarEvent,
  OfferedPlace,
  Place,
  PlaceBreaks,
  TakenTime,
} from "@smart-planner/planner";

/** What is to be seen of a session beside its time. */
export interface SessionMark {
  readonly state: "done" | "missed" | "now" | undefined;
  readonly isLocked: boolean;
  /** A time of the student's own. */
  readonly isOwn: boolean;
  /** What its place breaks, for one that was put there by hand. */
  readonly broken: readonly string[];
}

const shared = new Map<string, SessionMark>();

/** One object for all marks that say the same: a session is drawn again only when its own says something else. */
export const sharedMark = (mark: SessionMark): SessionMark => {
  const text = `${mark.state} ${mark.isLocked} ${mark.isOwn} ${mark.broken.join("\n")}`;
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

export interface DayTotal {
  readonly planned: number;
  readonly over: number;
}

/** Takes a change back. */
export type TakeBack = () => void;

/** All that can be done to the plan by hand. Who does it says so, with the way back. */
export interface Hands {
  /** Times of the student's own, as the calendar shows them. */
  readonly own: readonly CalendarEvent[];
  readonly markOf: (session: CalendarEvent) => SessionMark;
  /** Why a session cannot be moved at all. */
  readonly refusalOf: (session: CalendarEvent) => string | undefined;
  /** `null` is a time of one's own that is yet to be made. */
  readonly breaksAt: (session: CalendarEvent | null, place: Place) => PlaceBreaks;
  /** The same in sentences, with what gives way: `Changes places with History.`, or `Free.` */
  readonly verdictAt: (session: CalendarEvent | null, place: Place) => string;
  /** The days it touches as they would be, and what it means for others: `History moves to 18:45`. */
  readonly trial: (
    session: CalendarEvent,
    place: Place,
  ) => {
    readonly days: readonly CalendarDay[];
    readonly events: readonly CalendarEvent[];
    readonly effect: string | undefined;
  };
  /** Where a step by key ends: beyond what is locked on its way; `undefined` where there is no room. */
  readonly pastLocked: (session: CalendarEvent, place: Place) => Place | undefined;
  readonly takenOn: (day: CalendarDay) => readonly TakenTime[];
  /** All that is not free for what is in the hand; `null` as above. */
  readonly shutOn: (day: CalendarDay, session: CalendarEvent | null) => readonly TakenTime[];
  /** Of a day with these sessions, those of one's own among them. */
  readonly totalOn: (day: CalendarDay, sessions: readonly CalendarEvent[]) => DayTotal;
  readonly hasEditsOn: (day: CalendarDay) => boolean;
  /** Whether classes and commitments stand behind the plan. */
  readonly showsWeek: boolean;
  readonly offersFor: (session: CalendarEvent) => {
    readonly laterToday: OfferedPlace | undefined;
    readonly tomorrow: OfferedPlace | undefined;
  };
  /** Moves or resizes; `undefined` where it could not. */
  readonly put: (
    session: CalendarEvent,
    place: Place,
    step?: { readonly takeBack: TakeBack },
  ) => TakeBack | undefined;
  readonly add: (title: string, place: Place) => void;
  /** What a lock costs the plan, or of a Quick Plan the day, in a sentence. */
  readonly lockCostOf: (session: CalendarEvent, signal: AbortSignal) => Promise<string | undefined>;
  readonly setLocked: (session: CalendarEvent, locked: boolean) => void;
  readonly remove: (session: CalendarEvent) => void;
  readonly tick: (session: CalendarEvent, done: boolean) => void;
  readonly start: (session: CalendarEvent) => void;
  /** Asks how long a session really took; it is done then. */
  readonly tookLonger: (session: CalendarEvent) => void;
  readonly say: (text: string) => void;
}
