import "./styles/app.css";
import "./styles/planner.css";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { removeShown } from "./platform/memory-platform.tsx";

const complain = vi.spyOn(console, "error");

beforeEach(() => void complain.mockClear());

afterEach(() => {
  removeShown();
  // An unexpected error in the console fails a test.
  expect(complain).not.toHaveBeenCalled();
});
