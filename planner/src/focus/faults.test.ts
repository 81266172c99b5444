import { describe, expect, it } from "vitest";
import { Desk, hour, minute } from "../../test/desk.ts";
import { readFocus } from "./focus-clock.ts";
import { moreFocus, skipBreak } from "./focus-run.ts";
import { noticeForgotten } from "./notice-gaps.ts";

const faults: Readonly<Record<string, (desk: Desk) => void>> = {
  "nothing at all": (desk) => desk.study(20 * minute),
  "a pause": (desk) => {
    desk.study(5 * minute);
    desk.pause();
    desk.study(7 * minute);
    desk.goOn();
    desk.study(3 * minute);
  },
  "twenty short pauses": (desk) => {
    for (let index = 0; index < 20; index++) {
      desk.study(1_400);
      desk.pause();
      desk.study(900);
      desk.goOn();
    }
  },
  "pausing twice from two tabs": (desk) => {
    desk.study(minute);
    desk.pause();
    desk.pause();
    desk.study(minute);
    desk.goOn();
    desk.goOn();
    desk.study(minute);
  },
  "a reload": (desk) => {
    desk.study(4 * minute);
    desk.closed(1_200, { studying: true });
    desk.study(4 * minute);
  },
  "ten reloads": (desk) => {
    for (let index = 0; index < 10; index++) {
      desk.study(minute);
      desk.closed(800, { studying: true });
    }
    desk.study(minute);
  },
  "a reload while paused": (desk) => {
    desk.study(4 * minute);
    desk.pause();
    desk.closed(2 * minute);
    desk.goOn();
    desk.study(minute);
  },
  "a page closed for four minutes": (desk) => {
    desk.study(4 * minute);
    desk.closed(4 * minute, { studying: true });
    desk.study(minute);
  },
  "a page closed for an hour, studied on": (desk) => {
    desk.study(4 * minute);
    desk.closed(hour);
    desk.look();
    desk.answer(hour);
    desk.study(minute);
  },
  "a page closed for an hour, not studied": (desk) => {
    desk.study(4 * minute);
    desk.closed(hour);
    desk.look();
    desk.answer(0);
    desk.study(minute);
  },
  "a page closed over a weekend": (desk) => {
    desk.study(4 * minute);
    desk.closed(60 * hour);
    desk.look();
    desk.answer(0);
    desk.study(minute);
  },
  "a page closed for an hour while paused": (desk) => {
    desk.study(4 * minute);
    desk.pause();
    desk.closed(hour);
    desk.look();
    desk.goOn();
    desk.study(minute);
  },
  "a crash and the clock set back before the next visit": (desk) => {
    desk.study(4 * minute);
    desk.closed(0);
    desk.setClock(-3 * hour);
    desk.look();
    desk.study(2 * minute);
  },
  "a laptop asleep for 40 minutes, not counted": (desk) => {
    desk.study(25 * minute);
    desk.sleep(40 * minute);
    desk.look();
    desk.answer(0);
    desk.study(12 * minute);
  },
  "a laptop asleep for 40 minutes, counted": (desk) => {
    desk.study(15 * minute);
    desk.sleep(40 * minute);
    desk.look();
    desk.answer(40 * minute);
    desk.study(12 * minute);
  },
  "a laptop asleep for 40 minutes, 15 counted": (desk) => {
    desk.study(25 * minute);
    desk.sleep(40 * minute);
    desk.look();
    desk.answer(15 * minute);
    desk.study(12 * minute);
  },
  "asleep on a system whose steady clock goes on": (desk) => {
    desk.isSteadyStoppedBySleep = false;
    desk.study(10 * minute);
    desk.sleep(40 * minute);
    desk.look();
    desk.answer(0);
    desk.study(minute);
  },
  "asleep while paused": (desk) => {
    desk.study(10 * minute);
    desk.pause();
    desk.sleep(40 * minute);
    desk.look();
    desk.goOn();
    desk.study(minute);
  },
  "asleep twice": (desk) => {
    desk.study(10 * minute);
    desk.sleep(20 * minute);
    desk.look();
    desk.sleep(30 * minute);
    desk.look();
    desk.answer(25 * minute);
    desk.study(minute);
  },
  "a laptop asleep for 40 minutes, and nothing pressed": (desk) => {
    desk.study(25 * minute);
    desk.sleep(40 * minute);
    desk.look();
    desk.truthMs += 40 * minute;
    desk.study(12 * minute);
  },
  "asleep for over three hours, and nothing pressed": (desk) => {
    desk.start(null);
    desk.study(10 * minute);
    desk.sleep(181 * minute);
    desk.look();
    desk.study(minute);
  },
  "asleep past the end, and nothing pressed": (desk) => {
    desk.study(100 * minute);
    desk.sleep(16 * minute);
    desk.look();
    desk.study(minute);
  },
  "asleep for three hours in two parts, and then for more": (desk) => {
    desk.start(null);
    desk.study(minute);
    desk.sleep(2 * hour);
    desk.look();
    desk.sleep(hour);
    desk.look();
    desk.truthMs += 3 * hour;
    desk.sleep(10 * minute);
    desk.look();
    desk.study(minute);
  },
  "asleep, and taken off at the end": (desk) => {
    desk.study(10 * minute);
    desk.sleep(20 * minute);
    desk.look();
    desk.study(5 * minute);
    desk.answer(0);
  },
  "asleep for two nights": (desk) => {
    desk.study(10 * minute);
    desk.sleep(50 * hour);
    desk.look();
    desk.answer(0);
    desk.study(minute);
  },
  "a tab throttled to once a minute": (desk) => {
    desk.visible.clear();
    desk.study(20 * minute, { every: minute });
  },
  "a tab that looks every four minutes": (desk) => {
    desk.visible.clear();
    desk.study(20 * minute, { every: 4 * minute });
  },
  "a frozen tab, counted": (desk) => {
    desk.study(minute);
    desk.isSteadyStoppedBySleep = false;
    desk.sleep(24 * minute);
    desk.look();
    desk.answer(24 * minute);
  },
  "a phone in the pocket that sleeps for minutes at a time": (desk) => {
    desk.study(minute);
    desk.visible.clear();
    desk.look();
    for (let index = 0; index < 4; index++) {
      desk.sleep(4 * minute);
      desk.truthMs += 4 * minute;
      desk.look();
    }
  },
  "the clock set forward by two hours": (desk) => {
    desk.study(5 * minute);
    desk.setClock(2 * hour);
    desk.look();
    desk.answer(0);
    desk.study(5 * minute);
  },
  "the clock set back by two hours": (desk) => {
    desk.study(5 * minute);
    desk.setClock(-2 * hour);
    desk.study(5 * minute);
  },
  "the clock set back by years": (desk) => {
    desk.study(5 * minute);
    desk.setClock(-4 * 365 * 24 * hour);
    desk.study(5 * minute);
  },
  "the clock put right by three minutes": (desk) => {
    desk.study(5 * minute);
    desk.setClock(3 * minute);
    desk.study(5 * minute);
  },
  "the clock put back by three minutes": (desk) => {
    desk.study(5 * minute);
    desk.setClock(-3 * minute);
    desk.study(5 * minute);
  },
  "the clock set to and fro": (desk) => {
    for (const by of [hour, -hour, -2 * hour, 2 * hour]) {
      desk.study(2 * minute);
      desk.setClock(by);
      desk.look();
      desk.answer(0);
    }
    desk.study(2 * minute);
  },
  "the clock set back and then a pause": (desk) => {
    desk.study(5 * minute);
    desk.setClock(-hour);
    desk.pause();
    desk.study(2 * minute);
    desk.goOn();
    desk.study(minute);
  },
  "the clock set back during a pause": (desk) => {
    desk.study(5 * minute);
    desk.pause();
    desk.setClock(-hour);
    desk.study(2 * minute);
    desk.goOn();
    desk.study(minute);
  },
  "the clock set back between two tabs": (desk) => {
    desk.study(5 * minute, { pages: ["tab", "other"] });
    desk.setClock(-hour);
    desk.study(5 * minute, { pages: ["tab", "other"] });
  },
  "asleep with two tabs": (desk) => {
    desk.study(5 * minute, { pages: ["tab", "other"] });
    desk.sleep(30 * minute);
    desk.look("tab");
    desk.look("other");
    desk.answer(0);
    desk.study(5 * minute, { pages: ["tab", "other"] });
  },
  "one tab frozen while the other goes on": (desk) => {
    desk.study(2 * minute, { pages: ["tab", "other"] });
    desk.study(20 * minute, { pages: ["other"] });
    desk.look("tab");
  },
  "a second tab opened and closed": (desk) => {
    desk.study(2 * minute);
    desk.study(2 * minute, { pages: ["tab", "other"] });
    desk.laptop.pages.delete("other");
    desk.study(2 * minute);
  },
  "a phone that looks on": (desk) => {
    desk.study(10 * minute, { pages: ["tab", "phone"] });
  },
  "a phone that looked once and again an hour later": (desk) => {
    desk.study(minute, { pages: ["tab", "phone"] });
    desk.study(hour);
    desk.look("phone");
  },
  "a phone whose clock is set while it looks on": (desk) => {
    desk.study(minute, { pages: ["tab", "phone"] });
    desk.setClock(-3 * minute, desk.phone);
    desk.study(minute, { pages: ["tab", "phone"] });
    desk.setClock(2 * hour, desk.phone);
    desk.study(minute, { pages: ["tab", "phone"] });
  },
  "paused and gone on with on the phone while the laptop sleeps": (desk) => {
    desk.study(5 * minute, { pages: ["tab", "phone"] });
    desk.study(10 * minute, { pages: ["phone"] });
    desk.pause("phone");
    desk.study(10 * minute, { pages: ["phone"] });
    desk.goOn("phone");
    desk.study(10 * minute, { pages: ["phone"] });
    desk.look();
    desk.study(5 * minute);
  },
  "taken over by the phone, which then sleeps": (desk) => {
    desk.study(5 * minute);
    desk.pause("phone");
    desk.goOn("phone");
    desk.study(minute, { pages: ["phone"] });
    desk.phone.pages.clear();
    desk.real += 30 * minute;
    desk.look("phone");
    desk.answer(10 * minute);
    desk.study(minute, { pages: ["tab", "phone"] });
  },
  "started on the phone and finished at the desk": (desk) => {
    desk.start(115, "phone");
    desk.study(10 * minute, { pages: ["phone"] });
    desk.study(10 * minute, { pages: ["tab", "phone"] });
    desk.study(10 * minute);
  },
  "a pause that reaches the desk an hour later": (desk) => {
    // Offline each device goes on by itself; the pause counts from its press.
    desk.study(5 * minute, { pages: ["tab", "phone"] });
    const atDesk = desk.run;
    desk.pause("phone");
    const onPhone = desk.run;
    desk.run = atDesk;
    desk.study(hour);
    desk.run = onPhone;
    desk.look();
  },
  midnight: (desk) => {
    desk.real += 8 * hour;
    desk.start();
    desk.study(40 * minute);
  },
  "five minutes more": (desk) => {
    desk.study(24 * minute);
    desk.press(moreFocus);
    desk.study(4 * minute);
    expect(readFocus(desk.run, desk.wall()).phase).toBe("focus");
  },
  "five minutes more after the end": (desk) => {
    desk.study(116 * minute);
    desk.press(moreFocus);
    desk.study(3 * minute);
    expect(readFocus(desk.run, desk.wall())).toMatchObject({ phase: "focus", leftMs: 2 * minute });
  },
  "a break skipped": (desk) => {
    desk.study(26 * minute);
    desk.press(skipBreak);
    desk.press(skipBreak);
    desk.study(10 * minute);
    expect(readFocus(desk.run, desk.wall())).toMatchObject({ phase: "focus", round: 2 });
  },
  "finished in a break": (desk) => {
    desk.study(25 * minute);
    const worked = desk.truthMs;
    desk.study(3 * minute);
    desk.truthMs = worked;
  },
  "finished a little late": (desk) => desk.study(118 * minute),
  "left running over night": (desk) => {
    desk.study(115 * minute);
    const worked = desk.truthMs;
    desk.study(9 * hour, { every: minute });
    desk.truthMs = worked;
    desk.run = noticeForgotten(desk.run, desk.wall());
    desk.answer(0);
  },
  "left running over night, half an hour of it studied": (desk) => {
    desk.study(115 * minute);
    const worked = desk.truthMs;
    desk.study(9 * hour, { every: minute });
    desk.truthMs = worked;
    desk.run = noticeForgotten(desk.run, desk.wall());
    desk.answer(30 * minute);
  },
};

describe("no second is lost or invented", () => {
  it("over at least fifty faults", () => {
    expect(Object.keys(faults).length).toBeGreaterThanOrEqual(50);
  });

  for (const [name, happen] of Object.entries(faults))
    it(`by ${name}`, () => {
      const desk = new Desk();
      happen(desk);
      const { logged, truth } = desk.finish();
      expect(logged).toBe(truth);
    });

  it("by a timer without an end that was forgotten for a night", () => {
    const desk = new Desk(null);
    desk.study(4 * hour, { every: minute });
    const worked = desk.truthMs;
    desk.study(8 * hour, { every: minute });
    desk.truthMs = worked;
    desk.run = noticeForgotten(desk.run, desk.wall());
    desk.answer(0);
    const { logged, truth } = desk.finish();
    expect(logged).toBe(truth);
  });

  it("a timer that is not over has not been forgotten", () => {
    const desk = new Desk();
    desk.study(60 * minute);
    expect(noticeForgotten(desk.run, desk.wall())).toBe(desk.run);
  });
});
