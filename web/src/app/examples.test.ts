import { readComingUp, readDueWork, readWorkText } from "@smart-planner/planner/due-work";
import { parseDay } from "@smart-planner/planner/time";
import { readFixedTimes } from "@smart-planner/planner/written";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { workImportWords } from "@smart-planner/words/en/work-import";
import { languages, languageTags } from "@smart-planner/words/languages";
import { wordsOf } from "@smart-planner/words/said";
import { expect, it } from "vitest";

const today = parseDay("2026-06-10") ?? expect.fail();

it.each(languageTags)("the examples in %s are read as they are written", async (tag) => {
  const language = languages[tag];
  const words = wordsOf(
    language === undefined
      ? []
      : (await Promise.all([language.visitors(), language.members()])).flatMap(
          (file) => file.default,
        ),
  );
  const context = { today, subjects: [] };

  const { found, unread } = readComingUp(words(firstRunWords).example, context);
  expect(unread).toEqual([]);
  expect(found.map(({ kind }) => kind)).toEqual(["exam", "due", "fixed"]);

  const [work] = readDueWork(words(dueWorkWords).example, context);
  expect(work).toMatchObject({ minutes: 360, due: { day: "2026-06-12" } });

  const fixed = readFixedTimes(words(commitmentsWords).whatElseExample);
  expect(fixed.rest).toEqual([]);
  expect(fixed.times.map(({ days }) => days)).toEqual([[1, 3], [5]]);

  const { example: text } = words(workImportWords);
  const { items } = readWorkText({ name: "", text, today, localTime: () => "" });
  expect(items.map(({ due }) => due)).toEqual(["2026-10-12", "2026-10-19T10:00"]);
});
