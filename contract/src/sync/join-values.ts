/** How two versions with a common ancestor are joined. */
export type Shape =
  | { readonly kind: "whole" }
  | { readonly kind: "map"; readonly each: Shape }
  /** Field by field. Of fields that belong together the later ones win. */
  | {
      readonly kind: "fields";
      readonly shapes?: Readonly<Record<string, Shape>>;
      readonly together?: readonly string[];
    }
  | {
      readonly kind: "list";
      readonly by: string;
      readonly isUnique: boolean;
      readonly item: Shape;
    };

interface Versions {
  /** The ancestor; `undefined` if there was none. */
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Join = (versions: Versions, shape: Shape) => unknown;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Independent of the order of keys. */
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
 * The item of `before` that each item of `after` was: the same, else one of the same name. A
 * renamed item is another item, so that edits of the first elsewhere do not apply to it.
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
 * Additions, changes and removals of both sides; changed on one and removed on the other stays.
 * Their items are appended, so that rows do not move while the student types.
 */
const joinLists = (versions: Versions, shape: ListShape, join: Join): readonly unknown[] => {
  const isBlank = (item: unknown) => Object.values(fieldsOf(item)).every((value) => value === "");
  // Two texts typed into a blank row are two rows.
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

/** Item by item or field by field; `undefined` if a side has no such parts. */
const joinParts = (versions: Versions, shape: Shape, join: Join): unknown => {
  const { ours, theirs } = versions;
  if (shape.kind === "whole") return undefined;
  if (shape.kind === "list") {
    const areLists = Array.isArray(ours) && Array.isArray(theirs);
    return areLists ? joinLists(versions, shape, join) : undefined;
  }
  if (!isFields(ours) || !isFields(theirs)) return undefined;
  if (shape.kind === "map")
    return joinFields(versions, { shapeOf: () => shape.each, together: [] }, join);
  const { shapes = {}, together = [] } = shape;
  const shapeOf = (key: string) =>
    (Object.hasOwn(shapes, key) ? shapes[key] : undefined) ?? { kind: "whole" as const };
  return joinFields(versions, { shapeOf, together }, join);
};

const isNothing = (value: unknown): boolean => value === undefined || value === "";

export const joinValues = (
  versions: Versions,
  { shape, isOursLater }: { readonly shape: Shape; readonly isOursLater: boolean },
): unknown => {
  const join: Join = (versions, shape) => {
    const { base, ours, theirs } = versions;
    if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
    if (isSame(base, ours)) return theirs;
    const joined = joinParts(versions, shape, join);
    if (joined !== undefined) return joined;
    // A filled field or a changed item survives the other side's emptiness.
    if (isNothing(ours) !== isNothing(theirs)) return isNothing(ours) ? theirs : ours;
    return isOursLater ? ours : theirs;
  };
  return join(versions, shape);
};
