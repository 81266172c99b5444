import { planQuick } from "@smart-planner/planner/scheduler";
import { addDays, dayOfNumber } from "@smart-planner/planner/time";

/** The first of March 2027. */
const today = dayOfNumber(20_878);
const subjects = ["Mathematics", "Physics", "Chemistry", "Biology", "English", "History"].map(
  (name, index) => ({ name, examDate: addDays(today, 80 + index) }),
);
const ticked = 150;

/** A term of one student: six subjects, a plan of twelve weeks and the ticks of most of it. */
function termOf(user: string) {
  const rows = subjects.map(({ name, examDate }) => ({ subject: name, examDate }));
  const plan = planQuick({ today, subjects, hoursPerDay: 4 });
  const keys = Object.entries(plan).flatMap(([day, sessions]) =>
    sessions.map(({ subject }) => `${day}-${subject}`),
  );
  const values = [
    ["quickPlanSubjects", rows],
    ["quickPlanHours", 4],
    ["quickPlanCache", plan],
    ...keys.slice(0, ticked).map((key) => [`progress/${key}`, true] as const),
  ] as const;
  const stamp = `00${Date.now()}-00000-device01`;
  const changes = values.map(([register, value]) => ({
    register,
    stamp,
    value: JSON.stringify(value),
  }));
  return { protocol: 1, user, device: "device01", cursor: 0, changes };
}

/** Sends the terms of many students, each in one request, as their devices do. */
export async function sendTerms(url: string, students: number): Promise<void> {
  for (let each = 0; each < students; each += 1) {
    const user = `student${each}`;
    const response = await fetch(`${url}/api/workspace/sync`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-test-user": user },
      body: JSON.stringify(termOf(user)),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.body?.cancel();
  }
}
