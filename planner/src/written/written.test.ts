import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClock, minutesPerDay } from "../time/clock-time.ts";
import { clockStyleOf, resolveRange } from "./clock-style.ts";
import { rangesIn, timesIn } from "./clock-times.ts";
import { durationOf, minutesOfUnit } from "./duration-words.ts";
import { plainDigits, readLanguages, wordKey } from "./languages.ts";
import { monthOfWord } from "./month-words.ts";
import { weekdayOfWord, weekdaysTogether } from "./weekday-words.ts";

const resolved = (text: string): string | undefined => {
  const [found] = rangesIn(plainDigits(text), { bareHours: true });
  if (found === undefined) return undefined;
  const { range } = found;
  const minutes = resolveRange(range, clockStyleOf([range.start, range.end]));
  return minutes && `${formatClock(minutes.start)}-${formatClock(minutes.end % minutesPerDay)}`;
};

describe("ranges of times", () => {
  it.each([
    ["09:00-10:30", "09:00-10:30"],
    ["9:00 – 10:30", "09:00-10:30"],
    ["14:00 to 15:15", "14:00-15:15"],
    ["from 14:00 until 15:15", "14:00-15:15"],
    ["9.00-10.30", "09:00-10:30"],
    ["0900-1030", "09:00-10:30"],
    ["9am-10am", "09:00-10:00"],
    ["9-10:30am", "09:00-10:30"],
    ["11:00 - 1:00 PM", "11:00-13:00"],
    ["11am-1", "11:00-13:00"],
    ["1-2 pm", "13:00-14:00"],
    ["1:00 p.m. – 2:30 p.m.", "13:00-14:30"],
    ["12:00 PM - 1:00 PM", "12:00-13:00"],
    ["12:00 PM\nto 01:00 PM", "12:00-13:00"],
    ["12:00 AM - 1:00 AM", "00:00-01:00"],
    ["10 am to noon", "10:00-12:00"],
    ["9h00 - 10h30", "09:00-10:30"],
    ["9 Uhr bis 11 Uhr", "09:00-11:00"],
    ["de 8:00 a. m. a 9:00 a. m.", "08:00-09:00"],
    ["上午9:00-11:00", "09:00-11:00"],
    ["오후 1:00 ~ 2:30", "13:00-14:30"],
    ["13時00分〜14時30分", "13:00-14:30"],
    ["٠٩:٠٠ - ١٠:٣٠", "09:00-10:30"],
    ["11:00-1:00", "11:00-13:00"],
    ["1:00-2:30", "13:00-14:30"],
    ["01:00-02:30", "13:00-14:30"],
    ["22:00-06:00", "22:00-06:00"],
    ["23:00-24:00", "23:00-00:00"],
    ["9:00:00 - 10:00:00", "09:00-10:00"],
    ["9-10", "09:00-10:00"],
  ])("%s", (text, expected) => {
    expect(resolved(text)).toBe(expected);
  });

  it.each(["", "Maths", "9:00", "25:00-26:00", "09:75-10:00", "10:00-10:00", "2022-2023"])(
    "%s is none",
    (text) => {
      expect(resolved(text)).toBeUndefined();
    },
  );

  it.each([
    "Chapter 9-10",
    "Call 555-1234",
    "Year 2022-2023",
    "2026-09-14",
    "14/09-16/09",
    "CS101-102",
    "Room 3-12",
  ])("%s is none where no times are expected", (text) => {
    expect(rangesIn(text)).toEqual([]);
  });

  it("finds every one with its place", () => {
    const text = "Period 2 (9:50-10:40), again 1-2 pm";
    expect(rangesIn(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      "9:50-10:40",
      "1-2 pm",
    ]);
  });

  it("takes two times below each other for one range only on request", () => {
    expect(rangesIn("9:00\n10:00")).toEqual([]);
    expect(rangesIn("9:00\n10:00", { stacked: true })).toHaveLength(1);
  });

  it("tells how sure a time is", () => {
    const forms = (text: string) => timesIn(text).map(({ form }) => form);
    expect(forms("9:30, 9.30, 0930, 9, 9 pm, 9 Uhr, noon")).toEqual(
      "colon dot digits bare half hour word".split(" "),
    );
    expect(forms("S1 10A 9th #5 3.14159")).toEqual([]);
  });

  it("reads back every range that a 24-hour clock can write", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (start, end) => {
        fc.pre(start !== end);
        const [found] = rangesIn(`${formatClock(start)}-${formatClock(end)}`);
        expect(found && resolveRange(found.range, { afternoonHours: false })).toEqual({
          start,
          end: end > start ? end : end + minutesPerDay,
        });
      }),
    );
  });
});

