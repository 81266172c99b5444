import { describe, expect, it } from "vitest";
import { parseDay } from "../../time/calendar-day.ts";
import { readWorkText } from "./read-work-text.ts";
import type { WorkItem } from "./work-item.ts";

const read = (name: string, text: string, day = "2026-08-20") => {
  const today = parseDay(day);
  if (today === undefined) throw new Error("no day");
  return readWorkText({ name, text, today, localTime: (instant) => `local ${instant}` });
};

const brief = (items: readonly WorkItem[]) =>
  items.map(({ kind, title, due }) => `${kind}: ${title} ${due ?? "-"}`);
const items = (name: string, text: string, day?: string) => brief(read(name, text, day).items);

describe("task exports", () => {
  it("reads a Todoist template: sections, notes, labels and rules", () => {
    const { items: found, leftOut } = read(
      "Term.csv",
      [
        "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE",
        "section,Biology,,,,,,,,",
        'task,"Lab report, part 2 @lab",,1,1,Me (1),,2026-10-10,en,UTC',
        "note,Ask for the scales,,,,,,,,",
        "task,Water the seedlings,,4,1,Me (1),,every day,en,",
        "task,Sort slides,,4,2,Me (1),,17 Oct,en,",
        ",,,,,,,,,",
      ].join("\r\n"),
    );
    expect(found).toEqual([
      {
        title: "Lab report, part 2",
        kind: "hand-in",
        course: "Biology",
        due: "2026-10-10",
        done: false,
      },
      {
        title: "Water the seedlings",
        kind: "hand-in",
        course: "Biology",
        done: false,
        recurring: "every day",
      },
      { title: "Sort slides", kind: "hand-in", course: "Biology", due: "2026-10-17", done: false },
    ]);
    expect(leftOut).toEqual([{ title: "Ask for the scales", reason: "A note, not a task" }]);
  });

  it("finds the headings below other lines, and takes done work from the status", () => {
    const text = [
      '"Date: 2026-08-01+0000"',
      '"Status:\n0 Normal\n1 Completed"',
      '"Folder Name","List Name","Title","Due Date","Repeat","Status","Completed Time"',
      '"","Maths","Sheet\n3","2026-09-10T15:00:00+0000","RRULE:FREQ=WEEKLY","0","2026-08-02T10:00:00+0000"',
      '"","Maths","Sheet 2","","","2",""',
    ].join("\n");
    expect(read("t.csv", text).items).toEqual([
      {
        title: "Sheet 3",
        kind: "hand-in",
        course: "Maths",
        due: `local ${Date.UTC(2026, 8, 10, 15)}`,
        done: false,
        recurring: "RRULE:FREQ=WEEKLY",
      },
      { title: "Sheet 2", kind: "hand-in", course: "Maths", done: true },
    ]);
  });

  it("reads dates in words, ranges, kinds, estimates and ticks of a database", () => {
    const text = [
      "\uFEFFName,Class,Due Date,Type,Done,Estimate (min)",
      'Lab 3,Chemistry,"October 14, 2026",Assignment,No,120',
      'Paper A,Algebra,"October 20, 2026 9:00 AM",Exam,Yes,',
      'Ch. 5,History,"October 12, 2026 → October 16, 2026",Reading,No,90',
    ].join("\n");
    expect(read("db.csv", text).items).toMatchObject([
      { kind: "hand-in", due: "2026-10-14", done: false, estimateMinutes: 120 },
      { kind: "exam", due: "2026-10-20T09:00", done: true },
      { kind: "reading", due: "2026-10-16", course: "History" },
    ]);
  });

  it("takes the order of numbers from the file, and fractions as weights", () => {
    const list = (first: string, second: string) =>
      read("a.csv", `Assignment,Due,Weight\nEssay,${first},0.4\nPoster,${second},0.6`).items;
    expect(list("3/4/2026", "3/25/2026").map(({ due, weight }) => [due, weight])).toEqual([
      ["2026-03-04", 40],
      ["2026-03-25", 60],
    ]);
    expect(list("3/4/2026", "25/4/2026").map(({ due }) => due)).toEqual([
      "2026-04-03",
      "2026-04-25",
    ]);
  });

  it("reads JSON by its fields: lists, boards, days in UTC, nested dates", () => {
    const google = {
      items: [
        {
          title: "University",
          items: [
            { title: "Essay", status: "completed", due: "2026-10-12T00:00:00.000Z" },
            { title: "Gone", status: "needsAction", deleted: true },
          ],
        },
      ],
    };
    expect(read("Tasks.json", JSON.stringify(google))).toEqual({
      items: [
        { title: "Essay", kind: "hand-in", course: "University", due: "2026-10-12", done: true },
      ],
      leftOut: [{ title: "Gone", reason: "Deleted" }],
    });
    const trello = {
      name: "Board",
      closed: false,
      lists: [{ id: "l1", name: "Doing" }],
      cards: [
        {
          id: "c",
          name: "Poster",
          due: null,
          closed: false,
          idList: "l1",
          labels: [{ name: "x", due: null }],
        },
      ],
    };
    expect(read("b.json", JSON.stringify(trello)).items).toEqual([
      { title: "Poster", kind: "hand-in", course: "Doing", done: false },
    ]);
    const graph = {
      value: [
        {
          title: "Sheet",
          status: "notStarted",
          dueDateTime: { dateTime: "2026-12-18T00:00:00.0000000", timeZone: "UTC" },
          recurrence: { pattern: { type: "weekly" } },
        },
      ],
    };
    expect(read("g.json", JSON.stringify(graph)).items).toEqual([
      { title: "Sheet", kind: "hand-in", due: "2026-12-18", done: false, recurring: "weekly" },
    ]);
    const things = [
      { type: "to-do", attributes: { title: "Draft", deadline: "2026-11-02", when: "2026-10-02" } },
    ];
    expect(items("things.json", JSON.stringify(things))).toEqual(["hand-in: Draft 2026-11-02"]);
  });
});

