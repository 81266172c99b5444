import type { PreferredTime } from "@smart-planner/planner/model";
import { shortDuration } from "@smart-planner/planner/time";

const length = (minutes: number): string => shortDuration(minutes);

/** Times that are not free, and rules that a place breaks; `words/session-text` chooses. */
export const placeWords = {
  names: {
    class: "Class",
    commitment: "Commitment",
    sleep: "Sleep",
    "sleep hours": "Your sleep",
    calendar: "Another calendar",
    "exam day": "Exam day",
    "after exam": "After its exam",
    "day off": "A day you keep free",
    "not open": "Before it opens",
    "after due": "After it is due",
    "outside free time": "Outside your Free Time",
    skipped: "The clocks skip this time",
  },
  subjectOff: (subject: string) => `A day you keep free of ${subject}`,
  keptFree: {
    avoided: (time: PreferredTime) => `${time}, which you asked to keep free`,
    before: (time: string) => `The time before ${time}, which you asked to keep free`,
    after: (time: string) => `The time after ${time}, which you asked to keep free`,
  },
  until: (name: string, time: string) => `${name} until ${time}`,
  past: "In the past",
  unknownSubject: "No longer one of your subjects",
  met: (name: string) => `${name} is here`,
  near: (name: string) => `Less than 15 min from ${name}`,
  shorter: (minutes: number) => `Shorter than ${length(minutes)}`,
  longer: (minutes: number) => `Longer than ${length(minutes)}`,
  over: (minutes: number, allowed: number) => `${length(minutes)} over your ${length(allowed)}`,
};
