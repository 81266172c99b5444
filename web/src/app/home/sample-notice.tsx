import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Over everything that is shown of the sample, with the way out. */
export const SampleNotice = ({ onLeave }: { readonly onLeave: () => void }) => (
  <Notice
    className="mb-4"
    action={
      <Button variant="primary" size="sm" onClick={onLeave}>
        Clear the sample
      </Button>
    }
  >
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant="tint">Sample plan</Badge>
      Just a sample: play with it. It disappears when you leave.
    </span>
  </Notice>
);
