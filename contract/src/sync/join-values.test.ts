import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinValues, type Shape } from "./join-values.ts";

const rows: Shape = { kind: "list", by: "subject", isUnique: true, item: { kind: "fields" } };
const meetings: Shape = {
  kind: "list",
  by: "name",
  isUnique: false,
  item: { kind: "fields", together: ["from", "to"] },
};
const cells: Shape = { kind: "map", each: { kind: "whole" } };

const join = (shape: Shape, base: unknown, ours: unknown, theirs: unknown, isOursLater = true) =>
  joinValues({ base, ours, theirs }, { shape, isOursLater });

const row = (subject: string, examDate = "") => ({ subject, examDate });

describe("rows", () => {
  const base = [row("Maths", "1"), row("Latin", "1")];

  it("of one field the later change counts, and other fields changed on the other side are kept", () => {
    const ours = [row("Maths", "2"), row("Latin", "1")];
    const theirs = [row("Maths", "3"), row("Greek", "1")];
    expect(join(rows, base, ours, theirs)).toEqual([row("Maths", "2"), row("Greek", "1")]);
    expect(join(rows, base, ours, theirs, false)).toEqual([row("Maths", "3"), row("Greek", "1")]);
  });

  it("typed into the same blank row are two", () => {
    const blank = [row("Maths", "1"), row("")];
    const joined = join(
      rows,
      blank,
      [row("Maths", "1"), row("Physics", "2")],
      [row("Maths", "1"), row("Greek")],
    );
    expect(joined).toEqual([row("Maths", "1"), row("Physics", "2"), row("Greek")]);
  });

  it("of one name are one, with what either side knows of it", () => {
    expect(join(rows, [], [row("Art")], [row("Art ", "5")])).toEqual([row("Art", "5")]);
  });

  it("given another name do not take the values changed in the first", () => {
    const ours = [row("Maths", "1"), row("Greek", "1")];
    const theirs = [row("Maths", "1"), row("Latin", "9")];
    expect(join(rows, base, ours, theirs, false)).toEqual([
      row("Maths", "1"),
      row("Greek", "1"),
      row("Latin", "9"),
    ]);
  });

  it("with a date and no name yet stay, and keep their date when they get a name", () => {
    expect(join(rows, [], [row(""), row("", "3")], [row("", "4")])).toEqual([
      row(""),
      row("", "3"),
      row("", "4"),
    ]);
    expect(join(rows, [row("", "3")], [row("Art", "3")], [row("", "3"), row("Greek")])).toEqual([
      row("Art", "3"),
      row("Greek"),
    ]);
  });

  it("stay blank as often as they are here", () => {
    expect(join(rows, [], [row("Art"), row("")], [row("Greek"), row("")])).toEqual([
      row("Art"),
      row(""),
      row("Greek"),
    ]);
  });
});

it("two of one name that are not the same both stay", () => {
  const [monday, tuesday] = [1, 2].map((day) => ({ name: "Work", day, from: 9, to: 10 }));
  expect(join(meetings, [], [monday], [tuesday])).toEqual([monday, tuesday]);
  expect(join(meetings, [], [monday], [monday])).toEqual([monday]);
});

it("a start and an end come from one side", () => {
  const was = { name: "Work", day: 1, from: 9, to: 10 };
  const ours = { ...was, day: 3, from: 14, to: 15 };
  expect(join(meetings, [was], [ours], [{ ...was, to: 11 }], false)).toEqual([
    { ...was, day: 3, to: 11 },
  ]);
});

it("a key named like a part of every object is a key", () => {
  const ours = JSON.parse('{"__proto__":1,"constructor":2}');
  const joined = join(cells, {}, ours, { a: 3 });
  expect(Object.entries(Object(joined)).toSorted()).toEqual([
    ["__proto__", 1],
    ["a", 3],
    ["constructor", 2],
  ]);
});

const names = ["Maths", "Latin", "Greek", "Art", "Physics", "Chemistry"];
const anyRows = fc.uniqueArray(
  fc.record({ subject: fc.constantFrom(...names), examDate: fc.constantFrom("1", "2", "3") }),
  { selector: ({ subject }) => subject },
);
type Rows = readonly { readonly subject: string; readonly examDate: string }[];
const inOrder = (list: unknown) =>
  (list as Rows).toSorted((one, other) => (one.subject < other.subject ? -1 : 1));

describe("any three lists", () => {
  it("come to what either side changed, and lose nothing that one side entered", () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyRows, fc.boolean(), (base, ours, theirs, isOursLater) => {
        const joined = inOrder(join(rows, base, ours, theirs, isOursLater));
        const expected = names.flatMap((name) => {
          const [was, own, other] = [base, ours, theirs].map((list: Rows) =>
            list.find(({ subject }) => subject === name),
          );
          const isKept = (one?: Rows[number]) => one?.examDate === was?.examDate;
          if (own === undefined) return other !== undefined && !isKept(other) ? [other] : [];
          if (other === undefined) return isKept(own) ? [] : [own];
          if (isKept(own)) return [other];
          return [isKept(other) || isOursLater ? own : other];
        });
        expect(joined).toEqual(inOrder(expected));
      }),
    );
  });

  it("come to the same on the other side, and again when they are joined twice", () => {
    fc.assert(
      fc.property(anyRows, anyRows, anyRows, fc.boolean(), (base, ours, theirs, isOursLater) => {
        const joined = join(rows, base, ours, theirs, isOursLater);
        expect(inOrder(join(rows, base, theirs, ours, !isOursLater))).toEqual(inOrder(joined));
        // A page was killed after storing a join: it is an edit later than both.
        expect(join(rows, base, joined, theirs, true)).toEqual(joined);
      }),
    );
  });

  it("are left as they are if only one side changed", () => {
    fc.assert(
      fc.property(anyRows, anyRows, fc.boolean(), (base, changed, isOursLater) => {
        expect(join(rows, base, changed, base, isOursLater)).toEqual(changed);
        expect(join(rows, base, base, changed, isOursLater)).toEqual(changed);
      }),
    );
  });
});
