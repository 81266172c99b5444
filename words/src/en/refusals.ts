import { counted } from "../said.ts";
import { calendarProblemWords } from "./calendar-problems.ts";

const wait = (seconds: number): string => {
  if (seconds < 60) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

const tooOften = "That was very often. Please wait a while and try again.";
const byHand = "You can also type your classes in by hand.";
const chooseAnother = "Choose a PDF, PNG, JPG, CSV or ICS file.";

/** Refusals of the server, by the code it sends beside the English text. A code keeps its values. */
export const refusalWords = {
  "nothing-here": "There is nothing at this address.",
  malformed: "The request could not be read. Reload the page and try again.",
  "no-database": "The server cannot reach its database right now. Try again in a few seconds.",
  "account-gone": "This account is no longer here. Log in again.",
  busy: "The server is very busy right now. Try again in a few seconds.",
  receiving: "The server is receiving very much right now. Try again in a few seconds.",
  failed: "Something went wrong on the server. Nothing was changed; please try again.",
  "other-site":
    "This request did not come from Smart Planner's own pages. Open the app and try again.",
  "too-many": "That was too much at once. Try again in a moment.",
  "too-often": tooOften,
  "body-too-large": (kilobytes: number) =>
    `That is too much to send at once: at most ${kilobytes} KB.`,

  "signed-out": "Please log in again to change your account.",
  "needs-proof": "Please confirm that it is you.",
  "not-your-password": "That is not your current password.",
  "too-many-attempts": (seconds: number) =>
    `Too many attempts. Please wait ${wait(seconds)} and try again.`,
  "email-and-password": "An email and a password are needed.",
  "wrong-sign-in": "The email or the password is not right.",
  "email-taken":
    "There is already an account with this email. Log in instead, or use another email.",
  "no-passwords": (provider: string) => `Passwords are not used here. Continue with ${provider}.`,
  "wrong-email": "That email address does not look right. Check it and try again.",
  "password-short": (least: number) => `The password needs at least ${least} characters.`,
  "password-long": (most: number) => `The password can have at most ${most} characters.`,
  "password-common":
    "That password is among the first that others would try. Choose another, such as three or four words that do not belong together.",
  "display-name": (most: number) => `A display name has 1 to ${most} characters.`,
  "both-passwords": "The current and the new password are needed.",
  "your-password": "Your password is needed.",
  "device-signed-out": "That device is signed out already.",
  "needs-email": "An email is needed.",
  "no-mail-to-check": "This server sends no mail, so the address cannot be checked.",
  "own-email": "That is your address already.",
  "last-way": "Add another way first.",
  "link-used": "This link no longer works. Nothing was changed. Ask for a new link.",
  "wrong-code": "The email or the code is not right.",
  "no-mail": "This server sends no mail. Use a recovery code.",
  "link-incomplete": "The link is not complete.",
  "new-password": "A new password is needed.",
  "email-code-password": "An email, a code and a new password are needed.",
  "passkey-failed": "That passkey did not work here. Try again, or use another way.",
  "passkey-not-added": "That passkey could not be added. Please try again.",
  "passkey-gone": "That passkey is not there any more.",
  "passkey-unreadable": "The answer of the passkey could not be read. Please try again.",
  "most-passkeys": (most: number) =>
    `You have ${most} passkeys, which is the most. Remove one first.`,
  "passkey-and-name": (most: number) =>
    `A passkey and a name of 1 to ${most} characters are needed.`,
  "passkey-name": (most: number) => `A name has 1 to ${most} characters.`,
  "needs-purpose": "Say what it is for.",
  "provider-away": (provider: string) =>
    `The server of ${provider} cannot be reached right now. Try again later.`,
  "many-exports": (seconds: number) =>
    `You have downloaded your data very often. Try again in ${wait(seconds)}.`,

  clock:
    "This device's clock is ahead of the server's. Its changes are sent again with the right time.",
  "too-large": (megabytes: number) =>
    `That is too much to sync at once: at most ${megabytes} MB. Your plan stays on this device.`,
  /** The list of its parts is English: other languages leave it out. */
  quota: (megabytes: string, records: number, taken: string) =>
    `Your account is full: it holds ${megabytes} MB and ${records.toLocaleString("en-GB")} records. The room is taken by ${taken}. Clear a plan you no longer need; everything stays on this device.`,
  "other-user": "Somebody else has signed in on this browser. Reload the page.",
  "sign-in-to-sync": "Sign in to see your plan on every device.",
  protocol: "This page is of another version than the server. Reload it; your plan stays here.",
  "sync-unreadable": "The sync request could not be read. Reload the page.",

  "unknown-zone": "This time zone is not known here.",
  "browser-zone": "The time zone of this browser is not known here.",
  "needs-zone": "A time zone is needed.",
  "notifications-signed-out": "Please log in again to save your notifications.",
  "valid-email": "Please enter a valid email address, and save again.",
  "saved-often": "You have saved very often. Please wait a while and try again.",
  "device-unreachable": "This device could not be reached. Please try again.",
  "no-reminders": "This browser cannot be reminded.",
  "save-first": "Save your preferences first.",
  "reminder-stays": "This reminder cannot be moved.",

  "no-feed": "There is no address yet. Make one first.",
  "feed-detail": "Choose what others will see.",
  "feed-gone": "There is no calendar at this address any more.",
  "needs-account": "Make an account to use this.",
  "most-calendars": (most: number) =>
    `You have ${most} calendars by address already. Remove one first.`,
  "calendar-removed": "This calendar was removed on another device.",
  "refreshed-often": "Your calendars were refreshed very often. Please wait a while.",
  "calendar-problem": (problem: keyof typeof calendarProblemWords) =>
    problem === "password" ? "The address asks for a password" : calendarProblemWords[problem],
  "calendar-address": "Enter the address of a calendar.",

  "contact-incomplete": (most: number) =>
    `Please fill in your name, a valid email address and a message of at most ${most} characters.`,
  "many-messages": "Many messages came from here. Please try again later; your text stays.",

  "plan-too-slow": "Working out this timetable took too long. Try again with fewer subjects.",
  "plan-not-found":
    "No timetable could be found that keeps every guarantee. Change your preferences and try again.",
  "many-timetables": (seconds: number) =>
    `You have asked for many timetables in a short time. Try again in ${wait(seconds)}.`,
  "many-timetables-here": (seconds: number) =>
    `You have asked for many timetables in a short time. Try again in ${wait(seconds)}. Signed-in students may ask more often.`,
  "subjects-and-hours": "Subjects and available hours per day are required",
  "many-subjects": (most: number) => `That is more than ${most} subjects. Remove some of them.`,
  "subject-fields": "Every subject needs a name and an exam date, such as 2027-03-05.",
  "long-preferences": (most: number) =>
    `Your preferences are too long: at most ${most.toLocaleString("en-GB")} characters.`,
  "hours-range": "Available hours per day must be between 1 and 24.",
  "field-customPrompt": "The preferences must be a text.",
  "field-modelType": "Choose flash or pro as the model type.",
  "field-wishes": "The wishes of this plan could not be read. Remove them and try again.",
  "field-today": "The day of today must be written as 2027-03-05.",
  "field-minuteOfDay": "The minute of the day must be a whole number from 0 to 1439.",
  "field-grid": "The weekly availability could not be read. Check it and try again.",
  "field-commitments": "The commitments could not be read. Check them and try again.",
  "field-busy": "Your calendars could not be read. Refresh them and try again.",
  "field-dateLimits": "Your days off could not be read. Check them and try again.",
  "field-tasks": "Your due work could not be read. Check it and try again.",
  "field-preferences": "The study preferences could not be read. Check them and try again.",

  cancelled: "The request was cancelled.",

  "many-files": (seconds: number) =>
    `That was many files in a short time. Try again in ${wait(seconds)}.`,
  "no-form": "Send the file in a form, in the field “schedule”.",
  "no-file": "No file arrived. Choose a file and send it again.",
  "file-broken": "The file did not arrive whole. Send it again.",
  "form-crowded": "This form has too many parts. Send one file alone.",
  "file-too-large": "This file is larger than 10 MB. Choose a smaller one, or take a screenshot.",
  "no-timetable": `No timetable was found in this file. It should be a list with day, time and subject, or a week with days across and hours down. ${byHand}`,
  "no-text": `This PDF holds no text that can be read. Upload a screenshot of it as PNG or JPG instead. ${byHand}`,
  "many-classes": (most: number) =>
    `This file lists more than ${most} classes. Upload one week of your own timetable.`,
  "file-unreadable": `This file is damaged or cannot be opened. Save it again, or choose another one. ${byHand}`,
  "file-slow": `Reading this file took too long and was stopped. Try a simpler file, such as a screenshot of the timetable alone. ${byHand}`,
  "file-heavy": `This file needs too much memory to read. Try a simpler one, such as a screenshot of the timetable alone. ${byHand}`,
  "reading-stopped": "Reading was stopped. Send the file again.",
  "picture-damaged": "This picture is damaged. Save it again or take a new screenshot.",
  "picture-large":
    "This picture has more than 25 megapixels. Make it smaller, or take a screenshot of the timetable alone.",
  "file-kind": `Files of this type cannot be read. ${chooseAnother}`,
  "file-empty": "This file is empty. Choose another one.",
  "file-other-kind": (extension: string) =>
    `This file is named ${extension}, but its content is something else. Save it again in one of the known types. ${chooseAnother}`,
};
