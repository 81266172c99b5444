import { isRouteErrorResponse } from "react-router";

/** The text of the error screen. */
export const describeRouteError = (
  error: unknown,
  statuses: Readonly<Record<number, string>>,
): { readonly status?: string; readonly message?: string } => {
  if (isRouteErrorResponse(error)) {
    const text = statuses[error.status] ?? error.statusText;
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
