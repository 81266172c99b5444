import type { Wish } from "../wish.ts";
import { allow } from "./allow.ts";
import { alternate } from "./alternate.ts";
import { apart } from "./apart.ts";
import { breaks } from "./break.ts";
import { buffer } from "./buffer.ts";
import { difficulty } from "./difficulty.ts";
import { done } from "./done.ts";
import { exam } from "./exam.ts";
import { common, holdsFields, isRecord, pickFields, type WishKind, wishFields } from "./fields.ts";
import { finish } from "./finish.ts";
import { first } from "./first.ts";
import type { AnyKind, Kind } from "./kind.ts";
import { light } from "./light.ts";
import { limit } from "./limit.ts";
import { off } from "./off.ts";
import { only } from "./only.ts";
import { onlySubjects } from "./only-subjects.ts";
import { order } from "./order.ts";
import { period } from "./period.ts";
import { prefer } from "./prefer.ts";
import { restDays } from "./rest-days.ts";
import { review } from "./review.ts";
import { rhythm } from "./rhythm.ts";
import { session } from "./session.ts";
import { sessionsADay } from "./sessions-a-day.ts";
import { shape } from "./shape.ts";
import { skip } from "./skip.ts";
import { sleep } from "./sleep.ts";
import { subjectsADay } from "./subjects-a-day.ts";
import { task } from "./task.ts";
import { weight } from "./weight.ts";
import { work } from "./work.ts";

/** Every kind, in the order in which they change the inputs of a plan: later ones look at what earlier ones did. */
const kinds = {
  difficulty,
  work,
  done,
  weight,
  skip,
  exam,
  "only-subjects": onlySubjects,
  only,
  off,
  allow,
  period,
  finish,
  sleep,
  buffer,
  session,
  break: breaks,
  "rest-days": restDays,
  "sessions-a-day": sessionsADay,
  "subjects-a-day": subjectsADay,
  rhythm,
  apart,
  alternate,
  review,
  first,
  order,
  prefer,
  light,
  shape,
  task,
  limit,
} as const satisfies { readonly [Name in WishKind]: Kind<Name> };

const byName: ReadonlyMap<unknown, AnyKind> = new Map<unknown, AnyKind>(Object.entries(kinds));

export const kindNames: readonly string[] = Object.keys(kinds);

/** Every kind with its wishes among these, in the order in which they are applied. */
export const byKind = (
  wishes: readonly Wish[],
): readonly { readonly kind: AnyKind; readonly own: readonly Wish[] }[] =>
  [...byName].map(([name, kind]) => ({ kind, own: wishes.filter((wish) => wish.kind === name) }));

export const kindOf = (wish: Wish): AnyKind => kinds[wish.kind];

const fieldsOf = (value: Readonly<Record<string, unknown>>) => {
  const own = Object.entries(wishFields).find(([name]) => name === value.kind)?.[1];
  return own && { ...common, ...own };
};

const isWish = (value: unknown): value is Wish => {
  const fields = isRecord(value) ? fieldsOf(value) : undefined;
  return isRecord(value) && fields !== undefined && holdsFields(value, fields);
};

/** A value from outside as a wish, with the fields of its kind alone. */
export const wishOf = (value: unknown): Wish | undefined => {
  const fields = isRecord(value) ? fieldsOf(value) : undefined;
  if (!isRecord(value) || fields === undefined) return undefined;
  const own = pickFields(value, fields);
  return isWish(own) ? own : undefined;
};

/**
 * Whether a plan can be asked for this at all. "maths every 0 days" is read word by word and still no wish: sent
 * on, it would be refused together with everything else the student wrote.
 */
export const isWithinBounds = (wish: Wish): boolean => isWish(wish);
