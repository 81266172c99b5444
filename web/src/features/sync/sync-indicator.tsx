import "../../styles/planner.css";
import type { SyncStatus } from "@smart-planner/contract";
import { syncWords } from "@smart-planner/words/en/sync";
import { Check, CircleAlert, CloudOff, LogIn, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useWords } from "../../ui/use-words.ts";
import { startSync } from "./start-sync.ts";

const icons = {
  saved: Check,
  saving: RefreshCw,
  offline: CloudOff,
  "signed-out": LogIn,
  stuck: CircleAlert,
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

/** Announces only problems. */
const SyncIndicator = ({ user }: { readonly user: string }) => {
  const status = useSyncStatus(user);
  const words = useWords(syncWords);
  if (status === null) return null;
  const Icon = icons[status.kind];
  const detail = status.kind === "stuck" ? status.message : words.statusText[status.kind];
  const isWell = status.kind === "saved" || status.kind === "saving";
  return (
    <p
      role={isWell ? undefined : "status"}
      title={detail}
      data-sync={status.kind}
      className="inline-flex items-center gap-1.5 text-xs text-ink-3"
    >
      <Icon aria-hidden="true" className="size-3.5 flex-none" />
      <span className="max-md:sr-only">{words.status[status.kind]}</span>
      <span className="sr-only">. {detail}</span>
    </p>
  );
};

export default SyncIndicator;
