import type { CalendarEvent, OfferedPlace } from "@smart-planner/planner/plan";
import { formatClock } from "@smart-planner/planner/time";
import {
  CalendarClock,
  CircleCheck,
  Lock,
  LockOpen,
  Minus,
  Play,
  Plus,
  Timer,
  Trash2,
  X,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import { AnchoredPopover } from "../../ui/anchored-popover.tsx";
import { BottomSheet } from "../../ui/bottom-sheet.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { spokenDayOf } from "./calendar-range.ts";
import type { MenuChoice } from "./do-choice.ts";

const Item = ({
  icon,
  shortcut,
  isBad = false,
  isNarrow,
  onPress,
  children,
}: {
  readonly icon: ReactNode;
  readonly shortcut?: string;
  readonly isBad?: boolean;
  readonly isNarrow: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    onClick={onPress}
    aria-keyshortcuts={shortcut}
    className={classNames(
      "flex w-full items-center gap-2.75 rounded-lg px-2.5 text-start hover:bg-hover [&_svg]:size-4",
      isNarrow ? "min-h-12 text-md" : "min-h-9 text-sm",
      isBad ? "text-danger" : "text-ink [&_svg]:text-ink-3",
    )}
  >
    <span aria-hidden="true">{icon}</span>
    {children}
    {!isNarrow && shortcut !== undefined && (
      <span
        aria-hidden="true"
        className="ms-auto min-w-5.5 rounded-[5px] px-1.25 py-px text-center font-text text-[0.6875rem] font-(--weight-medium) text-ink-3 shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        {shortcut === "Delete" ? "Del" : shortcut}
      </span>
    )}
  </button>
);

/** The keys of a session, which its menu names and answers to as well. */
const keyChoices: Readonly<Record<string, MenuChoice>> = {
  m: "move",
  "+": "longer",
  "-": "shorter",
  l: "lock",
  Delete: "remove",
};

/** Computed while the menu is open. */
const LockCost = ({
  session,
  costOf,
}: {
  readonly session: CalendarEvent;
  readonly costOf: PlanEditor["sessions"]["lockCostOf"];
}) => {
  const [cost, setCost] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each menu
  useEffect(() => {
    const control = new AbortController();
    void costOf(session, control.signal).then((text) => {
      if (!control.signal.aborted) setCost(text);
    });
    return () => control.abort();
  }, [session.id]);
  return (
    <p aria-live="polite" className="text-xs text-ink-2 empty:hidden">
      {cost}
    </p>
  );
};

const offerText = (offer: OfferedPlace | undefined): string => {
  if (offer === undefined) return "no room";
  const hour = formatClock(offer.place.start);
  const limit = offer.breaks.over?.replace(/^.* over your /, "over ");
  return limit === undefined ? hour : `${hour}, ${limit}`;
};

const Offer = ({
  title,
  note,
  isOff = false,
  onPress,
}: {
  readonly title: string;
  readonly note: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    disabled={isOff}
    onClick={onPress}
    className="grid min-h-14 place-content-center rounded-control border border-line-control px-1 text-center text-sm font-(--weight-semi) enabled:hover:bg-hover disabled:text-ink-disabled"
  >
    {title}
    <small className="text-xs font-(--weight-regular) text-ink-2">{note}</small>
  </button>
);

/** All that can be done to one session: beside it, or on a phone from below. */
export const SessionMenu = ({
  session,
  facts,
  today,
  anchor,
  isNarrow,
  onChoose,
  onClose,
  children,
}: {
  readonly session: CalendarEvent;
  readonly facts: PlanEditor["sessions"];
  readonly today: string;
  readonly anchor: HTMLElement;
  readonly isNarrow: boolean;
  readonly onChoose: (choice: MenuChoice) => void;
  readonly onClose: () => void;
  /** Why it is here. */
  readonly children?: ReactNode;
}) => {
  const mark = facts.markOf(session);
  const isPast = session.day < today;
  const isDone = mark.state === "done";
  const canChange = mark.isOwn || (!isPast && !isDone);
  const offers = isNarrow && canChange ? facts.offersFor(session) : undefined;
  const label = `${session.title}, ${spokenDayOf(session.day)}`;
  const when = session.day === today ? "Today" : spokenDayOf(session.day);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const choice = keyChoices[key];
    const isMeant = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (choice === undefined || !isMeant) return;
    if (choice === "lock" && mark.isOwn) return;
    if (choice === "remove" ? isDone : !canChange) return;
    event.preventDefault();
    onChoose(choice);
  };
  const content = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div onKeyDown={onKeyDown}>
      <div className="grid gap-0.5 px-4 pt-3.5 pb-3">
        <div className="flex items-center gap-2">
          <ToneDot tone={session.colour} />
          <h3 dir="auto" className="min-w-0 truncate text-lg">
            {session.title}
          </h3>
          <IconButton
            label="Close"
            icon={<X />}
            size="sm"
            onClick={onClose}
            className="ms-auto -me-2 max-md:size-11"
          />
        </div>
        <p className="text-ink-2 tabular-nums">
          {`${when}, ${session.startTime} – ${session.endTime}, ${session.duration}`}
        </p>
        {mark.broken.map((reason) => (
          <p key={reason} className="text-xs text-ink-2">{`${reason}, your choice`}</p>
        ))}
        {mark.isLocked && canChange && <LockCost session={session} costOf={facts.lockCostOf} />}
        {isDone && (
          <p className="text-xs text-ink-2">Done sessions do not move. Untick it first.</p>
        )}
      </div>
      {!mark.isOwn && (
        <div className="grid grid-cols-2 gap-2 px-4 pb-3.5">
          <Button
            variant="secondary"
            icon={<CircleCheck />}
            onClick={() => onChoose("done")}
            className={isDone || isPast ? "col-span-2" : ""}
          >
            {isDone ? "Not done" : "Done"}
          </Button>
          {!isDone && !isPast && (
            <Button variant="primary" icon={<Play />} onClick={() => onChoose("start")}>
              Start
            </Button>
          )}
        </div>
      )}
      {offers !== undefined && (
        <div className="grid gap-2 border-t border-line px-4 py-3.5">
          <p className="text-sm font-(--weight-medium) text-ink-2">Move to</p>
          <div className="grid grid-cols-3 gap-2">
            <Offer
              title="Later today"
              note={offerText(offers.laterToday)}
              isOff={offers.laterToday === undefined}
              onPress={() => onChoose("later")}
            />
            <Offer
              title="Tomorrow"
              note={offerText(offers.tomorrow)}
              isOff={offers.tomorrow === undefined}
              onPress={() => onChoose("tomorrow")}
            />
            <Offer title="Pick a time" note="any day" onPress={() => onChoose("move")} />
          </div>
        </div>
      )}
      <fieldset aria-label="Change" className="grid border-t border-line p-1.5 empty:hidden">
        {isPast && !mark.isOwn && (
          <Item icon={<Timer />} isNarrow={isNarrow} onPress={() => onChoose("took-longer")}>
            Took longer
          </Item>
        )}
        {canChange && !isNarrow && (
          <Item
            icon={<CalendarClock />}
            shortcut="M"
            isNarrow={isNarrow}
            onPress={() => onChoose("move")}
          >
            Move to…
          </Item>
        )}
        {canChange && (
          <div className={isNarrow ? "grid grid-cols-2" : "contents"}>
            <Item
              icon={<Plus />}
              shortcut="+"
              isNarrow={isNarrow}
              onPress={() => onChoose("longer")}
            >
              15 min longer
            </Item>
            <Item
              icon={<Minus />}
              shortcut="-"
              isNarrow={isNarrow}
              onPress={() => onChoose("shorter")}
            >
              15 min shorter
            </Item>
          </div>
        )}
        {canChange && !mark.isOwn && (
          <Item
            icon={mark.isLocked ? <LockOpen /> : <Lock />}
            shortcut="L"
            isNarrow={isNarrow}
            onPress={() => onChoose("lock")}
          >
            {mark.isLocked ? "Unlock" : isNarrow ? "Lock: keep it at this time" : "Lock"}
          </Item>
        )}
        {!isDone && (
          <Item
            icon={<Trash2 />}
            shortcut="Delete"
            isBad
            isNarrow={isNarrow}
            onPress={() => onChoose("remove")}
          >
            Remove
          </Item>
        )}
      </fieldset>
      {children}
    </div>
  );
  return isNarrow ? (
    <BottomSheet label={label} onClose={onClose}>
      {content}
    </BottomSheet>
  ) : (
    <AnchoredPopover label={label} anchor={anchor} onClose={onClose}>
      {content}
    </AnchoredPopover>
  );
};
