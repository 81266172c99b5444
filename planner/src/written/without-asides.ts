import { durationOf } from "./duration-words.ts";

const room =
  "(?:rooms?|rm|halls?|lecture hall|theatre|raum|saal|h[öo]rsaal|salle|amphi|aula|sala|sal[oó]n|zaal|lokaal|sal)\\.?\\s*(?:\\p{L}{0,3}[-.]?\\d+(?:[./-]\\d+)?\\p{L}?|\\p{Lu})";
const isPlace = new RegExp(`^(?:in|at|@)?\\s*${room}$`, "iu");
const placeAtEnd = new RegExp(`(?:\\s*[,;|@]|\\s+\\p{Pd}|\\s+(?:in|at))\\s*${room}\\s*$`, "iu");
const isTime = /^[\d\s:.\p{Pd}]*\d[:.]\d{2}[\d\s:.\p{Pd}]*(?:am|pm|uhr|h)?$/iu;
const brackets = /\s*[([]\s*([^()[\]]*?)\s*[)\]]/gu;

/** `(1h 30m)` is a length, but `(2)` may be the second paper. */
const isLength = (text: string): boolean => /\p{L}/u.test(text) && durationOf(text) !== undefined;

/** Whether a piece of text is a room, a time or a length: it says where and how long, not what. */
export const isAside = (text: string): boolean =>
  text === "" || isPlace.test(text) || isTime.test(text) || isLength(text);

/** Without rooms, times and lengths in brackets or at the end. */
export const withoutAsides = (text: string): string =>
  text
    .replace(brackets, (whole, inner: string) => (isAside(inner) ? " " : whole))
    .replace(placeAtEnd, "");
