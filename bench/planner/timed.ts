/** Processor time in milliseconds, best of three. */
export const timed = (work: () => unknown): number => {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};
