import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** A part that fails to load leaves its place empty instead of taking the page down. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
