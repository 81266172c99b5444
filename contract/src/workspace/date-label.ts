const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const monthsByName = new Map(monthNames.map((name) => [name.toLowerCase(), name]));

/** Reads `05-March-2027` and `5 March 2027`; gives the first form. */
export const canonicalLabel = (text: string): string | undefined => {
  const match = /^(\d{1,2})[- ]([A-Za-z]+)[- ](\d{4})$/.exec(text.trim());
  const month = monthsByName.get((match?.[2] ?? "").toLowerCase());
  const day = Number(match?.[1]);
  if (month === undefined || day < 1 || day > 31) return undefined;
  return `${String(day).padStart(2, "0")}-${month}-${match?.[3]}`;
};

/** A progress key begins with a label: both forms of it lead to the same tick. */
export const canonicalProgressKey = (key: string): string => {
  const match = /^(\d{1,2}[- ][A-Za-z]+[- ]\d{4})(-.*)$/s.exec(key);
  const label = match?.[1] === undefined ? undefined : canonicalLabel(match[1]);
  return label === undefined ? key : `${label}${match?.[2] ?? ""}`;
};
