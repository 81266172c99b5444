import { shellWords } from "@smart-planner/words/en/shell";
import { Check, Monitor, Moon, Sun, SunMoon } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { usePlatform } from "../platform/platform.ts";
import type { ThemeChoice } from "../platform/theme.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useWords } from "../ui/use-words.ts";

const options: readonly { value: ThemeChoice; icon: typeof Sun }[] = [
  { value: "light", icon: Sun },
  { value: "dark", icon: Moon },
  { value: "system", icon: Monitor },
];

/** The browser's own popover: closes on Escape and outside, and gives the focus back. */
export const ThemeSwitch = () => {
  const words = useWords(shellWords);
  const { theme } = usePlatform();
  const choice = useSyncExternalStore(theme.subscribe, theme.current);
  const id = useId();
  return (
    <>
      <IconButton label={words.switchTheme} icon={<SunMoon />} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        className="inset-auto end-(--page-edge) top-(--bar-h) w-44 rounded-card bg-raise p-1.5 text-ink shadow-pop forced-colors:border"
      >
        <fieldset>
          <legend className="sr-only">{words.theme}</legend>
          {options.map(({ value, icon: Icon }) => (
            <label
              key={value}
              className="relative flex min-h-10 items-center gap-2.5 rounded-lg px-2.5 text-sm font-(--weight-medium) text-ink-2 hover:bg-hover hover:text-ink has-checked:text-pen-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={choice === value}
                onChange={() => theme.choose(value)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <Icon aria-hidden="true" className="size-4.5" />
              {words.themes[value]}
              {choice === value && <Check aria-hidden="true" className="ms-auto size-4" />}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
};
