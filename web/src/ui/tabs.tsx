import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** After the label; not in the tab's name. */
  readonly mark?: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** Keeps typed text in a hidden panel. */
  readonly keepMounted?: boolean;
  readonly listClassName?: string;
}

export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  keepMounted = false,
  listClassName,
}: TabsProps<Value>) => (
  <Base.Root
    value={value}
    onValueChange={(next: unknown) => {
      const chosen = tabs.find((tab) => tab.value === next);
      if (chosen !== undefined) onValueChange(chosen.value);
    }}
  >
    <Base.List
      aria-label={label}
      activateOnFocus
      className={classNames(
        "relative mb-6 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]",
        listClassName,
      )}
    >
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className="relative inline-flex min-h-11 flex-none items-center gap-2 px-3 text-sm font-(--weight-medium) whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 data-active:font-(--weight-semi) data-active:text-pen-text data-active:after:absolute data-active:after:inset-x-2 data-active:after:bottom-0 data-active:after:h-[3px] data-active:after:rounded-t-[3px] data-active:after:bg-pen forced-colors:data-active:after:bg-[Highlight]"
        >
          {tab.label}
          {tab.mark !== undefined && <span aria-hidden="true">{tab.mark}</span>}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.value} value={tab.value} keepMounted={keepMounted}>
        {tab.panel}
      </Base.Panel>
    ))}
  </Base.Root>
);
