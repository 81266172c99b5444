import { isRouteErrorResponse } from "react-router";

/** Messages of Chromium, Firefox and Safari for a failed download. */
const failedDownload =
  /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether the server is not there or not well, so that only waiting or reloading helps. */
export const isServerAway = (error: unknown): boolean =>
  isRouteErrorResponse(error)
    ? error.status >= 500
    : error instanceof Error && failedDownload.test(error.message);
