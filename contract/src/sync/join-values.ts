/** How two versions of a value are joined that both come from a third. */
export type Shape =
  /** Of two changes the later one counts. */
  | { readonly kind: "whole" }
  /** Every key by itself. */
  | { readonly kind: "map"; readonly each: Shape }
  /** Every field by itself, whole where nothing is said; of those that go together the later ones count. */
  | {
      readonly kind: "fields";
      readonly shapes?: Readonly<Record<string, Shape>>;
      readonly together?: readonly string[];
    }
  /** Every item by itself, known by a field. */
  | {
      readonly kind: "list";
      readonly by: string;
      /** Two items of one name are the same item, wherever they were added. */
      readonly isUnique: boolean;
      readonly item: Shape;
    };

interface Versions {
  /** What both come from; `undefined` where there was nothing, here and in both. */
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Join = (versions: Versions, shape: Shape) => unknown;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The same for the same content, whatever the order of its keys. */
const contentOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part)
      ? Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))
      : part,
  ) ?? "";

const isSame = (one: unknown, other: unknown): boolean => contentOf(one) === contentOf(other);

const fieldOf = (value: unknown, key: string): unknown =>
  isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const pick = (value: unknown, keys: readonly string[]): readonly unknown[] =>
  keys.map((key) => fieldOf(value, key));

const keysIn = (...values: readonly unknown[]): readonly string[] => [
  ...new Set(values.flatMap((value) => Object.keys(fieldsOf(value)))),
];

const joinFields = (
  versions: Versions,
  { shapeOf, together }: { shapeOf: (key: string) => Shape; together: readonly string[] },
  join: Join,
): Fields => {
  const { base, ours, theirs } = versions;
  const decided = join(
    { base: pick(base, together), ours: pick(ours, together), theirs: pick(theirs, together) },
    { kind: "whole" },
  );
  const entries = keysIn(ours, theirs).map((key) => {
    const place = together.indexOf(key);
    if (place >= 0) return [key, Array.isArray(decided) ? decided[place] : undefined] as const;
    const [was, own, other] = [base, ours, theirs].map((value) => fieldOf(value, key));
    return [key, join({ base: was, ours: own, theirs: other }, shapeOf(key))] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

type ListShape = Extract<Shape, { readonly kind: "list" }>;

const nameOf = (item: unknown, { by }: ListShape): string => {
  const name = fieldOf(item, by);
  return typeof name === "string" ? name.trim() : "";
};

/**
 * Which item of `before` each item of `after` was: the same, else one of the same name. One with another name
 * is another item: what was changed in the first elsewhere must not fall to it.
 */
const originsOf = (
  before: readonly unknown[],
  after: readonly unknown[],
  shape: ListShape,
): readonly (number | undefined)[] => {
  const origins: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const seek = (saying: (item: unknown) => string) => {
    const waiting = Map.groupBy(free, (origin) => saying(before[origin]));
    for (const [index, now] of after.entries()) {
      const origin = origins[index] === undefined ? waiting.get(saying(now))?.shift() : undefined;
      if (origin === undefined) continue;
      free.delete(origin);
      origins[index] = origin;
    }
  };
  seek(contentOf);
  seek((item) => nameOf(item, shape));
  return origins;
};

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * What was added, changed and removed on either side; changed on one and removed on the other, it stays.
 * Items of theirs go behind ours, so that nothing moves away under a typing hand.
 */
const joinLists = (versions: Versions, shape: ListShape, join: Join): readonly unknown[] => {
  const isBlank = (item: unknown) => Object.values(fieldsOf(item)).every((value) => value === "");
  // A blank row is nobody's: what two devices type into it are two rows.
  const base = itemsOf(versions.base).filter((item) => !isBlank(item));
  const ours = itemsOf(versions.ours);
  const theirs = itemsOf(versions.theirs).filter((item) => !isBlank(item) || !ours.some(isBlank));
  const ourOrigins = originsOf(base, ours, shape);
  const theirOrigins = originsOf(base, theirs, shape);
  const added = new Set(theirs.filter((_, index) => theirOrigins[index] === undefined));
  const twinOf = (item: unknown) => {
    const name = shape.isUnique ? nameOf(item, shape) : "";
    const twin = [...added].find(
      (other) => isSame(item, other) || (name !== "" && name === nameOf(other, shape)),
    );
    added.delete(twin);
    return twin;
  };
  const held = ours.flatMap((item, index) => {
    const origin = ourOrigins[index];
    if (origin === undefined) {
      const twin = twinOf(item);
      return [
        twin === undefined ? item : join({ base: undefined, ours: item, theirs: twin }, shape.item),
      ];
    }
    const was = base[origin];
    const place = theirOrigins.indexOf(origin);
    if (place < 0) return isSame(was, item) ? [] : [item];
    return [join({ base: was, ours: item, theirs: theirs[place] }, shape.item)];
  });
  const others = theirs.filter((item, index) => {
    const origin = theirOrigins[index];
    if (origin === undefined) return added.has(item);
    return !ourOrigins.includes(origin) && !isSame(base[origin], item);
  });
  return [...held, ...others];
};

/** One value from two that both come from a third: what either side changed, and of one thing the later change. */
export const joinValues = (
  versions: Versions,
  { shape, isOursLater }: { readonly shape: Shape; readonly isOursLater: boolean },
): unknown => {
  const join: Join = ({ base, ours, theirs }, shape) => {
    if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
    if (isSame(base, ours)) return theirs;
    const isJoined = shape.kind === "list" ? Array.isArray : isFields;
    if (shape.kind !== "whole" && isJoined(ours) && isJoined(theirs)) {
      const both = { base, ours, theirs };
      if (shape.kind === "list") return joinLists(both, shape, join);
      const { shapes = {}, together = [] } = shape.kind === "fields" ? shape : {};
      const each: Shape = shape.kind === "map" ? shape.each : { kind: "whole" };
      const shapeOf = (key: string) => (Object.hasOwn(shapes, key) ? shapes[key] : each) ?? each;
      return joinFields(both, { shapeOf, together }, join);
    }
    // A field that one side filled, and an item that one side changed, outlive the other's emptiness.
    const isNothing = (value: unknown) => value === undefined || value === "";
    if (isNothing(ours) !== isNothing(theirs)) return isNothing(ours) ? theirs : ours;
    return isOursLater ? ours : theirs;
  };
  return join(versions, shape);
};
