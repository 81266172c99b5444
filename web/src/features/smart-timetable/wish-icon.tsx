import type { Wish } from "@smart-planner/planner";
import {
  Briefcase,
  CalendarCheck,
  CalendarOff,
  Clock,
  type LucideIcon,
  Moon,
  Repeat,
  Scale,
  Target,
} from "lucide-react";

const iconOf = (wish: Wish): LucideIcon => {
  switch (wish.kind) {
    case "off":
      return wish.label === undefined ? CalendarOff : Briefcase;
    case "skip":
      return CalendarOff;
    case "work":
    case "done":
    case "exam":
      return Target;
    case "limit":
    case "session":
    case "break":
    case "buffer":
    case "prefer":
      return Clock;
    case "rhythm":
    case "alternate":
    case "order":
      return Repeat;
    case "weight":
    case "difficulty":
    case "light":
    case "shape":
      return Scale;
    case "sleep":
      return Moon;
    default:
      return CalendarCheck;
  }
};

/** What a wish is about, at a glance. */
export const WishIcon = ({ wish }: { readonly wish: Wish }) => {
  const Icon = iconOf(wish);
  return <Icon aria-hidden="true" strokeWidth={2.3} className="size-3.5 flex-none" />;
};
