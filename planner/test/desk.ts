import {
  countAway,
  type FocusRun,
  goOnWithFocus,
  lastPressOf,
  pauseFocus,
  startFocus,
} from "../src/focus/focus-run.ts";
import { gapsIn, noticeGaps, type Sighting } from "../src/focus/notice-gaps.ts";
import { recordOfRun } from "../src/study-log/record-of-run.ts";
import { secondsOf } from "../src/study-log/study-record.ts";
import { dayOfNumber } from "../src/time/day-number.ts";

export const minute = 60_000;
export const hour = 60 * minute;
const rhythm = {
  focusDuration: 25,
  breakDuration: 5,
  longBreakDuration: 15,
  sessionsBeforeLongBreak: 4,
};

/** A laptop or a phone: its clock, its storage, and the pages open on it. */
class Device {
  offset = 0;
  steadyLag = 0;
  lastAt: number | null = null;
  pressedAt: number | null = null;
  pages = new Map<string, Sighting>();
}

/** A student's devices. `study` counts the truth by an independent watch. */
export class Desk {
  /** Real time. */
  real = Date.UTC(2026, 10, 19, 15, 38);
  run: FocusRun;
  visible = new Set(["tab"]);
  /** How long a sleeping device's steady clock stops. */
  isSteadyStoppedBySleep = true;
  truthMs = 0;
  isPaused = false;
  laptop = new Device();
  phone = new Device();

  constructor(plannedMinutes: number | null = 115) {
    this.run = this.start(plannedMinutes);
  }

  start(plannedMinutes: number | null = 115, page = "tab") {
    const device = this.deviceOf(page);
    const now = this.wall(device);
    this.run = startFocus(
      { subject: "Physics", ...(plannedMinutes === null ? {} : { plannedMinutes }) },
      { id: `run ${now}`, rhythm, now },
    );
    for (const one of [this.laptop, this.phone]) {
      one.pages.clear();
      one.pressedAt = one === device ? now : null;
      one.lastAt = one === device ? now : null;
    }
    this.truthMs = 0;
    this.look(page);
    return this.run;
  }

  deviceOf(page: string) {
    return page === "phone" ? this.phone : this.laptop;
  }

  wall(device = this.laptop) {
    return this.real + device.offset;
  }

  look(page = "tab") {
    const device = this.deviceOf(page);
    const now = {
      at: this.wall(device),
      steady: this.real - device.steadyLag,
      isVisible: this.visible.has(page),
    };
    const { lastAt, pressedAt, pages } = device;
    this.run = noticeGaps(this.run, { own: pages.get(page) ?? null, lastAt, pressedAt, now });
    pages.set(page, { ...now, gaps: gapsIn(this.run) });
    device.lastAt = now.at;
  }

  /** Studies with the open pages looking at the clock this often. */
  study(ms: number, { every = 1_000, pages = ["tab"] as readonly string[] } = {}) {
    const until = this.real + ms;
    while (this.real < until) {
      const step = Math.min(every, until - this.real);
      this.real += step;
      if (!this.isPaused) this.truthMs += step;
      for (const page of pages) this.look(page);
    }
  }

  sleep(ms: number) {
    this.real += ms;
    if (this.isSteadyStoppedBySleep) this.laptop.steadyLag += ms;
  }

  closed(ms: number, { studying = false } = {}) {
    this.laptop.pages.clear();
    this.real += ms;
    if (studying && !this.isPaused) this.truthMs += ms;
  }

  setClock(by: number, device = this.laptop) {
    device.offset += by;
  }

  press(change: (run: FocusRun, now: number) => FocusRun, page = "tab") {
    this.look(page);
    const device = this.deviceOf(page);
    const before = lastPressOf(this.run);
    this.run = change(this.run, this.wall(device));
    if (lastPressOf(this.run) !== before) device.pressedAt = lastPressOf(this.run);
  }

  pause(page = "tab") {
    this.press(pauseFocus, page);
    this.isPaused = true;
  }

  goOn(page = "tab") {
    this.press(goOnWithFocus, page);
    this.isPaused = false;
  }

  /** The student says how much of the time away since the last press was study. */
  answer(countedMs: number) {
    this.run = countAway(this.run, countedMs);
    this.truthMs += countedMs;
  }

  /** Seconds in the log against the truth. */
  finish(page = "tab") {
    this.look(page);
    const record = recordOfRun({
      run: this.run,
      now: this.wall(this.deviceOf(page)),
      wallTimeOf: (instant) => ({
        day: dayOfNumber(Math.floor(instant / (24 * hour))),
        minuteOfDay: Math.floor((instant % (24 * hour)) / minute),
      }),
    });
    return { logged: secondsOf(record), truth: Math.round(this.truthMs / 1000), record };
  }
}
