import { Notice } from "../../ui/notice.tsx";
import type { Outcome } from "./use-change.ts";

export const OutcomeNotice = ({ outcome }: { readonly outcome: Outcome | null }) =>
  outcome === null ? null : <Notice variant={outcome.variant}>{outcome.text}</Notice>;
