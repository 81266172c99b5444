const once = "The link works once, for 30 minutes.";
const isItYours = (title: string, what: string) => ({
  title,
  lines: [`You ${what}.`, `Open the link to confirm it. ${once} If it was not you, do nothing.`],
});
const notYou =
  "If it was not you, change your password on the account page: there you choose what stays.";
const chooseNew = "If it was not you, choose a new one with “Forgot password?” on the login page.";

/** Emails, each a title and lines below it. */
export const mailWords = {
  account: {
    reset: {
      title: "Choose a new password",
      lines: [
        "You asked for a new password for your Smart Planner account.",
        `${once} If it was not you, do nothing: your password stays as it is.`,
      ],
    },
    confirm: isItYours(
      "Is this your e-mail address?",
      "made a Smart Planner account with this address",
    ),
    "leave-email": {
      title: "Change the e-mail address of your account?",
      lines: [
        "You asked for another e-mail address for your Smart Planner account.",
        `Open the link to allow it. ${once}`,
        "If it was not you, do nothing, and change your password: nothing happens without this link.",
      ],
    },
    "enter-email": isItYours(
      "Use this address for your account?",
      "asked to use this address for a Smart Planner account",
    ),
    "password-changed": {
      title: "Your password was changed",
      lines: ["The password of your Smart Planner account was changed just now.", chooseNew],
    },
    "password-removed": {
      title: "Your password was removed",
      lines: [
        "Your Smart Planner account has no password from now on. Your other ways to sign in stay.",
        chooseNew,
      ],
    },
    "email-changed": {
      title: "Your e-mail address was changed",
      lines: ["Your Smart Planner account has another e-mail address from now on."],
    },
    "codes-made": {
      title: "New recovery codes were made for your account",
      lines: ["The older codes of your Smart Planner account no longer work.", notYou],
    },
    "passkey-added": {
      title: "A passkey was added to your account",
      lines: ["Your Smart Planner account can be opened with it from now on.", notYou],
    },
    "provider-connected": {
      title: "Another account was connected to yours",
      lines: ["Your Smart Planner account can be opened with it from now on.", notYou],
    },
    "account-deleted": {
      title: "Your account was deleted",
      lines: ["Your Smart Planner account and everything in it is deleted."],
    },
  },
  links: {
    reset: "Choose a new password",
    confirm: "Yes, it is mine",
    "leave-email": "Allow the change",
    "enter-email": "Yes, use it",
  },
  /** Second line of `leave-email`. */
  newAddress: (email: string) => `The new address would be ${email}.`,

  notifications: {
    title: "Is this your e-mail address?",
    lines: [
      "You asked Smart Planner to send notifications to this address.",
      "Open the link to say yes. If it was not you, do nothing: no notifications are sent.",
    ],
  },
  sendHere: "Yes, send them here",
  open: "Open Smart Planner",
  stop: "Stop all e-mails from Smart Planner",
};
