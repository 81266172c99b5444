import { hashOfText } from "./write/text-hash.ts";

const ending = "@smart-planner";
const ownUid = new RegExp(`^[0-9a-z]{2,14}${ending}$`, "i");

/** A hash, because the key may name a subject that others must not see. */
export const ownUidOf = (owner: string, key: string): string =>
  `${hashOfText(`${owner} ${key}`)}${ending}`;

/** Whether a planner wrote the event, of this student or another. */
export const isOwnUid = (uid: string): boolean => ownUid.test(uid);
