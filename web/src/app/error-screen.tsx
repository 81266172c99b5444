import { frameWords } from "@smart-planner/words/en/frame";
import { useRouteError } from "react-router";
import { buttonClass } from "../ui/button-class.ts";
import { useWords } from "../ui/use-words.ts";
import { ErrorArt } from "./error-art.tsx";
import { usePageTitle } from "./page-title.ts";
import { describeRouteError } from "./route-error.ts";
import { isServerAway } from "./server-away.ts";
import { ServerAwayScreen } from "./server-away-screen.tsx";

export const ErrorScreen = () => {
  const words = useWords(frameWords);
  const error = useRouteError();
  usePageTitle(words.error);
  if (isServerAway(error)) return <ServerAwayScreen />;
  const { status, message } = describeRouteError(error);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-8 text-center"
    >
      <ErrorArt />
      <h1>{words.unexpectedError}</h1>
      {status !== undefined && <p className="font-display text-xl font-[620]">{status}</p>}
      {message !== undefined && (
        <code className="max-w-[40rem] rounded-lg bg-sunk px-3 py-1.5 font-mono text-sm font-medium wrap-anywhere text-ink-2">
          {message}
        </code>
      )}
      {/* A full load, because the page may be older than the server's files. */}
      <a href="/" className={buttonClass({ variant: "secondary" })}>
        {words.backToApp}
      </a>
    </main>
  );
};
