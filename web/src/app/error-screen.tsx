import { frameWords } from "@smart-planner/words/en/frame";
import { Suspense } from "react";
import { useRouteError } from "react-router";
import { buttonClass } from "../ui/button-class.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { useWords } from "../ui/use-words.ts";
import { usePageTitle } from "./page-title.ts";
import { describeRouteError } from "./route-error.ts";
import { isServerAway } from "./server-away.ts";
import { ServerAwayScreen, TroubleScreen } from "./server-away-screen.tsx";

/** Loaded on an error only: the first page has no room for it. */
const ErrorArt = lazyPart(() => import("./error-art.tsx"));

export const ErrorScreen = () => {
  const words = useWords(frameWords);
  const error = useRouteError();
  usePageTitle(words.error);
  const art = (
    <div className="h-[190px]">
      <Suspense>
        <ErrorArt />
      </Suspense>
    </div>
  );
  if (isServerAway(error)) return <ServerAwayScreen art={art} />;
  const { status, message } = describeRouteError(error, words.statuses);
  return (
    <TroubleScreen art={art} title={words.unexpectedError}>
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
    </TroubleScreen>
  );
};
