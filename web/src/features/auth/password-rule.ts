/** Said before it can be broken; without the schemas, which the first page does without. */
export const passwordRule = "At least 8 characters.";
