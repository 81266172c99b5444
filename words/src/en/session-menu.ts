import type { CalendarDay } from "@smart-planner/planner/model";
import type { WhyNow } from "@smart-planner/planner/progress";
import { dayAndMonth, shortDuration, weekdayNames, weekdayOf } from "@smart-planner/planner/time";

/** `Thursday 11 June`. */
const spokenDay = (day: CalendarDay): string =>
  `${weekdayNames[weekdayOf(day)]} ${dayAndMonth(day)}`;

export const sessionMenuWords = {
  sessionOn: (title: string, day: CalendarDay) => `${title}, ${spokenDay(day)}`,
  todayAt: (from: string, to: string, duration: string) => `Today, ${from} – ${to}, ${duration}`,
  dayAt: (day: CalendarDay, from: string, to: string, duration: string) =>
    `${spokenDay(day)}, ${from} – ${to}, ${duration}`,
  /** `After this you have done 2 h 40 of 19 h. Exam in 20 days.` */
  whyNow: ({ doneMinutes, wholeMinutes, examInDays: days }: WhyNow) => {
    const done = `After this you have done ${shortDuration(doneMinutes)} of ${shortDuration(wholeMinutes)}.`;
    if (days === undefined) return done;
    if (days === 0) return `${done} Exam today.`;
    return days === 1 ? `${done} Exam tomorrow.` : `${done} Exam in ${days} days.`;
  },
  yourChoice: (reason: string) => `${reason}, your choice`,
  doneStays: "Done sessions do not move. Untick it first.",
  close: "Close",
  cancel: "Cancel",
  done: "Done",
  notDone: "Not done",
  start: "Start",
  remove: "Remove",
  skip: "Skip",
  notAgain: "not planned again",
  tookLonger: "Took longer",
  planAgain: "Plan it again",
  laterToday: "Later today",
  tomorrow: "Tomorrow",
  anotherDay: "Another day…",
  shorter: "Shorter",
  longer: "Longer",
  unlock: "Unlock",
  keepHere: "Keep it here",
  noRoom: "no room",
  dayThen: (minutes: number) => `that day is then ${shortDuration(minutes)}`,
  thatDayThen: (minutes: number) => `That day is then ${shortDuration(minutes)}`,

  newEvent: "New event",
  moveSession: (title: string, minutes: number) => `Move ${title}, ${shortDuration(minutes)}`,
  add: "Add",
  moveTo: (time: string) => `Move to ${time}`,
  what: "What",
  ownEvent: "An event of your own",
  study: (subject: string) => `Study ${subject}`,
  name: "Name",
  groupStudy: "Group study",
  suggestions: "Suggestions",
  places: {
    today: (time: string) => `Today ${time}`,
    tomorrow: (time: string) => `Tomorrow ${time}`,
    day: (day: CalendarDay, time: string) => `${weekdayNames[weekdayOf(day)]} ${time}`,
  },
  day: "Day",
  time: "Time",
  minutes: "Minutes",
  problems: {
    day: "Choose today or a later day.",
    time: "Choose a time.",
    length: "Give a length of 5 minutes or more.",
    midnight: "It would end after midnight. Begin earlier.",
    name: "Give it a name.",
  },
};
