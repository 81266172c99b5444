import { isRouteErrorResponse, useRouteError } from "react-router";
import { buttonClass } from "../ui/button-class.ts";
import { ErrorArt } from "./error-art.tsx";
import { usePageTitle } from "./page-title.ts";

const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
};

/** What the error screen says of whatever was thrown. */
export const describeRouteError = (
  error: unknown,
): { readonly status?: string; readonly message?: string } => {
  if (isRouteErrorResponse(error)) {
    const text = statusTexts[error.status] ?? error.statusText;
    const data: unknown = error.data;
    return {
      status: `${error.status} ${text}`.trim(),
      ...(typeof data === "string" && data !== "" && data !== text ? { message: data } : {}),
    };
  }
  if (error instanceof Error) return { message: error.message };
  return typeof error === "string" ? { message: error } : {};
};

export const ErrorScreen = () => {
  const { status, message } = describeRouteError(useRouteError());
  usePageTitle("Error");
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-8 text-center"
    >
      <ErrorArt />
      <h1>Unexpected Application Error!</h1>
      {status !== undefined && <p className="font-display text-xl font-[620]">{status}</p>}
      {message !== undefined && (
        <code className="max-w-[40rem] rounded-lg bg-sunk px-3 py-1.5 font-mono text-sm font-medium wrap-anywhere text-ink-2">
          {message}
        </code>
      )}
      {/* A full load, because the page may be older than the server's files. */}
      <a href="/" className={buttonClass({ variant: "secondary" })}>
        Back to Smart Planner
      </a>
    </main>
  );
};
