import "./styles/app.css";
import "./styles/planner.css";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { page } from "vitest/browser";
import { removeShown } from "./platform/memory-platform.tsx";

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});

afterEach(async () => {
  removeShown();
  // A test that failed on a phone's screen, or with larger text, would take all that follow with it.
  document.documentElement.removeAttribute("style");
  await page.viewport(1280, 900);
  // An unexpected error in the console fails a test.
  expect(complaints).not.toHaveBeenCalled();
});
