import "../../styles/planner.css";
import type { SyncStatus } from "@smart-planner/contract";
import { Check, CircleAlert, CloudOff, LogIn, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { startSync } from "./start-sync.ts";

const looks = {
  saved: { icon: Check, label: "Saved", detail: "Your plan is on every device you sign in to." },
  saving: { icon: RefreshCw, label: "Saving", detail: "Your latest changes are on their way." },
  offline: {
    icon: CloudOff,
    label: "Offline",
    detail: "Saved on this device; the rest follows when the server can be reached.",
  },
  "signed-out": {
    icon: LogIn,
    label: "Sign in again",
    detail: "Saved on this device. Log out and in again to bring it to your other devices.",
  },
  stuck: { icon: CircleAlert, label: "Not synced", detail: "" },
} as const;

const useSyncStatus = (user: string): SyncStatus | null => {
  const platform = usePlatform();
  const [status, setStatus] = useState<SyncStatus | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {
      isGone = true;
    };
    startSync(platform, user).then(
      (engine) => {
        if (isGone) return engine.stop();
        setStatus(engine.status());
        engine.subscribe(() => setStatus(engine.status()));
        stop = engine.stop;
      },
      (error: unknown) => platform.log.error("Sync could not start", error),
    );
    return () => stop();
  }, [platform, user]);
  return status;
};

/** Announces only what needs attention. */
const SyncIndicator = ({ user }: { readonly user: string }) => {
  const status = useSyncStatus(user);
  if (status === null) return null;
  const { icon: Icon, label, detail } = looks[status.kind];
  const isWell = status.kind === "saved" || status.kind === "saving";
  return (
    <p
      role={isWell ? undefined : "status"}
      title={status.kind === "stuck" ? status.message : detail}
      data-sync={status.kind}
      className="inline-flex items-center gap-1.5 text-xs text-ink-3"
    >
      <Icon aria-hidden="true" className="size-3.5 flex-none" />
      <span className="max-md:sr-only">{label}</span>
      <span className="sr-only">. {status.kind === "stuck" ? status.message : detail}</span>
    </p>
  );
};

export default SyncIndicator;
