import { expect, it } from "vitest";
import { Desk, minute } from "../../test/desk.ts";

const paused = () => {
  const desk = new Desk();
  desk.study(10 * minute);
  desk.pause();
  return desk;
};

it("a paused timer has nothing to ask about, and is not written to after a sleep or a closed page", () => {
  for (const away of ["sleep", "closed"] as const) {
    const desk = paused();
    const before = desk.run;
    desk[away](40 * minute);
    desk.look();
    expect(desk.run).toBe(before);
    desk.goOn();
    desk.study(minute);
    expect(desk.finish()).toMatchObject({ logged: 11 * 60, truth: 11 * 60 });
  }
});

it("a clock that was set while paused is noted: later times are counted by it", () => {
  const desk = paused();
  desk.sleep(40 * minute);
  desk.setClock(-120 * minute);
  desk.look();
  expect(desk.run.marks.map(({ kind }) => kind)).toEqual(["pause", "clock"]);
});
