import { frameWords } from "@smart-planner/words/en/frame";
import { buttonClass } from "../ui/button-class.ts";
import { useWords } from "../ui/use-words.ts";
import { ErrorArt } from "./error-art.tsx";

/** Also sent by the server itself when it cannot answer, without the app: it needs no script. */
export const ServerAwayScreen = () => {
  const words = useWords(frameWords);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-8 text-center"
    >
      <ErrorArt />
      <h1>{words.serverAway}</h1>
      <p className="max-w-[28rem] text-ink-2">{words.serverAwayText}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the present page, also without a script */}
      <a href="" className={buttonClass({ variant: "primary" })}>
        {words.tryAgain}
      </a>
    </main>
  );
};