describe("lengths", () => {
  it.each([
    ["90 min", 90],
    ["1h 30", 90],
    ["1h30", 90],
    ["1.5 hours", 90],
    ["1,5 Stunden", 90],
    ["2 h", 120],
    ["1:30", 90],
    ["45", 45],
    ["1 hora y 20 minutos", 80],
    ["2 часа", 120],
    ["1時間30分", 90],
  ])("%s", (text, minutes) => {
    expect(durationOf(text)).toBe(minutes);
  });

  it.each(["", "Maths", "0 min", "3 days", "5 minutes 2 hours", "30 hours"])(
    "%s is none",
    (text) => {
      expect(durationOf(text)).toBeUndefined();
    },
  );

  it("knows hours and minutes by their names", () => {
    expect(["Std.", "horas", "minutes", "분"].map(minutesOfUnit)).toEqual([60, 60, 1, 1]);
  });
});

describe("days", () => {
  it("knows the long names of every language that is read", () => {
    for (const language of readLanguages) {
      const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
      const names = [0, 1, 2, 3, 4, 5, 6].map((day) => format.format((4 + day) * 86_400_000));
      expect(weekdaysTogether(names)?.days, language).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
    expect(readLanguages.length).toBeGreaterThan(40);
  });

  it.each([
    ["Monday", 0],
    ["mon", 0],
    ["Tues.", 1],
    ["FRIDAYS", 4],
    ["Dienstag", 1],
    ["miércoles", 2],
    ["Miercoles", 2],
    ["jeudi", 3],
    ["sexta-feira", 4],
    ["sexta", 4],
    ["суббота", 5],
    ["日曜日", 6],
  ])("%s", (word, day) => {
    expect(weekdayOfWord(word)).toBe(day);
  });

  it.each(["", "Maths", "Sunflower", "Money", "TS", "Do", "die", "Mar", "9"])(
    "%s by itself is not a day",
    (word) => {
      expect(weekdayOfWord(word)).toBeUndefined();
    },
  );

  it.each([
    ["Mo Di Mi Do Fr", [0, 1, 2, 3, 4]],
    ["Lu Ma Me Je Ve", [0, 1, 2, 3, 4]],
    ["L M X J V", [0, 1, 2, 3, 4]],
    ["M T W T F", [0, 1, 2, 3, 4]],
    ["S M T W T F S", [6, 0, 1, 2, 3, 4, 5]],
    ["ma di wo do vr", [0, 1, 2, 3, 4]],
    ["Sen Sel Rab Kam Jum", [0, 1, 2, 3, 4]],
    ["пн вт ср чт пт", [0, 1, 2, 3, 4]],
    ["月 火 水 木 金", [0, 1, 2, 3, 4]],
    ["周一 周二 周三", [0, 1, 2]],
    ["Thứ2 Thứ3 Thứ4 Thứ5", [0, 1, 2, 3]],
    ["Pzt Sal Çar Per Cum", [0, 1, 2, 3, 4]],
    ["H K Sze Cs P", [0, 1, 2, 3, 4]],
  ])("%s together", (words, days) => {
    expect(weekdaysTogether(words.split(" "))?.days).toEqual(days);
  });

  it("takes two tiny forms for days only where days are expected", () => {
    expect(weekdaysTogether(["TS", "Do"])).toBeUndefined();
    expect(weekdaysTogether([..."BREAK"])).toBeUndefined();
    expect(weekdaysTogether([..."LUNCH"])).toBeUndefined();
    expect(weekdaysTogether(["Nr", "Mo", "Di", "Mi"])?.days).toEqual([undefined, 0, 1, 2]);
    expect(weekdaysTogether(["Di", "Do"])).toBeUndefined();
    expect(weekdaysTogether(["Di", "Do"], { fewestTiny: 2 })?.days).toEqual([1, 3]);
  });
});

describe("months and digits", () => {
  it.each([
    ["March", 3],
    ["sept.", 9],
    ["janvier", 1],
    ["März", 3],
    ["diciembre", 12],
    ["мая", 5],
    ["Maths", undefined],
  ])("%s", (word, month) => {
    expect(monthOfWord(word)).toBe(month);
  });

  it("reads digits of every script", () => {
    expect(plainDigits("०९:३० １２ ٣")).toBe("09:30 12 3");
    expect(wordKey("Çarşamba ")).toBe("carsamba");
  });
});
