import type { RoomChange } from "@smart-planner/planner/scheduler";
import {
  longLabelOf,
  shortDuration,
  spokenDuration,
  weekdayNames,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";

const chaptersText = (chapters: readonly string[], subject: string): string =>
  chapters.length > 2
    ? `the last ${chapters.length} chapters of ${subject}`
    : `${chapters.map((name) => `“${name}”`).join(" and ")} of ${subject}`;

/** A change that makes room: as it is offered, and as it is reported afterwards. */
const texts = (change: RoomChange): readonly [offer: string, done: string] => {
  switch (change.kind) {
    case "more hours":
      return [
        `Study ${shortDuration(change.minutes)} more a day`,
        `You study up to ${shortDuration(change.dayMinutes)} a day now.`,
      ];
    case "open weekday": {
      const weekday = weekdayNames[change.weekday];
      return [
        `Open the whole of ${weekday} for study`,
        `The whole of ${weekday} is open for study now.`,
      ];
    }
    case "longer sessions": {
      const length = shortDuration(change.minutes);
      return [`Allow sessions of up to ${length}`, `Sessions may take up to ${length} now.`];
    }
    case "shorter sessions": {
      const length = shortDuration(change.minutes);
      return [`Allow sessions from ${length}`, `Sessions may be as short as ${length} now.`];
    }
    case "higher limit": {
      const amount = `${shortDuration(change.minutes)} of ${change.subject}`;
      return [`Allow ${amount} a day`, `Up to ${amount} may be planned a day now.`];
    }
    case "start today":
      return [`Start ${change.title} today`, `${change.title} can begin today now.`];
    case "less time": {
      const length = spokenDuration(change.minutes);
      return [`Do ${change.title} in ${length}`, `${change.title} takes ${length} now.`];
    }
    case "hand in late":
      return [
        `Hand ${change.title} in ${counted(change.days, "day")} late`,
        `${change.title} is due on ${longLabelOf(change.due)} now.`,
      ];
    case "let go":
      return [`Let ${change.title} go`, `${change.title} is let go.`];
    case "leave out": {
      const chapters = chaptersText(change.chapters, change.subject);
      return [`Leave out ${chapters}`, `What is left out now: ${chapters}.`];
    }
    case "shorten": {
      const what =
        change.chapter === undefined
          ? `each open chapter of ${change.subject}`
          : chaptersText([change.chapter], change.subject);
      const less = `${change.percent} % less time`;
      return [`Plan ${less} for ${what}`, `For ${what} ${less} is planned now.`];
    }
    case "lower goal":
      return [
        `Lower the goal of ${change.subject} from ${shortDuration(change.from)} to ${shortDuration(change.to)}`,
        `The goal of ${change.subject} is ${shortDuration(change.to)} now.`,
      ];
  }
};

export const planHelpWords = {
  offer: (change: RoomChange): string => texts(change)[0],
  done: (change: RoomChange): string => texts(change)[1],
};
