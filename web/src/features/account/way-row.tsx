import type { WaysToSignIn } from "@smart-planner/contract";
import type { ReactNode } from "react";
import type { User } from "../../platform/identity.ts";

/** Props of the row of each way to sign in. */
export interface WayProps {
  readonly user: User;
  readonly ways: WaysToSignIn;
  readonly onChanged: () => void;
}

export const WayRow = ({
  icon,
  title,
  text,
  action,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-2.5 py-4 md:grid-cols-[auto_minmax(0,1fr)_auto]">
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center self-center rounded-control bg-sunk text-ink-2 max-md:row-span-2 max-md:self-start [&>svg]:size-4.5"
    >
      {icon}
    </span>
    <div className="min-w-0 text-sm">
      <p className="text-md font-(--weight-semi)">{title}</p>
      <p className="wrap-anywhere text-ink-3">{text}</p>
    </div>
    <div className="self-center max-md:col-start-2 @max-[14rem]:col-span-full @max-[14rem]:col-start-1 empty:hidden">
      {action}
    </div>
    {children !== undefined && (
      <div className="col-span-full grid min-w-0 gap-3 empty:hidden md:col-start-2">{children}</div>
    )}
  </li>
);
