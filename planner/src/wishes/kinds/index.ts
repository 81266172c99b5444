import type { Wish } from "../wish.ts";
import { difficulty, done, exam, skip, weight, work } from "./amounts.ts";
import { buffer } from "./buffer.ts";
import { allow, finish, off, only, onlySubjects, period } from "./closed-times.ts";
import {
  breaks,
  light,
  restDays,
  session,
  sessionsADay,
  shape,
  subjectsADay,
  task,
} from "./day-shape.ts";
import type { WishKind } from "./fields.ts";
import type { AnyKind, Kind } from "./kind.ts";
import { limit } from "./limit.ts";
import { prefer } from "./prefer.ts";
import { sleep } from "./sleep.ts";
import { alternate, apart, first, order, review, rhythm } from "./turns.ts";

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
