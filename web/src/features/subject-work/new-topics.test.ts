import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { newTopicsOf } from "./new-topics.ts";

it("a chapter that comes with a mark is done from the day it comes", () => {
  const today = parseDay("2026-06-10");
  if (today === undefined) throw new Error("No such day");
  const added = newTopicsOf({
    read: [{ name: "Cells", isDone: true }, { name: "Tissue" }],
    subject: "Biology",
    topics: [],
    today,
    newId: () => "new",
  });
  expect(added.map(({ done, saidOn }) => [done, saidOn])).toEqual([
    [true, today],
    [undefined, undefined],
  ]);
});
