/** Answers that say nothing themselves, by their status, and none at all. */
export const apiWords = {
  statuses: {
    401: "Please log in again.",
    403: "You are not allowed to do that.",
    404: "That could not be found.",
    413: "That is too large to send.",
    429: "Too many attempts. Please wait a moment and try again.",
    503: "The server is busy. Please try again in a moment.",
  },
  failed: "Something went wrong on the server. Please try again.",
  unreadable: "Something went wrong. Try again.",
  stopped: "Stopped.",
  tooSlow: "The server took too long to answer. Please try again.",
  accountsMissing: "Accounts are not available on this server. Please continue as demo user.",
  away: "The server cannot be reached. Check your connection and try again.",
};
