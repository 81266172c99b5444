/** Pages without the app, behind the links in emails. */
export const smallPageWords = {
  open: "Open Smart Planner",

  outdated: {
    title: "This link no longer works",
    text: "It was used already, is older than 30 minutes, or another was asked for since. Nothing was changed.",
  },
  confirm: {
    title: "Is this your e-mail address?",
    text: "Then your Smart Planner account can be reached through it.",
    button: "Yes, it is mine",
  },
  "leave-email": {
    title: "Change the e-mail address of your account?",
    text: "It is changed once you have said yes here and at the new address.",
    button: "Allow the change",
  },
  "enter-email": {
    title: "Use this address for your account?",
    text: "It is changed once you have said yes here and at the present address.",
    button: "Yes, use it",
  },
  confirmed: { title: "Thank you", text: "Your address is confirmed." },
  halfNew: {
    title: "Half done",
    text: "Now open the link in the mail to your new address; then it is changed.",
  },
  halfPresent: {
    title: "Half done",
    text: "Now open the link in the mail to your present address; then it is changed.",
  },
  taken: {
    title: "This address has an account already",
    text: "So it cannot be used for a second one. Your account keeps the address it has.",
  },
  changed: { title: "Your address is changed", text: "Log in with the new one from now on." },

  notificationsOutdated: {
    title: "This link is no longer valid",
    text: "The address was changed or the account is gone. You can look at your Notification Settings in the app.",
  },
  stop: {
    title: "Stop all e-mails?",
    text: "Smart Planner will send you no more notifications by e-mail. Your plan and your account stay as they are.",
    button: "Stop all e-mails",
  },
  stopped: {
    title: "No more e-mails",
    text: "It is done. If you change your mind, turn them on again in your Notification Settings.",
  },
  sendHere: {
    title: "Is this your e-mail address?",
    text: "Then Smart Planner will send your notifications here.",
    button: "Yes, send them here",
  },
  sentHere: {
    title: "Thank you",
    text: "Your notifications come to this address from now on. Every message has a link that ends them.",
  },
};
