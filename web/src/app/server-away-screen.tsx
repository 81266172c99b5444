import { frameWords } from "@smart-planner/words/en/frame";
import type { ReactNode } from "react";
import { buttonClass } from "../ui/button-class.ts";
import { useWords } from "../ui/use-words.ts";

export const TroubleScreen = ({
  art,
  title,
  children,
}: {
  readonly art: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <main
    id="main"
    tabIndex={-1}
    className="grid min-h-dvh place-content-center justify-items-center gap-4 p-8 text-center"
  >
    {art}
    <h1>{title}</h1>
    {children}
  </main>
);

/** Also sent by the server itself when it cannot answer, without the app: it needs no script. */
export const ServerAwayScreen = ({ art }: { readonly art: ReactNode }) => {
  const words = useWords(frameWords);
  return (
    <TroubleScreen art={art} title={words.serverAway}>
      <p className="max-w-[28rem] text-ink-2">{words.serverAwayText}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the present page, also without a script */}
      <a href="" className={buttonClass({ variant: "primary" })}>
        {words.tryAgain}
      </a>
    </TroubleScreen>
  );
};
