import { wishWords } from "../../../words/src/en/wishes.ts";

/** Expected readings are written down as the student reads them in English. */
export const describeWish = wishWords.wish;
export const describeUnkept = wishWords.unkept;
