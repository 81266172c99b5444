const greatProgressPercent = 50;

export const closingMessageOf = ({
  percent,
  isAllDone,
}: {
  readonly percent: number;
  readonly isAllDone: boolean;
}): string => {
  if (isAllDone) return "Amazing! You've completed all sessions! Keep up the great work!";
  return percent >= greatProgressPercent
    ? "You're making great progress! Keep going!"
    : "Every step counts! Let's start studying!";
};

export const streakHintOf = (streak: number): string => {
  if (streak <= 0) return "Start today!";
  return streak === 1 ? "Keep it up!" : "Amazing consistency!";
};
