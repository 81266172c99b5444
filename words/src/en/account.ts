import type { CalendarDay } from "@smart-planner/planner/model";
import { longLabelOf } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

export const accountWords = {
  yourAccount: "Your account",
  cancel: "Cancel",
  continue: "Continue",
  remove: "Remove",
  save: "Save",
  later: "Later",
  notLoaded: "A part of the page could not be loaded. Check your connection and try again.",
  fillIn: "Please fill in all fields",

  profile: "Profile",
  demoMode: "Demo mode",
  name: "Name",
  email: "Email",
  demoText:
    "Your plan is kept in this browser alone. With an account you have it on every device, and what you have made so far comes along.",
  createAccount: "Create an account",
  displayName: "Display name",
  saveName: "Save name",
  missingName: "Please enter a name.",
  nameSaved: "Your name is saved.",

  notConfirmed: "Not confirmed yet",
  linkSent: "The link is on its way to you.",
  sendLinkAgain: "Send the link again",
  changingTo: (email: string) => `Changing to ${email}`,
  changeEmail: "Change email",
  newEmail: "New email",
  bothAddresses: "We write to both addresses. It is changed when you have said yes at both.",
  sendBothLinks: "Send both links",
  openBothLinks: (before: string, after: string) =>
    `Now open the links in both mails, to ${before} and to ${after}. They work for 30 minutes.`,

  ways: "Ways to sign in",
  waysText: "Set up two, in case you lose one.",
  waysNotLoaded: "This part could not be loaded. Please try again.",
  password: "Password",
  yourPassword: "Your password",
  passwordChangedOn: (day: CalendarDay) => `Changed ${longLabelOf(day)}`,
  noPassword: "You have none yet.",
  change: "Change",
  setAPassword: "Set a password",
  setPassword: "Set password",
  changePassword: "Change password",
  currentPassword: "Current password",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  passwordRule: (least: number, most: number) =>
    `${least} to ${most} characters. A few words in a row are easy to remember and hard to guess.`,
  notEqual: "Passwords do not match",
  keepWays: "Keep these too? Untick any you don’t know.",
  signsOut: "This signs out your other devices and ends old recovery codes.",
  passwordChanged:
    "Your password is changed. Other devices are signed out, and old recovery codes no longer work.",
  withoutPassword:
    "You can do without one: your other ways to sign in stay. If you lose one, an email or a recovery code lets you in.",
  removePassword: "Remove the password",
  confirmPassword: "Please confirm your password",
  confirmYou: "Please confirm that it is you",
  missingPassword: "Please enter your password.",
  usePasskey: "Use a passkey",
  continueWith: (name: string) => `Continue with ${name}`,
  passkeys: "Passkeys",
  passkeysText: "Sign in with your fingerprint, face or screen lock",
  addPasskey: "Add a passkey",
  passkeyName: "Name of the passkey",
  passkeyUse: (added: CalendarDay, used: CalendarDay | null) =>
    `Added ${longLabelOf(added)}, ${used === null ? "not used yet" : `last used ${longLabelOf(used)}`}`,
  thisDevice: "This device",
  rename: (name: string) => `Rename ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  notConnected: "Not connected",
  connectedAs: (name: string, day: CalendarDay) => `Connected as ${name} on ${longLabelOf(day)}`,
  connect: "Connect",
  disconnect: "Disconnect",
  troubles: {
    away: "That server cannot be reached right now. Please try again later.",
    refused: "That did not work. Nothing was changed; please try again.",
    "other-account": "That sign-in belongs to another account here. Nothing was changed.",
    session: "You were signed out meanwhile. Nothing was changed.",
  },

  recoveryCodes: "Recovery codes",
  codesText: (left: number) =>
    `If you are locked out. Each code works once.${left > 0 ? ` You have ${counted(left, "code")} left.` : ""}`,
  makeCodes: "Make codes",
  newCodes: "Make new codes",
  codesOffer:
    "If you ever forget your password, a recovery code lets you in. Save yours now, or later on your account page.",
  showCodes: "Show my recovery codes",
  codesOf: (email: string) => `Recovery codes of Smart Planner for ${email}`,
  codesUse: "Each works once, at “Forgot password?” on the login page.",
  codesShown: (count: number) => `Your ${counted(count, "code")}, shown only now.`,
  codesSave: "Print them or save the file; older codes no longer work.",
  print: "Print",
  download: "Download",
  savedThem: "I have saved them",

  devices: "Signed-in devices",
  devicesNotListed: "Your devices could not be listed. Please try again.",
  lastUsed: (day: CalendarDay) => `Last used on ${longLabelOf(day)}`,
  signOut: "Sign out",
  unknownDevice: "Unknown device",
  signOutDevice: (device: string) => `Sign out ${device}`,
  signOutOthers: "Sign out all other devices",
  signedOut: (device: string) => `${device} is signed out.`,
  othersSignedOut: "Every other device is signed out.",

  stored: "What the server stores about you",
  storedText: "Your profile, your devices and everything you have synced, as one file.",
  downloadEverything: "Download everything",
  fileSent: "The file is on its way to your downloads.",

  parked: "Kept on this browser for others",
  parkedText:
    "Others have used Smart Planner here. Their data is kept apart and comes back when they do; you cannot see it.",
  parkedPlan: ({
    isDemo,
    day,
    kilobytes,
  }: {
    isDemo: boolean;
    day: CalendarDay | null;
    kilobytes: number;
  }) =>
    `The plan of ${isDemo ? "the demo" : "another account"}, set aside ${day === null ? "earlier" : `on ${longLabelOf(day)}`}, ${kilobytes} KB`,
  removeQuestion: "Remove it from this browser?",
  removeText: "Anything already synced stays on the server. Anything else is deleted for good.",

  deleteAccount: "Delete your account",
  deleteText: "Deletes your account and all your data, for good.",
  deleteMine: "Delete my account",
  deleteQuestion: "Delete your account?",
  deleteWarning: <Part>(email: Part) => [
    "Plans, ticks and settings of ",
    email,
    " are removed at once and cannot be brought back. Download them first if you may want them again.",
  ],
};
