import { expect, it } from "vitest";
import { readFixedTimes } from "./read-fixed-times.ts";

const [mon, tue, wed, thu, fri, sat, sun] = [0, 1, 2, 3, 4, 5, 6] as const;

it.each([
  ["football Tue Thu 18–19:30", "Football", [tue, thu], "18:00", "19:30"],
  ["café Sat 10–16", "Café", [sat], "10:00", "16:00"],
  ["football Mon, Wed 4-6pm", "Football", [mon, wed], "16:00", "18:00"],
  ["School Mon-Fri until 15:30", "School", [mon, tue, wed, thu, fri], "08:00", "15:30"],
  ["every Sunday from 9 am to noon church", "Church", [sun], "09:00", "12:00"],
  ["night shift on Fridays 22:00-06:00", "Night shift", [fri], "22:00", "06:00"],
  ["piano on weekends 11:00 to 12:00", "Piano", [sat, sun], "11:00", "12:00"],
  ["Fußball Di und Do 17-19", "Fußball", [tue, thu], "17:00", "19:00"],
  ["Schule Mo-Fr bis 15:30", "Schule", [mon, tue, wed, thu, fri], "08:00", "15:30"],
  ["Training dienstags 18:00 bis 19:30", "Training", [tue], "18:00", "19:30"],
] as const)("%s", (text, name, days, startTime, endTime) => {
  expect(readFixedTimes(text)).toEqual({
    times: [{ name, days: [...days], startTime, endTime }],
    rest: [],
  });
});

it("several on one line or on several, and unread words stay", () => {
  const { times, rest } = readFixedTimes("football Tue 18-19, café Sat 10-16\nsome time for me");
  expect(times.map(({ name }) => name)).toEqual(["Football", "Café"]);
  expect(rest).toEqual(["some time for me"]);
});

it.each([
  "football",
  "football Tue",
  "We train 17-19",
  "Tue 18-19",
  "18-19",
  "biology exam 30 Nov",
  "",
])("nothing fixed in %j", (text) => {
  expect(readFixedTimes(text).times).toEqual([]);
});
