import type { KeptWays, OtherWays } from "@smart-planner/contract";
import type { keptWaysWords } from "@smart-planner/words/en/kept-ways";
import { useState } from "react";
import { usePlatform } from "./platform.ts";

const hostedId = "hosted";

/** Passkeys and provider as a list to tick which stay when the password changes. */
export const useKeptWays = (
  { passkeys, hosted }: OtherWays,
  { ticked, words }: { readonly ticked: boolean; readonly words: typeof keptWaysWords },
) => {
  const { clock } = usePlatform();
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const dayOf = (time: string) => clock.momentOf(time).day;
  const isTicked = (id: string) => ticks.get(id) ?? ticked;
  const listed = [
    ...passkeys.map(({ id, name, addedAt }) => ({
      id,
      label: name,
      hint: words.passkey(dayOf(addedAt)),
    })),
    ...(hosted === null
      ? []
      : [
          {
            id: hostedId,
            label: hosted.connectedAs,
            hint: words.hosted(dayOf(hosted.connectedAt)),
          },
        ]),
  ];
  const keep: KeptWays = {
    passkeys: passkeys.map(({ id }) => id).filter(isTicked),
    hosted: hosted !== null && isTicked(hostedId),
  };
  return {
    items: listed.map((item) => ({ ...item, isTicked: isTicked(item.id) })),
    onTick: (id: string, tick: boolean) => setTicks(new Map(ticks).set(id, tick)),
    keep,
  };
};
