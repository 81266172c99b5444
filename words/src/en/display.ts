export const displayWords = {
  display: "Display",
  labels: { language: "Language", weekStart: "First day of the week", clock: "Clock" },
  automatic: "Automatic",
  languageHint: "Your own words stay as you wrote them.",
  beta: (language: string) => `${language} · beta`,
  looksLike: "It looks like this",
  times: (from: string, to: string) => `${from} to ${to}`,
};
