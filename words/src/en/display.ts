export const displayWords = {
  display: "Display",
  labels: { language: "Language", weekStart: "Week starts on", clock: "Clock" },
  values: {
    auto: "Automatic",
    monday: "Monday",
    sunday: "Sunday",
    saturday: "Saturday",
    24: "24 hours",
    12: "12 hours",
  },
  languageHint: "Your own words stay as you wrote them.",
  beta: (language: string) => `${language} · beta`,
  looksLike: "It looks like this",
  times: (from: string, to: string) => `${from} to ${to}`,
};
