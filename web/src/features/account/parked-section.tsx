import { longLabelOf } from "@smart-planner/planner/time";
import { useEffect, useState } from "react";
import { demoUser } from "../../platform/demo-identity.ts";
import type { ParkedData } from "../../platform/parked-data.ts";
import { usePlatform } from "../../platform/platform.ts";
import { Block } from "../../ui/block.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const nameOf = ({ owner }: ParkedData) =>
  owner === demoUser.uid ? "The plan of the demo" : "The plan of another account";

const sizeOf = ({ size }: ParkedData) => `${Math.max(1, Math.round(size / 1024))} KB`;

/** Data of other people in this browser; nothing if there is none. */
export const ParkedSection = () => {
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

  const sinceOf = ({ at }: ParkedData) =>
    at === null ? "set aside earlier" : `set aside on ${longLabelOf(clock.momentOf(at).day)}`;

  const remove = ({ owner }: ParkedData) => {
    ownership.discard(owner);
    setParked((list) => list.filter((each) => each.owner !== owner));
    setAsked(null);
  };

  if (parked.length === 0) return null;
  return (
    <Block heading="Kept on this browser for others">
      <p className="mb-4 text-sm text-ink-2">
        Others have used Smart Planner here. What they left is kept apart and comes back when they
        do; nobody else sees it.
      </p>
      <ul className="grid gap-3">
        {parked.map((data) => (
          <li
            key={data.owner}
            className="flex flex-wrap items-center justify-between gap-2 text-sm"
          >
            <span>
              {nameOf(data)}, {sinceOf(data)}, {sizeOf(data)}
            </span>
            <Button size="sm" variant="danger" onClick={() => setAsked(data)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title="Remove it from this browser?"
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              Cancel
            </Button>
            <Button
              variant="danger-solid"
              onClick={() => {
                if (asked !== null) remove(asked);
              }}
            >
              Remove
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-2">
          What of it is on the server stays there. What is not is lost: it cannot be brought back.
        </p>
      </Dialog>
    </Block>
  );
};
