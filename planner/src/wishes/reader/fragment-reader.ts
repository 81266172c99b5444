import { clauseOf } from "./clause.ts";
import type { ClauseReader } from "./clause-reader.ts";
import { hasContent, isAfterSomething, isPast } from "./fragment-kinds.ts";
import {
  contentAt,
  isElaboration,
  isException,
  isListJoint,
  listEnd,
  secondWishAt,
} from "./fragment-row.ts";
import { type Item, symbolOf } from "./items.ts";
import { dayKinds, joinedItems } from "./joined-fragments.ts";
import type { Read } from "./read-outcome.ts";
import type { Fragment, Joint } from "./split-sentences.ts";

const closeJoints: ReadonlySet<Joint> = new Set(["and", "or", ",", "so", ":"]);

interface ReadAt {
  readonly read: Read;
  readonly next: number;
}

interface FragmentReader {
  readonly reasonBefore: (at: number) => readonly Item[] | undefined;
  /** The fragment here with those after it that belong to the same wish. */
  readonly readAt: (at: number) => ReadAt | undefined;
}

/** Reads fragments together that only together say something, and one that says more than a wish. */
export const fragmentReaderOf = ({
  fragments,
  reader,
  readItems,
  isUnread,
}: {
  readonly fragments: readonly Fragment[];
  readonly reader: ClauseReader;
  readonly readItems: (items: readonly Item[], joint: Joint) => Read | undefined;
  readonly isUnread: (at: number) => boolean;
}): FragmentReader => {
  /** Whether what could not be read before gives the reason for what stands here. */
  const isExplainedAt = (at: number): boolean => {
    const joint = fragments[at]?.joint;
    // "let me sleep in on Saturdays, nothing before 11".
    const isAsleep = contentAt(fragments, at - 1).some((item) => symbolOf(item) === "sleep");
    const isNoAlone = !hasContent(fragments[at]?.items ?? []);
    return (
      (joint === "so" || (joint === "," && (isNoAlone || isAsleep))) &&
      isUnread(at - 1) &&
      !isPast(fragments[at - 1]?.items ?? [])
    );
  };

  const isWhoOrDay = ({ kind }: Item): boolean => kind === "who" || dayKinds.has(kind);

  /** The days and subjects of what stands before a "so" and could not be read. */
  const reasonBefore = (at: number): readonly Item[] | undefined => {
    if (!isExplainedAt(at) || contentAt(fragments, at).some(isWhoOrDay)) return undefined;
    // "Eid is the 20th and 21st, so both days free".
    let first = at - 1;
    while (first > 0 && first > at - 4 && isListJoint(fragments[first]?.joint ?? ".")) first -= 1;
    const said = clauseOf(joinedItems(fragments.slice(first, at)));
    const scope = said.items.filter(isWhoOrDay);
    return scope.length === 0 ? undefined : scope;
  };

  /** Where the list ends that begins here, if it is one and not two wishes that each can be read. */
  const oneListEnd = (at: number): number => {
    const end = listEnd(fragments, at);
    const second = secondWishAt(fragments, at, end);
    if (second === undefined) return end;
    const canRead = (from: number, to: number): boolean =>
      reader.byFrames(joinedItems(fragments.slice(from, to))) !== undefined;
    return canRead(at, second) && canRead(second, end) ? second : end;
  };

  const itemsAt = (at: number): readonly Item[] => fragments[at]?.items ?? [];
  const joinedFrom = (at: number, to: number): readonly Item[] =>
    joinedItems(fragments.slice(at, to));

  /** "Saturdays I sleep in, so not before 11" speaks of Saturdays. */
  const readExplained = (at: number, before: readonly Item[]): ReadAt | undefined => {
    const led = reader.withLead(itemsAt(at), { items: before, how: "alone", used: false });
    return led && { read: led, next: at + 1 };
  };

  /** With what says it more exactly, or what is excepted: "except Wednesday and Sunday". */
  const readNarrowed = (at: number, joint: Joint): ReadAt | undefined => {
    const isExcepted = isException(fragments, at + 1);
    const next = isExcepted ? Math.max(listEnd(fragments, at + 1), at + 2) : at + 2;
    const read = readItems(joinedFrom(at, next), joint);
    return read && { read, next };
  };

  const readList = (at: number, joint: Joint): ReadAt | undefined => {
    for (let end = oneListEnd(at); end > at; end -= 1) {
      const read = readItems(joinedFrom(at, end), joint);
      if (read !== undefined) return { read, next: end };
    }
    return undefined;
  };

  /** "chem has 12 chapters and I did 3": only together they say something. */
  const readTogether = (at: number, joint: Joint): ReadAt | undefined => {
    for (const end of [at + 3, at + 2].filter((each) => each <= fragments.length)) {
      const isTail = fragments
        .slice(at + 1, end)
        .every(
          (part) =>
            closeJoints.has(part.joint) &&
            hasContent(part.items) &&
            reader.byFrames(part.items) === undefined,
        );
      const read = isTail ? readItems(joinedFrom(at, end), joint) : undefined;
      if (read !== undefined) return { read, next: end };
    }
    return undefined;
  };

  /** "never on weekends, except ...": without its exception a wish says too much. */
  const readWhole = (at: number, joint: Joint): ReadAt | undefined =>
    isException(fragments, at) ? undefined : (readList(at, joint) ?? readTogether(at, joint));

  const readAt = (at: number): ReadAt | undefined => {
    const joint = fragments[at]?.joint ?? ".";
    if (isAfterSomething(itemsAt(at)) && fragments[at + 1]?.joint === "so") return undefined;
    const before = reasonBefore(at);
    const explained = before && readExplained(at, before);
    if (explained !== undefined || (before !== undefined && joint !== ",")) return explained;
    return isElaboration(fragments, at + 1) || isException(fragments, at + 1)
      ? readNarrowed(at, joint)
      : readWhole(at, joint);
  };

  return { reasonBefore, readAt };
};
