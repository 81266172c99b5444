import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent, PlaceBreaks } from "@smart-planner/planner/plan";
import type { ShowClock } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { placeWords } from "@smart-planner/words/en/places";
import { sessionMenuWords } from "@smart-planner/words/en/session-menu";
import { reasonText } from "@smart-planner/words/session-text";
import {
  Calendar,
  CalendarArrowUp,
  Check,
  Clock,
  Lock,
  LockOpen,
  Minus,
  Play,
  Plus,
  RotateCcw,
  SkipForward,
  Timer,
  Trash2,
  X,
} from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { resizedPlace } from "../../planner-service/place-text.ts";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import { useDisplay } from "../../platform/display.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { AnchoredPopover } from "../../ui/anchored-popover.tsx";
import { BottomSheet } from "../../ui/bottom-sheet.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { MenuChoice } from "./do-choice.ts";

interface Item {
  readonly choice: MenuChoice;
  readonly name: string;
  readonly icon: ReactNode;
  /** The result: a time, a length. */
  readonly result?: string | undefined;
  readonly key?: string;
  readonly isOff?: boolean;
}

const Row = ({
  item: { name, icon, result, key, isOff = false },
  onPress,
}: {
  readonly item: Item;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    disabled={isOff}
    onClick={onPress}
    aria-keyshortcuts={key}
    className="flex min-h-9 w-full flex-wrap items-center gap-x-3 rounded-lg px-2.5 py-1 text-start text-sm enabled:hover:bg-hover disabled:text-ink-disabled max-md:min-h-11.5 max-md:text-md [&_svg]:size-4 [&_svg]:text-ink-3"
  >
    <span aria-hidden="true">{icon}</span>
    <span className="min-w-0 max-w-[60%]">{name}</span>
    {result !== undefined && (
      <span className="min-w-0 flex-[1_1_6rem] text-end text-ink-3 tabular-nums max-md:text-sm">
        {" "}
        {result}
      </span>
    )}
    {result === undefined && key !== undefined && (
      <span
        aria-hidden="true"
        className="ms-auto min-w-5.5 rounded-[5px] px-1.25 py-px text-center font-text text-[0.6875rem] font-(--weight-medium) text-ink-3 shadow-[inset_0_0_0_1px_var(--line-strong)] max-md:hidden"
      >
        {key}
      </span>
    )}
  </button>
);

/** The choices in their groups. */
const itemsOf = (
  words: typeof sessionMenuWords,
  { shortLength }: typeof dateWords,
  session: CalendarEvent,
  editor: PlanEditor,
  today: CalendarDay,
  showTime: ShowClock,
): readonly (readonly Item[])[] => {
  const mark = editor.sessions.markOf(session);
  const isDone = mark.state === "done";
  const remove: Item = mark.isOwn
    ? { choice: "remove", name: words.remove, icon: <Trash2 />, key: "Del" }
    : {
        choice: "remove",
        name: words.skip,
        icon: <SkipForward />,
        result: words.notAgain,
        key: "Del",
      };
  if (session.day < today && !mark.isOwn) {
    const longer: Item = { choice: "took-longer", name: words.tookLonger, icon: <Timer /> };
    return isDone
      ? [[longer]]
      : [
          [
            longer,
            { choice: "plan-again", name: words.planAgain, icon: <RotateCcw /> },
            { ...remove, choice: "let-go" },
          ],
        ];
  }
  if (isDone) return [];
  const { laterToday, tomorrow } = editor.sessions.offersFor(session);
  const overText = ({ dayMinutes }: PlaceBreaks) =>
    dayMinutes === undefined ? undefined : words.dayThen(dayMinutes);
  const offerItem = (
    choice: "later" | "tomorrow",
    name: string,
    icon: ReactNode,
    offer: typeof laterToday,
  ): Item => ({
    choice,
    name,
    icon,
    isOff: offer === undefined,
    result:
      offer === undefined ? words.noRoom : (overText(offer.breaks) ?? showTime(offer.place.start)),
  });
  const resized = (choice: "longer" | "shorter"): Pick<Item, "result" | "isOff"> => {
    const place = resizedPlace(session, choice);
    return {
      isOff: place.minutes === session.minutes,
      result:
        (choice === "longer" ? overText(editor.places.breaksAt(session, place)) : undefined) ??
        shortLength(place.minutes),
    };
  };
  return [
    [
      offerItem("later", words.laterToday, <Clock />, laterToday),
      offerItem("tomorrow", words.tomorrow, <CalendarArrowUp />, tomorrow),
      { choice: "move", name: words.anotherDay, icon: <Calendar />, key: "M" },
    ],
    [
      { choice: "shorter", name: words.shorter, icon: <Minus />, key: "-", ...resized("shorter") },
      { choice: "longer", name: words.longer, icon: <Plus />, key: "+", ...resized("longer") },
      ...(mark.isOwn
        ? []
        : [
            {
              choice: "lock",
              name: mark.isLocked ? words.unlock : words.keepHere,
              icon: mark.isLocked ? <LockOpen /> : <Lock />,
              key: "L",
            } as const,
          ]),
      remove,
    ],
  ];
};

/** All that can be done to one session: beside it, or on a phone from below. */
const SessionMenu = ({
  session,
  editor,
  today,
  anchor,
  isBelow,
  onChoose,
  onClose,
  children,
}: {
  readonly session: CalendarEvent;
  readonly editor: PlanEditor;
  readonly today: CalendarDay;
  readonly anchor: HTMLElement;
  readonly isBelow: boolean;
  readonly onChoose: (choice: MenuChoice) => void;
  readonly onClose: () => void;
  /** Why it is there. */
  readonly children: ReactNode;
}) => {
  const words = useWords(sessionMenuWords);
  const places = useWords(placeWords);
  const dates = useWords(dateWords);
  const isNarrow = useIsNarrow();
  const { showTime } = useDisplay();
  const mark = editor.sessions.markOf(session);
  const isPast = session.day < today;
  const isDone = mark.state === "done";
  const groups = itemsOf(words, dates, session, editor, today, showTime);
  const label = words.sessionOn(session.title, session.day);
  const times = [
    showTime(session.startMinute),
    showTime(session.endMinute),
    dates.length(session.minutes),
  ] as const;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = event.key === "Delete" ? "Del" : event.key.toUpperCase();
    const item = groups.flat().find(({ key, isOff }) => key === pressed && isOff !== true);
    if (item === undefined) return;
    event.preventDefault();
    onChoose(item.choice);
  };
  const content = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div onKeyDown={onKeyDown}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 pt-3.5 pb-3">
        <div className="flex items-center gap-2">
          <ToneDot tone={session.colour} />
          <h3 dir="auto" className="min-w-0 truncate text-lg">
            {session.title}
          </h3>
          <IconButton
            label={words.close}
            icon={<X />}
            size="sm"
            onClick={onClose}
            className="ms-auto -me-2 max-md:size-11"
          />
        </div>
        <p className="text-ink-2 tabular-nums">
          {session.day === today ? words.todayAt(...times) : words.dayAt(session.day, ...times)}
        </p>
        {mark.broken
          .map((reason) => reasonText(places, reason, showTime))
          .map((reason) => (
            <p key={reason} className="text-xs text-ink-2">
              {words.yourChoice(reason)}
            </p>
          ))}
        {mark.isLocked && !isPast && !isDone && (
          <p className="text-xs text-ink-2 empty:hidden">{editor.sessions.lockNoteOf(session)}</p>
        )}
        {isDone && <p className="text-xs text-ink-2">{words.doneStays}</p>}
      </div>
      {!mark.isOwn && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2 px-4 pb-3.5">
          <Button icon={<Check />} onClick={() => onChoose("done")}>
            {isDone ? words.notDone : words.done}
          </Button>
          {!isDone && !isPast && (
            <Button variant="primary" icon={<Play />} onClick={() => onChoose("start")}>
              {words.start}
            </Button>
          )}
        </div>
      )}
      {groups.map((items) => (
        <div key={items[0]?.choice} className="grid border-t border-line p-1.5">
          {items.map((item) => (
            <Row key={item.choice} item={item} onPress={() => onChoose(item.choice)} />
          ))}
        </div>
      ))}
      {children}
    </div>
  );
  return isNarrow ? (
    <BottomSheet label={label} onClose={onClose}>
      {content}
    </BottomSheet>
  ) : (
    <AnchoredPopover label={label} anchor={anchor} isBelow={isBelow} onClose={onClose}>
      {content}
    </AnchoredPopover>
  );
};

export default SessionMenu;
