/** Fields of a stored object that its shape does not name. */
export const unknownFields = (stored: object, shape: object): object =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !Object.hasOwn(shape, name)));
