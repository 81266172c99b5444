import type { PlanSession } from "./plan-sessions.ts";

/** What the due work of a session is called; `undefined` for a session of a subject. */
export const workTitleOf = ({
  subject,
  entry: { taskId, title },
}: Pick<PlanSession, "subject" | "entry">): string | undefined => {
  const name = title?.trim() ?? "";
  return taskId === undefined || name === "" || name === subject ? undefined : name;
};

/** `History`, and for a session of due work `History · Essay 2`. */
export const sessionNameOf = (session: Pick<PlanSession, "subject" | "entry">): string => {
  const work = workTitleOf(session);
  return work === undefined ? session.subject : `${session.subject} · ${work}`;
};
