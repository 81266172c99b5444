import { printOfText } from "./write/text-print.ts";

const ending = "@smart-planner";
const ownUid = new RegExp(`^[0-9a-z]{2,14}${ending}$`, "i");

/** A print, because a key may name a subject that others are not to see. */
export const ownUidOf = (owner: string, key: string): string =>
  `${printOfText(`${owner} ${key}`)}${ending}`;

/** Whether a planner wrote the event, this student's or another's: a print does not say whose it is. */
export const isOwnUid = (uid: string): boolean => ownUid.test(uid);
