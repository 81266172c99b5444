import type { Wish } from "@smart-planner/planner/wishes";
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

const icons: Readonly<Record<Wish["kind"], LucideIcon>> = {
  off: CalendarOff,
  skip: CalendarOff,
  work: Target,
  done: Target,
  exam: Target,
  limit: Clock,
  session: Clock,
  break: Clock,
  buffer: Clock,
  prefer: Clock,
  rhythm: Repeat,
  alternate: Repeat,
  order: Repeat,
  weight: Scale,
  difficulty: Scale,
  light: Scale,
  shape: Scale,
  sleep: Moon,
  only: CalendarCheck,
  "only-subjects": CalendarCheck,
  allow: CalendarCheck,
  "subjects-a-day": CalendarCheck,
  "sessions-a-day": CalendarCheck,
  "rest-days": CalendarCheck,
  period: CalendarCheck,
  finish: CalendarCheck,
  first: CalendarCheck,
  apart: CalendarCheck,
  review: CalendarCheck,
  task: CalendarCheck,
};

const iconOf = (wish: Wish): LucideIcon =>
  wish.kind === "off" && wish.label !== undefined ? Briefcase : icons[wish.kind];

export const WishIcon = ({ wish }: { readonly wish: Wish }) => {
  const Icon = iconOf(wish);
  return <Icon aria-hidden="true" strokeWidth={2.3} className="size-3.5 flex-none" />;
};
