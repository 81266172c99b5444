/** In milliseconds since 1970, and finer than those: processes compare their notes by it. */
export const now = () => performance.timeOrigin + performance.now();
