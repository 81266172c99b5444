import { expect, it } from "vitest";
import { isServerAway } from "./server-away.ts";

const response = (status: number) => ({ status, statusText: "", data: null, internal: false });

it.each([
  [true, response(500)],
  [true, response(503)],
  [false, response(404)],
  [true, new TypeError("Failed to fetch dynamically imported module: /assets/blog.js")],
  [true, new TypeError("error loading dynamically imported module: /assets/blog.js")],
  [true, new TypeError("Importing a module script failed.")],
  [false, new TypeError("undefined is not a function")],
  [false, "Failed"],
])("says %s of %s", (expected, error) => {
  expect(isServerAway(error)).toBe(expected);
});
