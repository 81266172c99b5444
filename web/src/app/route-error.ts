import { isRouteErrorResponse } from "react-router";

export interface RouteErrorWords {
  readonly status?: string;
  readonly message?: string;
}

const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
};

/** The text of the error screen. */
export const describeRouteError = (error: unknown): RouteErrorWords => {
  if (isRouteErrorResponse(error)) {
    const text = statusTexts[error.status] ?? error.statusText;
    const data: unknown = error.data;
    const message = typeof data === "string" ? data.replace(/^Error: /, "") : "";
    return {
      status: `${error.status} ${text}`.trim(),
      ...(message === "" || message === text ? {} : { message }),
    };
  }
  if (error instanceof Error) return { message: error.message };
  return typeof error === "string" ? { message: error } : {};
};
