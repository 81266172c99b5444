import { shellWords } from "@smart-planner/words/en/shell";
import { lazy, Suspense, useState } from "react";
import type { User } from "../platform/identity.ts";
import { usePlatform } from "../platform/platform.ts";
import { useWords } from "../ui/use-words.ts";
import { PreviewSwitch } from "./preview-switch.tsx";

const loadSettings = () => import("../features/notifications/notification-settings.tsx");
const NotificationSettings = lazy(loadSettings);

/** The Notification Settings and the way to open them; they are downloaded when first asked for. */
export const useNotificationSettings = (user: User) => {
  const words = useWords(shellWords);
  const { dialogs, log } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);

  const open = async () => {
    try {
      await loadSettings();
    } catch (error) {
      log.warn("Notification Settings did not load", error);
      dialogs.alert(words.settingsNotLoaded);
      return;
    }
    setOpenings((before) => before + 1);
    setOpen(true);
  };

  const settings = openings > 0 && (
    <Suspense>
      <NotificationSettings
        key={openings}
        user={user}
        open={isOpen}
        onOpenChange={setOpen}
        previewSwitch={<PreviewSwitch />}
      />
    </Suspense>
  );
  return { open, settings };
};