describe("syllabi", () => {
  it("reads lines: due beside assigned, exams by their name, a list of deadlines", () => {
    const text = [
      "# Fall 2026",
      "- Project 1: Maps (Assigned: Fr, 9/11)",
      "- Project 1: Maps (Due: Tu, 9/22)",
      "- Essay -- due Wednesday, October 7. How do cities grow?",
      "- Midterm exam: October 14, 10:00 am (25%)",
      "- Midterm review: October 12",
      "- Homework is due every Friday.",
      "Sept 30 Poster due",
      "# Deadlines",
      "* **RQ1:** Sep. 9",
      "* Oct 2, 2026: Field notes (group)",
    ].join("\n");
    expect(items("s.md", text)).toEqual([
      "hand-in: Project 1: Maps 2026-09-22",
      "hand-in: Essay 2026-10-07",
      "exam: Midterm exam 2026-10-14T10:00",
      "hand-in: Poster 2026-09-30",
      "hand-in: RQ1 2026-09-09",
      "hand-in: Field notes 2026-10-02",
    ]);
    expect(read("s.md", text).items[2]?.weight).toBe(25);
  });

  it("reads rows that ran together in the text of a PDF, and no dates of the university", () => {
    const text = [
      "Week 3  Sep 14  Loops   HW 1 due Sep 18",
      "Week 7  Oct 12  Midterm Exam (in class)",
      "Problem set 1 due Oct 16",
      "Project proposals are due on October 30th at 5pm. Late work loses 10%.",
      "Assignment 2: assigned 9/21, due 10/5",
      "Drop deadline: September 12",
    ].join("\n");
    expect(items("s.txt", text)).toEqual([
      "hand-in: HW 1 2026-09-18",
      "exam: Midterm Exam 2026-10-12",
      "hand-in: Problem set 1 2026-10-16",
      "hand-in: Project proposals 2026-10-30T17:00",
      "hand-in: Assignment 2 2026-10-05",
    ]);
    expect(read("s.txt", text).items.every(({ weight }) => weight === undefined)).toBe(true);
    expect(items("s.md", "## Sketch\nReleased: 9/3\nDue: 9/17\n## Model\nDue: 10/1")).toEqual([
      "hand-in: Sketch 2026-09-17",
      "hand-in: Model 2026-10-01",
    ]);
  });

  it("reads a schedule: a column of due work, no hand-outs, days of a week", () => {
    const table = (heading: string) =>
      [
        `| Week of | Topic | ${heading} |`,
        "|---|---|---|",
        "| Sep 7 | Exam on Wednesday | Topic choice |",
        "| Sep 14 | Unit tests in practice | Sheet 1 |",
        "| Sep 21 | Exam review | none |",
      ].join("\n");
    expect(items("s.md", table("Due"))).toEqual([
      "exam: Exam 2026-09-09",
      "hand-in: Topic choice 2026-09-07",
      "hand-in: Sheet 1 2026-09-14",
    ]);
    expect(items("s.md", table("Assignment out"))).toEqual(["exam: Exam 2026-09-09"]);
  });

  it("lets a date inside a cell govern the lines below it, and not the name of a part", () => {
    const text = [
      "date,module,work",
      '9-Sep,Midterm exam,"__Due Monday 9/14, by 11pm__\n\n * [Homework #1](h/1.html)\n <!-- Due 4/24 * Homework #9 -->"',
      '16-Sep,Midterm exam,"Homework #2 out"',
    ].join("\n");
    expect(items("s.csv", text)).toEqual(["hand-in: Homework #1 2026-09-14T23:00"]);
  });

  it("reads HTML grids, of nested tables the inner one, and no comments", () => {
    const html = [
      "<html><body><table><tr><td><table class='c'>",
      "<tr><td>Feb 2<br>Lecture</td><td>Feb 3<br><b>DUE:</b> <a href='l'>Lab 0</a></td><td>Feb 4</td></tr>",
      "<!-- <tr><td>Feb 9<br>DUE: Lab 9</td></tr> -->",
      "</table></td></tr></table></body></html>",
    ].join("\n");
    expect(items("c.html", html, "2027-01-20")).toEqual(["hand-in: Lab 0 2027-02-03"]);
  });

  it("reads YAML: work with its due date, days with their quizzes", () => {
    const text = [
      "weeks:",
      "- week: 1",
      "  projects:",
      "  - title: Project 1 - Due May 10",
      "  entries:",
      "  - date: '2026-05-06'",
      "    lecture: 2. Exam 1 - Review",
      "    quiz: Quiz 1",
      "  - date: '2026-05-07'",
      "    quiz: No Quiz",
      "lab01:",
      "  title: Lab 1",
      "  assigned: Friday 5/8",
      "  due: Friday 5/15",
    ].join("\n");
    expect(items("s.yml", text, "2026-04-20").sort()).toEqual([
      "hand-in: Lab 1 2026-05-15",
      "hand-in: Project 1 2026-05-10",
      "quiz: Quiz 1 2026-05-06",
    ]);
  });

  it("reads LaTeX, and the heading above a due date", () => {
    const tex =
      "\\documentclass{article}\n\\def\\term{Fall 2024}\n% due May 1\n\\item[Response 1 ] -- due Wednesday, August 28. Why?\n";
    expect(items("s.tex", tex)).toEqual(["hand-in: Response 1 2024-08-28"]);
    expect(items("s.md", "## Sculpture\n\nDue: 10/12/2026\n\nBring clay.")).toEqual([
      "hand-in: Sculpture 2026-10-12",
    ]);
  });

  it("takes years from weekdays if nothing else says them", () => {
    // 12 January was a Friday in 2024.
    expect(
      items("s.md", "- Lab 1 due Friday 1/12\n- Lab 2 due Wednesday 1/17", "2023-05-01"),
    ).toEqual(["hand-in: Lab 1 2024-01-12", "hand-in: Lab 2 2024-01-17"]);
  });

  it("offers nothing if nothing is due", () => {
    const prose =
      "Late work loses 10 % a day. The final exam is held in the exam period.\n\n| Date | Topic |\n|---|---|\n| 9/8 | Sorting |\n| 9/15 | Trees |";
    expect(items("s.md", prose)).toEqual([]);
    expect(
      items(
        "week.csv",
        "Day,Start,End,Subject\nMonday,09:00,10:00,Maths\nTuesday,09:00,10:00,Project work",
      ),
    ).toEqual([]);
  });
});
