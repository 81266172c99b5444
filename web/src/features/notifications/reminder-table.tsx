import {
  type NotificationKind,
  notificationKinds,
  wantedIf,
} from "@smart-planner/planner/calendars";
import { notificationsWords } from "@smart-planner/words/en/notifications";
import { useWords } from "../../ui/use-words.ts";
import type { NotificationForm } from "./use-notification-form.ts";

/** Which kinds come by which way. */
export const ReminderTable = ({
  form,
  device,
  hasMail,
  onChange,
}: {
  readonly form: NotificationForm;
  /** When this device reminds. */
  readonly device: "off" | "while open" | "also when closed";
  readonly hasMail: boolean;
  readonly onChange: (change: Partial<NotificationForm>) => void;
}) => {
  const words = useWords(notificationsWords);
  const byMail = wantedIf((kind) => form.byEmail && form[kind]);
  const changeMail = (kind: NotificationKind, wanted: boolean) => {
    const next = { ...byMail, [kind]: wanted };
    onChange({ ...next, byEmail: Object.values(next).includes(true) });
  };
  const heading = "px-2 py-3 font-(--weight-semi) align-top";
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-sm">
        <thead className="bg-surface">
          <tr>
            <th scope="col" className={`${heading} ps-4 text-start`}>
              {words.remindMeOf}
            </th>
            <th scope="col" className={heading}>
              {words.thisDevice}
              <span className="block text-xs font-normal text-ink-3">{words.device[device]}</span>
            </th>
            <th scope="col" className={`${heading} pe-4 whitespace-nowrap`}>
              {words.mail}
            </th>
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2.5 ps-4 pe-2 text-start font-(--weight-medium)">
                {words.reminders[kind]}
                <span className="block font-normal text-ink-3 max-md:hidden">
                  {words.reminderHints[kind]}
                </span>
              </th>
              <td className="px-2 text-center">
                <input
                  type="checkbox"
                  className="check"
                  aria-label={words.onDevice(words.reminders[kind])}
                  disabled={device === "off"}
                  checked={device !== "off" && form.onDevice[kind]}
                  onChange={({ target }) =>
                    onChange({ onDevice: { ...form.onDevice, [kind]: target.checked } })
                  }
                />
              </td>
              <td className="ps-2 pe-4 text-center">
                <input
                  type="checkbox"
                  className="check"
                  aria-label={words.byMail(words.reminders[kind])}
                  disabled={!hasMail}
                  checked={hasMail && byMail[kind]}
                  onChange={({ target }) => changeMail(kind, target.checked)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
