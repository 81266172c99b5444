import type { CalendarDay } from "../model/model.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { chooseReviews, type ReviewItem } from "./choose-reviews.ts";
import { type MemoryModel, type ReviewMemory, topicMemoryOf } from "./memory.ts";
import { type DatedExam, examOfTopic } from "./subject-work.ts";
import type { KeptTopic } from "./topic.ts";
import type { TopicState } from "./topic-progress.ts";
import { reviewDaysOf, reviewMinutesOf } from "./topic-reviews.ts";

/** A session still to come, in the order of time. */
export interface SessionAhead {
  readonly key: string;
  readonly day: CalendarDay;
  readonly minutes: number;
  /** Which exam it is for, if that is known. */
  readonly exam?: CalendarDay | undefined;
}

export interface TopicPart {
  readonly topicId: string;
  readonly minutes: number;
}

export interface SessionTopics {
  readonly learn: readonly TopicPart[];
  readonly review: readonly TopicPart[];
}

export interface CoveredSessions {
  readonly bySession: ReadonlyMap<string, SessionTopics>;
  /** Chapters that the sessions do not reach before their exam, with the missing minutes. */
  readonly missing: readonly TopicPart[];
}

interface Open {
  readonly topic: KeptTopic;
  readonly exam: DatedExam | undefined;
  left: number;
}

interface Due {
  readonly topic: KeptTopic;
  readonly from: CalendarDay;
  readonly before: CalendarDay;
}

/** Chapters learned for an earlier exam come back before each later one they are for as well. */
const examsForReview = (
  topic: KeptTopic,
  exams: readonly DatedExam[],
  today: CalendarDay,
): readonly DatedExam[] => {
  const chosen = exams.filter(({ id }) => id === topic.exam);
  // An exam that was removed chooses nothing; one that is over needs no review.
  return (chosen.length > 0 ? chosen : exams).filter(({ day }) => day > today);
};

const dueReviews = (
  topic: KeptTopic,
  encounters: readonly CalendarDay[],
  exams: readonly DatedExam[],
): readonly Due[] => {
  let from = encounters.at(-1);
  let taken = encounters.length - 1;
  return exams.flatMap((exam) => {
    if (from === undefined) return [];
    const days = reviewDaysOf({ from, taken, known: topic.known, exam: exam.day });
    from = exam.day;
    taken = 0;
    return days.map((day): Due => ({ topic, from: day, before: exam.day }));
  });
};

/** Finished chapters of which an answer is known, for their next exam. */
const rememberedItems = (
  states: readonly TopicState[],
  memory: ReviewMemory,
  examOf: (topic: KeptTopic) => DatedExam | undefined,
): readonly ReviewItem[] =>
  states.flatMap((state) => {
    const known = topicMemoryOf(state, memory);
    const { topic } = state;
    const exam = examOf(topic);
    return known === undefined || exam === undefined
      ? []
      : [
          {
            id: topic.id,
            remembered: known.remembered,
            exam: exam.day,
            minutes: reviewMinutesOf(topic),
          },
        ];
  });

/** Reviews by the memory model, in place of those by gaps, in the time that learning leaves. */
const withRemembered = (
  bySession: Map<string, SessionTopics>,
  sessions: readonly SessionAhead[],
  items: readonly ReviewItem[],
  model: MemoryModel,
) => {
  const examOf = new Map(items.map(({ id, exam }) => [id, exam]));
  const stays = ({ day }: SessionAhead, { topicId }: TopicPart): boolean => {
    const exam = examOf.get(topicId);
    return exam === undefined || day >= exam;
  };
  const slots = sessions.map((session) => {
    const { learn = [], review = [] } = bySession.get(session.key) ?? {};
    const kept = review.filter((part) => stays(session, part));
    bySession.set(session.key, { learn, review: kept });
    const taken = totalMinutes([...learn, ...kept]);
    return { day: session.day, minutes: session.minutes - taken };
  });
  const minutesOf = new Map(items.map(({ id, minutes }) => [id, minutes]));
  for (const { id, slot } of chooseReviews({ model, items, slots })) {
    const key = sessions[slot]?.key ?? "";
    const { learn = [], review = [] } = bySession.get(key) ?? {};
    const part = { topicId: id, minutes: minutesOf.get(id) ?? 0 };
    bySession.set(key, { learn, review: [...review, part] });
  }
};

