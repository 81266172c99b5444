/** The fields of a stored object that its shape does not name: those of a later version. */
export const unknownFields = (stored: object, shape: object): object =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !Object.hasOwn(shape, name)));
