import { accountWords } from "@smart-planner/words/en/account";
import { useEffect, useState } from "react";
import { demoUser } from "../../platform/demo-identity.ts";
import type { ParkedData } from "../../platform/parking.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useWords } from "../../ui/use-words.ts";

/** Data of other people in this browser; nothing if there is none. */
export const ParkedSection = () => {
  const words = useWords(accountWords);
  const { clock, ownership } = usePlatform();
  const [parked, setParked] = useState<readonly ParkedData[]>([]);
  const [asked, setAsked] = useState<ParkedData | null>(null);

  useEffect(() => {
    let isHere = true;
    void ownership.parked().then((list) => {
      if (isHere) setParked(list);
    });
    return () => {
      isHere = false;
    };
  }, [ownership]);

  const textOf = ({ owner, at, size }: ParkedData) =>
    words.parkedPlan({
      isDemo: owner === demoUser.uid,
      day: at === null ? null : clock.momentOf(at).day,
      kilobytes: Math.max(1, Math.round(size / 1024)),
    });

  const remove = ({ owner }: ParkedData) => {
    ownership.discard(owner);
    setParked((list) => list.filter((each) => each.owner !== owner));
    setAsked(null);
  };

  if (parked.length === 0) return null;
  return (
    <Block heading={words.parked}>
      <p className="mb-4 text-sm text-ink-2">{words.parkedText}</p>
      <ul className="grid gap-3">
        {parked.map((data) => (
          <li
            key={data.owner}
            className="flex flex-wrap items-center justify-between gap-2 text-sm"
          >
            <span>{textOf(data)}</span>
            <Button size="sm" variant="danger" onClick={() => setAsked(data)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={words.removeQuestion}
        cancels
        actions={
          <Button variant="danger-solid" onClick={() => asked !== null && remove(asked)}>
            {words.remove}
          </Button>
        }
      >
        <p className="text-sm text-ink-2">{words.removeText}</p>
      </Dialog>
    </Block>
  );
};
