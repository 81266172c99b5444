export const totalMinutes = (parts: readonly { readonly minutes: number }[]): number =>
  parts.reduce((sum, { minutes }) => sum + minutes, 0);
