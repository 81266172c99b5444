export const frameWords = {
  skipToContent: "Skip to content",
  credit: (year: number) => `Made for students by the Smart Planner team · © ${year}`,
  error: "Error",
  unexpectedError: "Unexpected Application Error!",
  statuses: {
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
  },
  backToApp: "Back to Smart Planner",
  serverAway: "Smart Planner is taking a break",
  serverAwayText: "The server cannot be reached. Your plan is safe in this browser.",
  tryAgain: "Try again",
};
