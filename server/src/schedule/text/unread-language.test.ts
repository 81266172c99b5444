import { expect, it } from "vitest";
import { unreadLanguage } from "./unread-language.ts";

it.each([
  ["Welsh", "Amser,Dydd Llun,Dydd Mawrth,Dydd Mercher,Dydd Iau\n9:00,Mathemateg,,,"],
  ["Georgian", `${"ორშაბათი სამშაბათი ოთხშაბათი ხუთშაბათი ".repeat(3)}მათემატიკა`],
  ["Amharic", "ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ እሑድ ሒሳብ ፊዚክስ ኬሚስትሪ ባዮሎጂ ታሪክ ጂኦግራፊ"],
])("%s is named", (language, text) => {
  expect(unreadLanguage(text)).toBe(language);
});

it.each([
  ["English", "Monday Tuesday Wednesday"],
  ["German", "Montag;Dienstag;Mittwoch"],
  ["Spanish, from which others borrow", "LUNES MARTES MIERCOLES JUEVES VIERNES"],
  ["nothing", ""],
])("%s is no language that cannot be read", (_, text) => {
  expect(unreadLanguage(text)).toBeUndefined();
});
