import { Badge } from "./badge.tsx";

/** On a part that is not ready by default: what it says, or that its preview is on. */
export const PreviewBadge = ({
  isOn,
  words = "Under Development",
}: {
  readonly isOn: boolean;
  readonly words?: string;
}) => (isOn ? <Badge variant="tint">PREVIEW</Badge> : <Badge variant="outline">{words}</Badge>);
