import type { TaskInput } from "../due-work/due-tasks.ts";
import type { CalendarDay, PlanEntry, StudyPlan, Subject } from "../model/model.ts";
import { type PlanSession, sessionsOf } from "../study-plan/plan-sessions.ts";
import { sessionNameOf } from "../study-plan/session-name.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import { durationFieldsOf, gridMinutes } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { latestEndMinute } from "../timeline/place-day.ts";
import { doesStay, type StayFacts } from "./fixed-sessions.ts";

/** The shortest useful rest of a session that gives way. */
const shortestMinutes = 15;

interface Place {
  readonly day: CalendarDay;
  readonly subject: string;
  /** Of due work none: it gives nothing away. */
  readonly examDate: CalendarDay | undefined;
  readonly entry: PlanEntry;
  minutes: number;
}

const floorToGrid = (minutes: number): number => Math.floor(minutes / gridMinutes) * gridMinutes;

/**
 * Finds room in a plan whose days are full, as a Quick Plan's are: first extra minutes of today if its
 * evening has room for them, then unused minutes of each later day, then time of subjects with later
 * exams than the missed one. No session of today or tomorrow gives way, no session that stays, and no
 * day gets longer.
 */
export const makeRoom = ({
  plan,
  missed,
  subjects,
  tasks = [],
  hoursPerDay,
  extraToday = 0,
  mostOfOne,
  ...settled
}: StayFacts & {
  readonly plan: StudyPlan;
  readonly missed: readonly PlanSession[];
  readonly subjects: readonly Subject[];
  readonly tasks?: readonly TaskInput[] | undefined;
  readonly hoursPerDay: number;
  /** Minutes beyond those of today's plan. */
  readonly extraToday?: number;
  /** The part of one session that may be taken: all but a rest, or less of more sessions. */
  readonly mostOfOne: number;
}): {
  readonly plan: StudyPlan;
  /** Minutes won by each subject or piece of due work; of those that give way they are negative. */
  readonly gained: ReadonlyMap<string, number>;
} => {
  const { now } = settled;
  // By date: the first row may be a later exam of the same subject.
  const exams = subjects.toSorted((one, other) => (one.examDate < other.examDate ? -1 : 1));
  const examOf = ({ subject, entry }: PlanSession): CalendarDay | undefined =>
    entry.taskId !== undefined
      ? undefined
      : exams.find(
          ({ name, examDate }) =>
            name.trim() === subject &&
            (entry.examDate === undefined || entry.examDate === examDate) &&
            examDate > now.day,
        )?.examDate;
  /** The day before which a missed session must find its place. */
  const endOf = (session: PlanSession): CalendarDay | undefined => {
    const { taskId } = session.entry;
    return taskId === undefined
      ? examOf(session)
      : tasks.find(({ key }) => key === taskId)?.due?.day;
  };
  const all = sessionsOf(plan);
  const places: Place[] = all
    .filter(
      (session) => session.day >= now.day && session.minutes > 0 && !doesStay(session, settled),
    )
    .map((session) => ({
      day: session.day,
      subject: session.subject,
      examDate: examOf(session),
      entry: session.entry,
      minutes: session.minutes,
    }));
  const staying = all.filter((session) => session.day >= now.day && doesStay(session, settled));
  const firstDay = addDays(now.day, 2);
  const gained = new Map<string, number>();
  const count = (session: Pick<PlanSession, "subject" | "entry">, minutes: number) => {
    const name = sessionNameOf(session);
    gained.set(name, (gained.get(name) ?? 0) + minutes);
  };

  const usedOn = (day: CalendarDay): number =>
    totalMinutes([...places, ...staying].filter((place) => place.day === day));
  const openToday = totalMinutes(places.filter(({ day }) => day === now.day));
  const leftToday = latestEndMinute - now.minuteOfDay - openToday;
  const mostToday =
    openToday > 0
      ? Math.min(usedOn(now.day) + Math.min(extraToday, leftToday), hoursPerDay * 60)
      : 0;
  const roomOn = (day: CalendarDay): number =>
    floorToGrid((day === now.day ? mostToday : hoursPerDay * 60) - usedOn(day));

  const addedToday = new Set<Place>();
  const give = (session: PlanSession, day: CalendarDay, minutes: number) => {
    const { subject } = session;
    const examDate = examOf(session);
    count(session, minutes);
    // Of two exams of a subject the later one gives way: it must not get back what it gave.
    // Today's sessions stay as they are: new sessions come after them.
    const own = places.find(
      (place) =>
        place.day === day &&
        (day > now.day || addedToday.has(place)) &&
        place.subject === subject &&
        place.examDate === examDate &&
        place.entry.taskId === session.entry.taskId,
    );
    if (own !== undefined) own.minutes += minutes;
    else {
      const { id: _, key: __, released: ___, startTime: ____, ...entry } = session.entry;
      const place = { day, subject, examDate, entry, minutes };
      places.push(place);
      if (day === now.day) addedToday.add(place);
    }
  };

  const placeIn = (session: PlanSession, examDate: CalendarDay): void => {
    let needed = session.minutes;
    for (let { day } = now; day < examDate && needed > 0; day = addDays(day, 1)) {
      const room = Math.min(roomOn(day), needed);
      if (room < Math.min(shortestMinutes, needed)) continue;
      give(session, day, room);
      needed -= room;
    }
    const donors = places
      .filter(
        (place) =>
          place.day >= firstDay &&
          place.day < examDate &&
          place.examDate !== undefined &&
          place.examDate > examDate,
      )
      .sort((one, other) => {
        if (one.examDate !== other.examDate)
          return (one.examDate ?? "") > (other.examDate ?? "") ? -1 : 1;
        return other.minutes - one.minutes || (one.day < other.day ? -1 : 1);
      });
    for (const donor of donors) {
      if (needed <= 0) break;
      const most = floorToGrid(
        Math.min(donor.minutes * mostOfOne, donor.minutes - shortestMinutes),
      );
      const taken = Math.min(most, needed);
      if (taken < Math.min(shortestMinutes, needed)) continue;
      donor.minutes -= taken;
      count(donor, -taken);
      give(session, donor.day, taken);
      needed -= taken;
    }
  };

  for (const { session, examDate } of missed
    .flatMap((session) => {
      const examDate = endOf(session);
      return examDate === undefined ? [] : [{ session, examDate }];
    })
    .sort((one, other) => (one.examDate < other.examDate ? -1 : 1)))
    placeIn(session, examDate);

  const made = Object.fromEntries(
    [...Map.groupBy(places, ({ day }) => day)].map(([day, ofDay]) => [
      labelOf(day),
      ofDay.map(({ entry, minutes }) => ({ ...entry, ...durationFieldsOf(minutes) })),
    ]),
  );
  return { plan: made, gained };
};
