/** Written here: the first page does not load the schemas. */
export const passwordRule = "At least 8 characters.";
