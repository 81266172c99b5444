import { describe, expect, it } from "vitest";
import { createStreamShares } from "./stream-shares.ts";

/** A page that listens until it is told to go. */
function crowd(limits: Parameters<typeof createStreamShares>[0]) {
  const shares = createStreamShares(limits);
  const open: string[] = [];
  const join = (name: string, user: string, address: string) => {
    open.push(name);
    const go = () => {
      open.splice(open.indexOf(name), 1);
      leave();
    };
    const leave = shares.join({ user, session: user, address, end: go, makeWay: go });
  };
  return { join, open, shares };
}

describe("the pages that listen", () => {
  it("are so many for an account, and the oldest ends for one more", () => {
    const { join, open } = crowd({ perUser: 3, inAll: 100 });
    for (const name of ["a", "b", "c", "d"]) join(name, "ada", "1");
    join("e", "bob", "1");
    expect(open).toEqual(["b", "c", "d", "e"]);
  });

  it("of whoever has the most give way, by address and then by account", () => {
    const { join, open } = crowd({ perUser: 50, inAll: 20 });
    join("honest", "bob", "2");
    for (let nr = 0; nr < 200; nr += 1) join(`loud ${nr}`, `loud ${nr % 40}`, "1");
    for (let nr = 0; nr < 5; nr += 1) join(`class ${nr}`, `pupil ${nr}`, "3");
    expect(open).toContain("honest");
    expect(open.filter((name) => name.startsWith("class"))).toHaveLength(5);
    expect(open).toHaveLength(20);
  });

  it("end with their session", () => {
    const { join, open, shares } = crowd({ perUser: 3, inAll: 100 });
    join("a", "ada", "1");
    join("b", "ada", "1");
    join("c", "bob", "1");
    expect(shares.sessions()).toEqual(["ada", "bob"]);
    shares.endSession("ada");
    expect(open).toEqual(["c"]);
  });
});
