import { expect, it } from "vitest";
import { Desk, hour, minute } from "../../test/desk.ts";
import { readFocus } from "./focus-clock.ts";
import { countAway } from "./focus-run.ts";

const asleep = (...lengths: readonly number[]) => {
  const desk = new Desk(null);
  desk.study(10 * minute);
  const leftAt = desk.wall();
  for (const ms of lengths) {
    desk.sleep(ms);
    desk.look();
  }
  return { desk, leftAt, away: () => readFocus(desk.run, desk.wall()).away };
};

it("adds up the time away since the last press, and forgets it with the next one", () => {
  const { desk, away } = asleep(20 * minute, 6 * minute);
  expect(away()).toMatchObject({ ms: 26 * minute, countedMs: 26 * minute, isForgotten: false });
  desk.pause();
  desk.goOn();
  expect(away()).toBeUndefined();
  desk.run = countAway(desk.run, 0);
  expect(desk.finish().logged).toBe(36 * 60);
});

it("says where the count stopped", () => {
  const night = asleep(4 * hour);
  expect(night.away()).toMatchObject({ countedMs: 0, stoppedAt: night.leftAt });
  const twice = asleep(20 * minute, 10 * minute);
  twice.desk.run = countAway(twice.desk.run, 5 * minute);
  expect(twice.away()).toMatchObject({
    ms: 30 * minute,
    countedMs: 5 * minute,
    stoppedAt: twice.leftAt + 5 * minute,
  });
});
