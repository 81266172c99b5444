import { frameWords } from "@smart-planner/words/en/frame";
import { describe, expect, it } from "vitest";
import { describeRouteError } from "./route-error.ts";

/** The shape in which the router hands on a thrown response. */
const response = (status: number, data: unknown, statusText = "") => ({
  status,
  statusText,
  data,
  internal: false,
});

const described = (error: unknown) => describeRouteError(error, frameWords.statuses);

describe("the words for a route error", () => {
  it.each([
    [400, "400 Bad Request"],
    [403, "403 Forbidden"],
    [404, "404 Not Found"],
    [405, "405 Method Not Allowed"],
  ])("names the status %i", (code, status) => {
    expect(described(response(code, ""))).toEqual({ status });
  });

  it("shows the message that came with a status", () => {
    expect(described(response(404, "No such post"))).toEqual({
      status: "404 Not Found",
      message: "No such post",
    });
  });

  it("drops the prefix of the router's own messages", () => {
    const { message } = described(response(404, 'Error: No route matches URL "/x"'));
    expect(message).toBe('No route matches URL "/x"');
  });

  it("does not say the same thing twice", () => {
    expect(described(response(403, "Forbidden"))).toEqual({ status: "403 Forbidden" });
  });

  it("shows the words that a status outside the four came with", () => {
    expect(described(response(418, null, "I'm a teapot"))).toEqual({
      status: "418 I'm a teapot",
    });
  });

  it("shows the message of an error and a thrown text", () => {
    expect(described(new Error("It broke"))).toEqual({ message: "It broke" });
    expect(described("It broke")).toEqual({ message: "It broke" });
  });

  it("stays silent about reasons without words", () => {
    expect(described({ odd: true })).toEqual({});
  });
});
