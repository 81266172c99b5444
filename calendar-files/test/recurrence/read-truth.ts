/** By calendar; those that it could not read are skipped. */
export const readTruth = (text: string): ReadonlyMap<string, readonly string[]> => {
  const truth = new Map<string, string[]>();
  let rows: string[] = [];
  for (const line of text.split("\n").filter((each) => each !== "")) {
    if (line.startsWith("# ")) {
      rows = [];
      truth.set(line.slice(2), rows);
    } else rows.push(line);
  }
  for (const [name, lines] of truth) if (lines[0]?.startsWith("!")) truth.delete(name);
  return truth;
};
