import type { Commitment } from "../../model/model.ts";
import { formatClock, minutesPerDay, parseClock } from "../../time/clock-time.ts";
import { isNamedAs } from "../lexicon/things.ts";
import type { BufferWish } from "../wish.ts";
import { idle, kept } from "./checking.ts";
import { each, type Kind } from "./kind.ts";

const isJob = (name: string): boolean => isNamedAs(name, "work");

const isNamed = (wish: BufferWish, name = ""): boolean =>
  name.toLowerCase().includes(wish.label.toLowerCase()) || (isJob(wish.label) && isJob(name));

const isMeant = (wish: BufferWish, { name, type }: Commitment): boolean =>
  isNamed(wish, name) || (isJob(wish.label) && type === "work");

const widened = ({ minutes, side }: BufferWish, commitment: Commitment): Commitment => {
  const [start, end] = [parseClock(commitment.startTime) ?? 0, parseClock(commitment.endTime) ?? 0];
  return side === "before"
    ? { ...commitment, startTime: formatClock(Math.max(start - minutes, 0)) }
    : { ...commitment, endTime: formatClock(Math.min(end + minutes, minutesPerDay - 1)) };
};

export const buffer: Kind<"buffer"> = {
  apply: each(({ inputs }, wish) => {
    inputs.commitments = inputs.commitments.map((commitment) =>
      isMeant(wish, commitment) ? widened(wish, commitment) : commitment,
    );
    const [early, late] = wish.side === "before" ? [wish.minutes, 0] : [0, wish.minutes];
    inputs.busy = inputs.busy?.map((time) =>
      isNamed(wish, time.because)
        ? { ...time, start: time.start - early, end: time.end + late }
        : time,
    );
  }),
  // The times themselves are kept free: no plan is made over a commitment.
  check: ({ applied }, wish) =>
    applied.commitments.some((each) => isMeant(wish, each)) ||
    applied.busy?.some(({ because }) => isNamed(wish, because)) === true
      ? kept
      : idle({ kind: "nothing called", label: wish.label }),
};
