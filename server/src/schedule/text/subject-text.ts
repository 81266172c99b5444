const placeholder =
  /^(?:[-–—_.·•*/\\|~=:]*|n\/?a|nil|none|null|free|free (?:period|time|slot)|no (?:class|classes|lesson|lessons)|off|day off|empty|tba|tbd|tbc|x+|nothing|libre|livre|frei|libero)$/i;

const room =
  /^(?:(?:in\s+)?(?:room|rm|classroom|bldg|building|venue|location|loc|floor|hall|theatre|auditorium|lecture (?:hall|theatre)|lh|lt)\b\.?[\s:#-]*[\w .-]{0,24}|lab\.?\s*[a-z]?-?\d+\w*|[a-z]{1,3}[-. ]?\d{1,4}[a-z]?(?:[./-]\d{1,4}[a-z]?)?|\d{1,2}[./]\d{1,3}[a-z]?|\d{2,4}[a-z]?|online|zoom|ms teams|remote|on campus)$/i;

const person =
  /^(?:(?:with|by)\s+)?(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|teacher|lecturer|instructor|tutor)\b\.?[\s:]+\S.*$/i;

/** `Ing. E. Condori`: a degree counts only before a name with its initials, for `Ing. de Software` is a class. */
const graduate =
  /^(?:Dra|Profa|Ing|Lic|Mag|Mg|Mgs|M\.?Sc|Arq|Dott|Inż|Mgr)\.\s?(?:\p{Lu}\.\s?)+\p{Lu}\p{L}+/u;

const courseCode = /^[A-Z]{2,5}[ -]?\d{2,4}[A-Z]?$/;

/** Pauses, in the languages they are found in: not classes. */
const pause =
  /^\W*(?:(?:(?:short|long|tea|lunch|morning|coffee|meal|dinner)\s+)*(?:break|lunch|recess|interval|intermission)(?:\s+(?:time|break|hour))?|b\s?r\s?e\s?a\s?k|l\s?u\s?n\s?c\s?h|recreo|almuerzo|descanso|comida|receso|recreio|intervalo|almoço|pausa(?: pranzo)?|ricreazione|récré(?:ation)?|pause(?: déjeuner)?|déjeuner|repas|(?:mittags|große |kleine )?pause|pauze|lunchpauze|rast|frokost|przerwa|přestávka|szünet|pauză|istirahat|ishoma|rehat|teneffüs|mola|öğle arası|перерыв|перемена|обед|перерва|διάλειμμα|休憩|昼休み|午休|休息|점심(?:시간)?|쉬는시간|استراحة|הפסקה|พักกลางวัน|nghỉ trưa)\W*(?:\(?\d.*)?$/iu;

export const isBreak = (text: string): boolean => pause.test(text);

export const isPlaceholder = (text: string): boolean => placeholder.test(text.trim());

/** `Room 204`, `B-12`, `Lab 3`, `Online`: the place of a class, not its name. */
export const isPlace = (text: string): boolean => room.test(text.trim());

/** `Dr Adams`, `Prof. Lee`. */
export const isPerson = (text: string): boolean =>
  person.test(text.trim()) || graduate.test(text.trim());

/** `CS101`, `MATH 204`: a subject if there is no better name. */
export const isCourseCode = (text: string): boolean => courseCode.test(text.trim());

const withoutDetails = (text: string): string =>
  text
    .replace(/\s*[([]([^()[\]]*)[)\]]\s*$/, (whole, inner: string) =>
      isPlace(inner) || isPerson(inner) ? "" : whole,
    )
    .replace(/\s*[,;|@·•–—-]?\s*\b(?:room|rm|venue)\b\.?[\s:#-]*[\w.-]{1,8}$/i, "");

const isPrintable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code >= 32 && code !== 127 && code !== 0xfeff;
};

/** One line of plain text, without the marks that separate it from a time or a day. */
export const tidy = (text: string): string =>
  [...text.replace(/\s+/g, " ")]
    .filter(isPrintable)
    .join("")
    .replace(/^[\s:;,|•·*–—←→-]+(?=\S)|[\s:;,|•·–—←→-]+$/g, "")
    .trim();

export interface CellLine {
  readonly text: string;
  /** Height of the letters where the layout tells it. */
  readonly size?: number;
}

export const maxSubjectLength = 200;

/** The name of the class: without room, teacher and small print; nothing for an empty cell. */
export const subjectOf = (lines: readonly CellLine[]): string | undefined => {
  const filled = lines
    .map((line) => ({ ...line, text: tidy(line.text) }))
    .filter((line) => line.text !== "" && !isPlaceholder(line.text));
  const [first] = filled;
  if (first === undefined) return undefined;
  const kept = filled.filter((line, index) => {
    if (index === 0) return true;
    if (isPlace(line.text) || isPerson(line.text)) return false;
    return line.size === undefined || first.size === undefined || line.size > first.size * 0.85;
  });
  const text = tidy(withoutDetails(kept.map((line) => line.text).join(" ")));
  if (!/\p{L}/u.test(text)) return undefined;
  return text.slice(0, maxSubjectLength).trim();
};
