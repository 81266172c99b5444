import type { WaysToSignIn } from "@smart-planner/contract";
import { useState } from "react";
import type { User } from "../../platform/identity.ts";
import { Notice } from "../../ui/notice.tsx";
import { useProvedChange } from "./use-proved-change.tsx";

/** Props of the row of each way to sign in. */
export interface WayProps {
  readonly user: User;
  readonly ways: WaysToSignIn;
  readonly onChanged: () => void;
}

interface WayChangeInput extends Pick<WayProps, "user" | "ways"> {
  /** An earlier failure. */
  readonly trouble?: string | undefined;
}

/** Changes to one way to sign in; errors and prompts are shown below its row. */
export const useWayChange = ({ user, ways, trouble }: WayChangeInput) => {
  const { isBusy, dialog, run } = useProvedChange({ user, ways });
  const [problem, setProblem] = useState(trouble ?? null);

  const change = async <Value,>(make: Parameters<typeof run<Value>>[0]) => {
    const result = await run(make);
    if (result !== null) setProblem(result.ok ? null : result.message);
    return result?.ok === true ? result : undefined;
  };

  const below = (
    <>
      {problem !== null && <Notice variant="danger">{problem}</Notice>}
      {dialog}
    </>
  );
  return { isBusy, change, below };
};
