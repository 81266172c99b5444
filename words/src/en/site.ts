/** Of the built pages and the installed app: search results, link previews, shortcuts. */
export const siteWords = {
  description: "Enter your subjects, exam dates and daily hours and get a day-by-day study plan.",
  needsJavaScript: "Smart Planner needs JavaScript. Please switch it on and load the page again.",
  notAvailable: "Not available",
  blog: "Six short reads for students on planning, remembering and staying well, each with the studies behind it.",
  contact:
    "A question about your study plan, an idea, or something that does not work? Write to us.",
  accessibility:
    "Which accessibility criteria Smart Planner meets, how that was checked, and known gaps.",
  login:
    "Log in to Smart Planner, or try it as a demo user: subjects, exam dates and hours become a day-by-day study plan.",
  signup:
    "Create a free Smart Planner account and turn your exam dates into a day-by-day study plan.",
  feedTitle: "Smart Planner blog",
  feed: "Short reads for students on planning, remembering and staying well.",
  shortcuts: ["Today", "Start studying", "Your time"],
  screenshots: [
    "Today, due work and the week",
    "The week of study sessions",
    "Today and due work",
    "One day of study sessions",
    "A timer for one study session",
  ],
};
