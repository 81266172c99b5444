export const availabilityWords = {
  weekly: "Weekly availability",
  paintByMouse: "Click and drag to mark time blocks, click again to remove.",
  paintByTouch: "Tap to mark time blocks, tap again to remove.",
  paintFree: "Paint Free Time to study only then. Leave a day empty and we use any free hour.",
  byKeyboard: "By keyboard: arrows move, Space paints, Shift with arrows paints a range.",
  undo: "Undo",
  clearAll: "Clear all",
  hour: "Hour",
  blockType: "Block type",
  types: { free: "Free Time", class: "Class", commitment: "Commitment", sleep: "Sleep" },
  hours: (hours: number) => `${hours} h`,
  aWeek: " a week",
  cell: (weekday: string, hour: string, block: string | undefined) =>
    `${weekday} ${hour}, ${block ?? "empty"}`,
  stroke: (block: string | undefined, days: string, from: string, to: string) =>
    `${block ?? "Clear"}, ${days}, ${from} to ${to}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  copyDay: "Copy a day",
  copyTo: "Copy to",
  copyToDays: "Copy to these days",
};
