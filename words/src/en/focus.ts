import type { CalendarDay } from "@smart-planner/planner/model";
import { dayAndMonth, shortDayAndMonth, shortDuration } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

export const focusWords = {
  focus: "Focus",
  break: "Break",
  paused: "Paused",
  timeUp: "Time is up",
  start: "Start",
  startNamed: (name: string) => `Start ${name}`,
  goOn: "Go on",
  pause: "Pause",
  finish: "Finish",
  skipBreak: "Skip break",
  fiveMore: "+5 min",
  fiveMoreOver: "5 min more",
  sound: "Sound at each change",
  smallWindow: "Clock in a small window",
  timer: ", focus timer",
  today: "Today",
  now: <Part>(subject: Part) => [subject, ", now"],
  back: "Back to the plan",
  backRunning: "Back, the timer runs on",
  /** The key. */
  space: "Space",

  whatToStudy: "What do you want to study?",
  noneLeft: "No session of today is left.",
  orChapter: "Or a chapter",
  left: (minutes: number) => `, ${shortDuration(minutes)} left`,
  justTimer: "Just a timer",

  standUp: "Stand up, drink something",
  pastEnd: "past the planned end",
  isPaused: "paused",
  focusStarts: (round: number, rounds: number | undefined, time: string) =>
    `Focus ${rounds === undefined ? round : `${round} of ${rounds}`} starts at ${time}`,
  untilEnd: (time: string) => `until the end at ${time}`,
  untilBreak: (time: string) => `until the break at ${time}`,
  focusRound: (round: number, rounds: number | undefined) =>
    rounds === undefined ? `Focus ${round}` : `Focus ${round} of ${rounds}`,
  breakThen: (round: number, rounds: number | undefined) =>
    `Break, then focus ${rounds === undefined ? round : `${round} of ${rounds}`}`,

  spokenLeft: (minutes: number, seconds: number) =>
    `${counted(minutes, "minute")} ${counted(seconds, "second")} left`,
  spokenOver: (minutes: number, seconds: number) =>
    `${counted(minutes, "minute")} ${counted(seconds, "second")} over`,

  alertOver: (subject: string) => `${subject}: finish, or go on.`,
  alertBreak: (subject: string) => `${subject} goes on afterwards.`,
  alertFocus: (subject: string, round: number) => `${subject}, round ${round}.`,

  ranOn: (length: string) => `The timer ran on for ${length}.`,
  wereAway: (length: string) => `You were away for ${length}.`,
  counts: "It counts as studying.",
  countsPart: (length: string) => `${length} of it count as studying.`,
  stoppedAt: (time: string) => `We stopped at ${time}.`,
  minutesToCount: "Minutes to count",
  countedOf: (counted: string, all: string) => `${counted} of ${all}`,
  takeOff: (length: string) => `Take ${length} off`,
  countMore: "Count more",

  finishQuestion: "Finish?",
  finishedSession: "Finished this session?",
  done: "Done",
  notYet: "Not yet. I still need",
  inParts: (count: number) => `In ${counted(count, "part")}`,
  onDay: (day: CalendarDay, time: string) => `${shortDayAndMonth(day)}, ${time}`,
  keepGoing: "Keep going",
  nextGoOn: "Your next sessions go on with it.",
  staysPlanned: (day: CalendarDay) => `It stays planned for ${dayAndMonth(day)}.`,
  keptInLog: "It is kept in your log.",
  fitBefore: (day: CalendarDay) => `We’ll fit it in before ${dayAndMonth(day)}. You can undo it.`,
  studiedOf: (studied: number, planned: number) => `${studied} of ${planned} min`,
};
