import { Badge } from "./badge.tsx";

/** On a feature that is off by default. */
export const PreviewBadge = ({
  isOn,
  words = "Under Development",
}: {
  readonly isOn: boolean;
  readonly words?: string;
}) => (isOn ? <Badge variant="tint">PREVIEW</Badge> : <Badge variant="outline">{words}</Badge>);
