export const frameWords = {
  skipToContent: "Skip to content",
  credit: (year: number) => `Made for students by the Smart Planner team · © ${year}`,
  error: "Error",
  unexpectedError: "Unexpected Application Error!",
  backToApp: "Back to Smart Planner",
  serverAway: "Smart Planner is taking a break",
  serverAwayText:
    "The server cannot be reached right now. Your plan and your progress are safe in this browser. Check your connection, or try again in a moment.",
  tryAgain: "Try again",
};
