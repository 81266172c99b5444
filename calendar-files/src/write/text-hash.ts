/** A short hash; collisions do not occur among texts of this size. */
export const hashOfText = (text: string): string => {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  const stirred = (one: number, other: number) =>
    (Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>>
    0;
  return `${stirred(low, high).toString(36)}${stirred(high, low).toString(36)}`;
};
