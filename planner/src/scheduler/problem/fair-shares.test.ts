import { describe, expect, it } from "vitest";
import { fairShares } from "./fair-shares.ts";
import { runningSums } from "./typed-values.ts";

const room = (minutesADay: number, days: number): Float64Array =>
  runningSums(Array.from({ length: days }, () => minutesADay));

const claim = (deadline: number, weight = 1, credit = 0, most = Infinity) => ({
  deadline,
  weight,
  credit,
  most: Math.min(most, 1e9),
});

describe("fair shares", () => {
  it("follow the weights if all are due on one day", () => {
    const claims = [claim(10, 1), claim(10, 1.5), claim(10, 0.5)];
    expect(fairShares({ claims, room: room(60, 10) })).toEqual([200, 300, 100]);
  });

  it("leave an early exam the time before it, and the rest to the others", () => {
    const claims = [claim(2), claim(10)];
    expect(fairShares({ claims, room: room(60, 10) })).toEqual([120, 480]);
  });

  it("count earlier study", () => {
    const claims = [claim(10, 1, 200), claim(10)];
    expect(fairShares({ claims, room: room(60, 10) })).toEqual([200, 400]);
  });

  it("give to the others the time that one cannot use, and end where a deadline is overfull", () => {
    expect(fairShares({ claims: [claim(10, 1, 0, 90), claim(10)], room: room(60, 10) })).toEqual([
      90, 510,
    ]);
    const full = new Float64Array(11);
    expect(fairShares({ claims: [claim(3), claim(10)], room: full })).toEqual([0, 0]);
  });
});