const own = (exam: DatedExam | undefined, session: SessionAhead): boolean =>
  session.exam === undefined || exam === undefined || exam.day === session.exam;

/** Topics of each session: due reviews, at most half of it while chapters are open, then chapters in order. */
export const coverSessions = ({
  states,
  sessions,
  exams,
  today,
  memory = {},
}: {
  readonly states: readonly TopicState[];
  readonly sessions: readonly SessionAhead[];
  readonly exams: readonly DatedExam[];
  readonly today: CalendarDay;
  readonly memory?: ReviewMemory;
}): CoveredSessions => {
  const open = states
    .filter(({ isDone }) => !isDone)
    .map(
      ({ topic, leftMinutes }): Open => ({
        topic,
        exam: examOfTopic(topic, exams, today),
        left: leftMinutes,
      }),
    );
  const due: Due[] = states.flatMap(({ topic, doneOn, reviewedOn }) =>
    doneOn !== undefined
      ? dueReviews(topic, [doneOn, ...reviewedOn], examsForReview(topic, exams, today)).filter(
          // A review that is long overdue is one review, not several.
          ({ from }, index, all) => from >= today || (all[index + 1]?.from ?? from) >= today,
        )
      : [],
  );
  const bySession = new Map<string, SessionTopics>();
  /** Sessions after everything is learned. */
  const free = new Set<string>();

  const takeReviews = (session: SessionAhead, budget: number): TopicPart[] => {
    const parts: TopicPart[] = [];
    let left = budget;
    for (const one of due.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
      if (one.from > session.day || one.before <= session.day) continue;
      const minutes = reviewMinutesOf(one.topic);
      if (minutes > left || parts.some(({ topicId }) => topicId === one.topic.id)) continue;
      parts.push({ topicId: one.topic.id, minutes });
      due.splice(due.indexOf(one), 1);
      left -= minutes;
    }
    return parts;
  };

  const takeTopics = (session: SessionAhead, budget: number): TopicPart[] => {
    const parts: TopicPart[] = [];
    let left = budget;
    const inTime = open.filter(({ exam }) => exam === undefined || exam.day > session.day);
    const order = [
      ...inTime.filter(({ exam }) => own(exam, session)),
      ...inTime.filter(({ exam }) => !own(exam, session)),
    ];
    for (const one of order) {
      if (left <= 0) break;
      if (one.left <= 0) continue;
      const minutes = Math.min(one.left, left);
      one.left -= minutes;
      left -= minutes;
      parts.push({ topicId: one.topic.id, minutes });
      if (one.left <= 0)
        due.push(
          ...dueReviews(one.topic, [session.day], examsForReview(one.topic, exams, session.day)),
        );
    }
    return parts;
  };

  /** With all chapters through, a session with nothing due goes over what its exam is about. */
  const goOver = (session: SessionAhead): readonly TopicPart[] => {
    const about = states.filter(({ topic }) =>
      examsForReview(topic, exams, session.day).some(
        ({ day }) => session.exam === undefined || day === session.exam,
      ),
    );
    return about.map(({ topic }) => ({
      topicId: topic.id,
      minutes: session.minutes / about.length,
    }));
  };

  for (const session of sessions) {
    const isLearning = open.some(({ left }) => left > 0);
    const review = takeReviews(session, isLearning ? session.minutes / 2 : session.minutes);
    const learn = takeTopics(session, session.minutes - totalMinutes(review));
    bySession.set(session.key, { learn, review });
    if (!isLearning) free.add(session.key);
  }
  const items = rememberedItems(states, memory, (topic) => examsForReview(topic, exams, today)[0]);
  if (memory.model !== undefined && items.length > 0)
    withRemembered(bySession, sessions, items, memory.model);
  for (const session of sessions) {
    const { learn = [], review = [] } = bySession.get(session.key) ?? {};
    if (free.has(session.key) && learn.length === 0 && review.length === 0)
      bySession.set(session.key, { learn, review: goOver(session) });
  }
  return {
    bySession,
    missing: open.flatMap(({ topic, left }) =>
      left > 0 ? [{ topicId: topic.id, minutes: left }] : [],
    ),
  };
};
