import { weekdayNames } from "@smart-planner/planner/time";
import { type Class, minutesOf } from "./week.ts";
import { type ClockWriting, type DayWriting, writeDay, writeRange, writeTime } from "./written.ts";

export interface Look {
  readonly font?: string;
  /** Pixels. */
  readonly size?: number;
  readonly lines?: "full" | "light" | "rows" | "none";
  readonly paint?: "none" | "pastel" | "strong" | "zebra";
  readonly align?: "left" | "center";
  readonly clock?: ClockWriting;
  readonly days?: DayWriting;
  readonly details?: boolean;
  readonly title?: string;
  readonly width?: number;
  readonly dark?: boolean;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const borders = {
  full: "td,th{border:1px solid #222}",
  light: "td,th{border:1px solid #c8ccd4}",
  rows: "tr{border-bottom:1px solid #999}",
  none: "",
} as const;

const pastel = ["#dbeafe", "#dcfce7", "#fef3c7", "#fce7f3", "#ede9fe"];
const strong = ["#1d4ed8", "#047857", "#9a3412", "#9d174d", "#5b21b6"];

const paintOf = (subject: string, paint: Look["paint"]): string => {
  const index = [...subject].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5;
  if (paint === "pastel") return `background:${pastel[index]};`;
  return paint === "strong" ? `background:${strong[index]};color:#fff;` : "";
};

export const pageHtml = (body: string, look: Look, css = ""): string => `<!doctype html>
<html><head><meta charset="utf-8"><style>
*{box-sizing:border-box}
html{background:${look.dark === true ? "#15181e" : "#fff"}}
body{margin:0;padding:28px;background:${look.dark === true ? "#15181e" : "#fff"};color:${look.dark === true ? "#e8eaee" : "#111"};width:${look.width ?? 900}px;
font:${look.size ?? 15}px/1.3 ${look.font ?? "Liberation Sans"},sans-serif}
h1{font-size:1.5em;margin:0 0 .7em}
table{border-collapse:collapse;width:100%}
td,th{padding:.45em .6em;text-align:${look.align ?? "left"};-webkit-print-color-adjust:exact}
${borders[look.lines ?? "full"]}
${look.paint === "zebra" ? "tbody tr:nth-child(odd){background:#eef2f7}" : ""}
small{font-size:.75em;display:block}
${css}</style></head><body>${look.title === undefined ? "" : `<h1>${escaped(look.title)}</h1>`}${body}</body></html>`;

export type ListColumn = "day" | "subject" | "start" | "end" | "range" | "room" | "teacher";

const headings: Readonly<Record<ListColumn, string>> = {
  day: "Day",
  subject: "Subject",
  start: "Start",
  end: "End",
  range: "Time",
  room: "Room",
  teacher: "Teacher",
};

const listCell = (item: Class, column: ListColumn, look: Look): string => {
  const clock = look.clock ?? "24";
  if (column === "day") return writeDay(item.day, look.days ?? "long");
  if (column === "start") return writeTime(item.startTime, clock);
  if (column === "end") return writeTime(item.endTime, clock);
  if (column === "range") return writeRange(item.startTime, item.endTime, clock);
  return item[column];
};

export const listHtml = (
  week: readonly Class[],
  columns: readonly ListColumn[],
  look: Look,
  { headed = true }: { readonly headed?: boolean } = {},
): string => {
  const head = columns.map((column) => `<th>${headings[column]}</th>`).join("");
  const rows = week.map(
    (item) =>
      `<tr>${columns.map((column) => `<td>${escaped(listCell(item, column, look))}</td>`).join("")}</tr>`,
  );
  const table = `<table>${headed ? `<thead><tr>${head}</tr></thead>` : ""}<tbody>${rows.join("")}</tbody></table>`;
  return pageHtml(table, look);
};

/** A list whose day is written once, in a cell beside all the classes of that day. */
export const mergedDaysHtml = (week: readonly Class[], look: Look): string => {
  const rows = week.map((item, index) => {
    const own = week.filter((other) => other.day === item.day);
    const day =
      week[index - 1]?.day === item.day
        ? ""
        : `<td rowspan="${own.length}">${writeDay(item.day, look.days ?? "long")}</td>`;
    const range = writeRange(item.startTime, item.endTime, look.clock ?? "24");
    return `<tr>${day}<td>${range}</td><td>${escaped(item.subject)}</td></tr>`;
  });
  const head = "<thead><tr><th>Day</th><th>Time</th><th>Course</th></tr></thead>";
  return pageHtml(`<table>${head}<tbody>${rows.join("")}</tbody></table>`, look);
};

/** A column for each day, with classes below each other that carry their own times. */
export const dayColumnsHtml = (week: readonly Class[], look: Look): string => {
  const days = weekdayNames.filter((day) => week.some((item) => item.day === day));
  const most = Math.max(...days.map((day) => week.filter((item) => item.day === day).length));
  const head = days.map((day) => `<th>${writeDay(day, look.days ?? "long")}</th>`).join("");
  const rows = Array.from({ length: most }, (_, row) => {
    const cells = days.map((day) => {
      const item = week.filter((other) => other.day === day)[row];
      if (item === undefined) return "<td></td>";
      const range = writeRange(item.startTime, item.endTime, look.clock ?? "24");
      return `<td>${range}<br>${escaped(item.subject)}</td>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
  return pageHtml(table, look, "table{table-layout:fixed}td{height:4em}");
};

/** A heading for each day and a line for each class. */
export const sectionsHtml = (week: readonly Class[], look: Look): string => {
  const days = weekdayNames.filter((day) => week.some((item) => item.day === day));
  const parts = days.map((day) => {
    const lines = week
      .filter((item) => item.day === day)
      .map((item) => {
        const range = writeRange(item.startTime, item.endTime, look.clock ?? "24");
        return `<p>${range} &nbsp; ${escaped(item.subject)}</p>`;
      });
    return `<h2>${writeDay(day, look.days ?? "long")}</h2>${lines.join("")}`;
  });
  return pageHtml(parts.join(""), look, "h2{font-size:1.15em;margin:1em 0 .3em}p{margin:.2em 0}");
};

interface GridInput {
  readonly week: readonly Class[];
  readonly look: Look;
  /** Minutes of a row. */
  readonly step: number;
  readonly labels: "start" | "range";
}

const clockAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const spanOf = (week: readonly Class[], step: number): { from: number; rows: number } => {
  const from = Math.floor(Math.min(...week.map((item) => minutesOf(item.startTime))) / 60) * 60;
  const to = Math.max(...week.map((item) => minutesOf(item.endTime)));
  return { from, rows: Math.max(2, Math.ceil((to - from) / step)) };
};

const classHtml = (item: Class, look: Look): string =>
  `${escaped(item.subject)}${look.details === true ? `<small>${item.room}</small>` : ""}`;

const labelHtml = ({ look, step, labels }: GridInput, at: number): string => {
  const clock = look.clock ?? "24";
  return labels === "start"
    ? writeTime(clockAt(at), clock)
    : writeRange(clockAt(at), clockAt(at + step), clock);
};

/** Days across and hours down; a class spans as many rows as it lasts. */
export const gridHtml = (input: GridInput): string => {
  const { week, look, step } = input;
  const { from, rows } = spanOf(week, step);
  const days = weekdayNames.filter(
    (day, index) => index < 5 || week.some((item) => item.day === day),
  );
  const head = days.map((day) => `<th>${writeDay(day, look.days ?? "long")}</th>`).join("");
  const body = Array.from({ length: rows }, (_, row) => {
    const at = from + row * step;
    const cells = days.map((day) => {
      const own = week.filter((item) => item.day === day);
      const starting = own.find((item) => minutesOf(item.startTime) === at);
      if (starting !== undefined) {
        const span = (minutesOf(starting.endTime) - at) / step;
        return `<td rowspan="${span}" style="${paintOf(starting.subject, look.paint)}">${classHtml(starting, look)}</td>`;
      }
      const covered = own.some(
        (item) => minutesOf(item.startTime) < at && minutesOf(item.endTime) > at,
      );
      return covered ? "" : "<td></td>";
    });
    return `<tr><td>${labelHtml(input, at)}</td>${cells.join("")}</tr>`;
  });
  const css = `table{table-layout:fixed}td{height:${step >= 60 ? 3.4 : 2.2}em}`;
  return pageHtml(
    `<table><thead><tr><th>Time</th>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`,
    look,
    css,
  );
};

/** Days down and hours across. */
export const turnedGridHtml = (input: GridInput): string => {
  const { week, look, step } = input;
  const { from, rows } = spanOf(week, step);
  const days = weekdayNames.filter((day) => week.some((item) => item.day === day));
  const head = Array.from(
    { length: rows },
    (_, row) => `<th>${labelHtml(input, from + row * step)}</th>`,
  );
  const body = days.map((day) => {
    const own = week.filter((item) => item.day === day);
    const cells = Array.from({ length: rows }, (_, row) => {
      const at = from + row * step;
      const starting = own.find((item) => minutesOf(item.startTime) === at);
      if (starting !== undefined) {
        const span = (minutesOf(starting.endTime) - at) / step;
        return `<td colspan="${span}" style="${paintOf(starting.subject, look.paint)}">${classHtml(starting, look)}</td>`;
      }
      return own.some((item) => minutesOf(item.startTime) < at && minutesOf(item.endTime) > at)
        ? ""
        : "<td></td>";
    });
    return `<tr><th>${writeDay(day, look.days ?? "long")}</th>${cells.join("")}</tr>`;
  });
  const css = "table{table-layout:fixed}td{height:3.4em}";
  return pageHtml(
    `<table><thead><tr><th></th>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`,
    look,
    css,
  );
};

/** As calendar programs print a week: hour lines, labels on the lines, boxes laid over them. */
export const calendarHtml = (week: readonly Class[], look: Look): string => {
  const { from, rows } = spanOf(week, 60);
  const hour = 52;
  const width = ((look.width ?? 900) - 130) / 5;
  const head = weekdayNames
    .slice(0, 5)
    .map(
      (day, index) =>
        `<div class="head" style="left:${64 + index * width}px;width:${width}px">${writeDay(day, look.days ?? "short")}</div>`,
    );
  const hours = Array.from(
    { length: rows + 1 },
    (_, row) =>
      `<div class="hour" style="top:${40 + row * hour}px"></div><div class="label" style="top:${40 + row * hour - 9}px">${writeTime(clockAt(from + row * 60), look.clock ?? "24")}</div>`,
  );
  const boxes = week.map((item) => {
    const top = 40 + ((minutesOf(item.startTime) - from) / 60) * hour;
    const height = ((minutesOf(item.endTime) - minutesOf(item.startTime)) / 60) * hour;
    const left = 64 + weekdayNames.indexOf(item.day) * width;
    const paint = paintOf(item.subject, look.paint ?? "pastel");
    return `<div class="box" style="left:${left + 2}px;width:${width - 4}px;top:${top}px;height:${height - 2}px;${paint}">${classHtml(item, look)}</div>`;
  });
  const css = `.frame{position:relative;height:${80 + rows * hour}px}.frame>div{position:absolute}
.head{top:6px;text-align:center;font-weight:bold}.hour{left:60px;right:0;border-top:1px solid #d5d9e0}
.label{left:0;width:54px;text-align:right;line-height:18px;font-size:.85em}
.box{padding:3px 6px;overflow:hidden;line-height:1.2;-webkit-print-color-adjust:exact}`;
  return pageHtml(
    `<div class="frame">${head.join("")}${hours.join("")}${boxes.join("")}</div>`,
    look,
    css,
  );
};
