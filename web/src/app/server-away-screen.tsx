import { buttonClass } from "../ui/button-class.ts";
import { ErrorArt } from "./error-art.tsx";

/** Also sent by the server itself when it cannot answer, without the app: it needs no script. */
export const ServerAwayScreen = () => (
  <main
    id="main"
    tabIndex={-1}
    className="grid min-h-dvh place-content-center justify-items-center gap-4 p-8 text-center"
  >
    <ErrorArt />
    <h1>Smart Planner is taking a break</h1>
    <p className="max-w-[28rem] text-ink-2">
      The server cannot be reached right now. Your plan and your progress are safe in this browser.
      Check your connection, or try again in a moment.
    </p>
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the present page, also without a script */}
    <a href="" className={buttonClass({ variant: "primary" })}>
      Try again
    </a>
  </main>
);
