import { expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

/** A text as the old alphabet of a spreadsheet writes it, by asking for every letter of its tables. */
const encoded = (text: string, alphabet: string): Uint8Array => {
  const decoder = new TextDecoder(alphabet);
  const codes = new Map<string, readonly number[]>();
  for (let first = 0x80; first < 0x100; first += 1) {
    for (let second = 0x40; second < 0x100; second += 1) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if (letter.length === 1) codes.set(letter, [first, second]);
    }
    const letter = decoder.decode(Uint8Array.of(first));
    if (letter !== "\uFFFD") codes.set(letter, [first]);
  }
  return Uint8Array.from(
    [...text].flatMap((letter) => codes.get(letter) ?? [letter.charCodeAt(0)]),
  );
};

it.each([
  ["windows-1252", "Hora;Lunes;Martes;Miércoles\n8:00-9:00;Física;Álgebra;"],
  ["windows-1251", "Время;Пн;Вт;Ср\n9:00-10:00;Алгебра;Физика;Химия"],
  ["windows-1250", "Godz;Poniedziałek;Środa;Piątek\n8:00-8:45;źródła;chemia;"],
  ["gb18030", "时间,星期一,星期二,星期三\n8:00-8:45,语文,数学,英语"],
  ["shift_jis", "時限,月,火,水,木\n9:00-10:30,数学,英語,,物理"],
])("tells %s by the days that it names", (alphabet, text) => {
  expect(decodeText(encoded(text, alphabet))).toBe(text);
});
