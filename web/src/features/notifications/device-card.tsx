import { notificationsWords } from "@smart-planner/words/en/notifications";
import { Bell, BellOff, Share, SquarePlus } from "lucide-react";
import { useState } from "react";
import { browserNotifier } from "../../platform/notifier.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { useWords } from "../../ui/use-words.ts";

const stepIcons = [Share, SquarePlus];

const cardClass = "rounded-card border border-line-strong bg-surface px-4 py-3.5";

const HomeScreenSteps = () => {
  const words = useWords(notificationsWords);
  return (
    <section className={cardClass} aria-labelledby="home-screen">
      <h3 id="home-screen">{words.homeScreen}</h3>
      <p className="mt-1 text-sm text-ink-2">{words.homeScreenText}</p>
      <ol className="mt-2 divide-y divide-line">
        {words.homeScreenSteps.map((text, index) => {
          const Icon = stepIcons[index];
          return (
            <li key={text} className="flex items-center gap-3 py-2.5">
              <span
                aria-hidden="true"
                className="grid size-5 place-items-center rounded-full bg-pen text-xs font-(--weight-semi) text-on-pen"
              >
                {index + 1}
              </span>
              <span className="flex-1">{text}</span>
              {Icon && <Icon aria-hidden="true" className="size-5 text-pen" />}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** The browser is asked only after a press here. */
export const DeviceCard = ({
  isAlsoClosed,
  onAllowed,
}: {
  /** Whether reminders would also come while the app is closed. */
  readonly isAlsoClosed: boolean;
  /** Returns why it failed, if it did. */
  readonly onAllowed: () => Promise<string>;
}) => {
  const words = useWords(notificationsWords);
  const [isBlocked, setBlocked] = useState(() => browserNotifier.permission() === "denied");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  const turnOn = async () => {
    setFailure("");
    // Before anything else: Safari counts it as part of the press only then.
    const allowance = await browserNotifier.ask();
    setBlocked(allowance === "denied");
    if (allowance === "unavailable") setFailure(words.cannotShow);
    if (allowance !== "granted") return;
    setBusy(true);
    setFailure(await onAllowed());
    setBusy(false);
  };

  if (browserNotifier.needsHomeScreen()) return <HomeScreenSteps />;
  const Icon = isBlocked ? BellOff : Bell;
  const hint = isAlsoClosed ? words.whenClosed : words.whileOpen;
  return (
    <div className={cardClass}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon aria-hidden="true" className="size-5 flex-none" />
        <p role="status" className="min-w-40 flex-1 text-sm">
          <span className="block font-(--weight-semi)">
            {isBlocked ? words.blocked : words.remindHere}
          </span>
          <span className="block text-ink-2">{isBlocked ? words.blockedHint : hint}</span>
        </p>
        <Button loading={isBusy} onClick={() => void turnOn()}>
          {isBlocked ? words.tryAgain : words.turnOn}
        </Button>
      </div>
      {failure !== "" && <FieldError className="mt-2">{failure}</FieldError>}
    </div>
  );
};
