import { type NotificationKind, wantedIf } from "@smart-planner/planner/calendars";
import type { NotificationForm } from "./use-notification-form.ts";

const rows: readonly {
  readonly kind: NotificationKind;
  readonly label: string;
  readonly hint: string;
}[] = [
  { kind: "studyReminders", label: "Study reminders", hint: "15 min before a session" },
  { kind: "examAlerts", label: "Hand-ins and exams", hint: "In the days before, at 08:00" },
  { kind: "weeklyDigest", label: "Weekly summary", hint: "When your week ends, at 18:00" },
  { kind: "motivationalQuotes", label: "Quote", hint: "In the morning" },
];

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
  const byMail = wantedIf((kind) => form.byEmail && form[kind]);
  const changeMail = (kind: NotificationKind, wanted: boolean) => {
    const next = { ...byMail, [kind]: wanted };
    onChange({ ...next, byEmail: Object.values(next).includes(true) });
  };
  const heading = "px-2 py-3 font-(--weight-semi) align-top";
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <table className="w-full border-collapse text-sm">
        <thead className="bg-surface">
          <tr>
            <th scope="col" className={`${heading} ps-4 text-start`}>
              Remind me of
            </th>
            <th scope="col" className={heading}>
              This device
              <span className="block text-xs font-normal text-ink-3">{device}</span>
            </th>
            <th scope="col" className={`${heading} pe-4 whitespace-nowrap`}>
              E-mail
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, label, hint }) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-2.5 ps-4 pe-2 text-start font-(--weight-medium)">
                {label}
                <span className="block font-normal text-ink-3 max-md:hidden">{hint}</span>
              </th>
              <td className="px-2 text-center">
                <input
                  type="checkbox"
                  className="check"
                  aria-label={`${label}, on this device`}
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
                  aria-label={`${label}, by e-mail`}
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
