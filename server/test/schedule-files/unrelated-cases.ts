import type { Case } from "./cases.ts";
import { pageHtml } from "./html.ts";
import type { Rendering } from "./render.ts";

const letter = `<p>Dear parents,</p><p>On Monday from 9:00 to 10:30 the hall is closed for repairs.
We meet again on Thursday at 14:00. Please send questions before Friday 17:00.</p>
<p>The library opens Monday to Friday, 8:30 - 16:00, and on Saturday until noon.</p><p>Kind regards</p>`;

const receipt = `<h1>Receipt 4711</h1><table><tr><th>Item</th><th>Qty</th><th>Price</th></tr>
<tr><td>Notebook</td><td>2</td><td>3.50</td></tr><tr><td>Pencil</td><td>10</td><td>0.45</td></tr>
<tr><td>Total</td><td></td><td>11.50</td></tr></table><p>Tue 14 Oct 2026 15:32</p>`;

const buses = `<h1>Line 12</h1><table><tr><th>Stop</th><th>1</th><th>2</th><th>3</th></tr>
<tr><td>Station</td><td>08:05</td><td>08:35</td><td>09:05</td></tr>
<tr><td>Market</td><td>08:12</td><td>08:42</td><td>09:12</td></tr>
<tr><td>Hospital</td><td>08:20</td><td>08:50</td><td>09:20</td></tr></table>`;

const hours = `<h1>Opening hours</h1><table><tr><td>Monday</td><td>9:00 - 17:00</td></tr>
<tr><td>Tuesday</td><td>9:00 - 17:00</td></tr><tr><td>Wednesday</td><td>closed</td></tr></table>`;

const month = `<h1>October 2026</h1><table><tr><th>Mon</th><th>Tue</th><th>Wed</th><th>Thu</th><th>Fri</th></tr>
${[0, 1, 2, 3].map((week) => `<tr>${[5, 6, 7, 8, 9].map((day) => `<td>${day + week * 7}</td>`).join("")}</tr>`).join("")}</table>`;

const recipe = `<h1>Pancakes</h1><ol><li>Mix 200 g of flour with 3 eggs.</li><li>Wait 20-30 minutes.</li>
<li>Fry for 2 minutes on each side.</li></ol>`;

const drawn: readonly (readonly [string, string])[] = [
  ["blank", ""],
  ["a letter", letter],
  ["a receipt", receipt],
  ["a bus timetable", buses],
  ["opening hours", hours],
  ["a month", month],
  ["a recipe", recipe],
];

const renderings: readonly Omit<Rendering, "html">[] = [
  { as: "pdf" },
  { as: "png", scale: 1.5 },
  { as: "jpeg", scale: 2, quality: 70, turn: 0.8 },
];

const texts: readonly (readonly [string, "csv" | "ics", string])[] = [
  ["prices", "csv", "Item,Price\nPencil,1.20\nRuler,2.30\n"],
  ["contacts", "csv", "Name;Phone\nAda;555-1234\nAlan;555-9876\n"],
  ["lines of commas", "csv", ",,,\n,,,\n"],
  ["opening hours", "csv", "Day,Open,Close\nMonday,9:00,17:00\nTuesday,9:00,17:00\n"],
  ["no event", "ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"],
  [
    "whole days",
    "ics",
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Holiday\r\nDTSTART;VALUE=DATE:20261005\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
  ],
];

/** Files with nothing to read in them: any row is an invented one. */
export const unrelatedCases = (): Case[] => [
  ...texts.map(
    ([name, kind, text]): Case => ({
      name: `unrelated, ${name}`,
      kind,
      source: { text },
      expected: [],
    }),
  ),
  ...drawn.flatMap(([name, body]) =>
    renderings.map(
      (rendering): Case => ({
        name: `unrelated, ${name}`,
        kind: rendering.as,
        source: { rendering: { html: pageHtml(body, { lines: "light" }), ...rendering } },
        expected: [],
      }),
    ),
  ),
];
