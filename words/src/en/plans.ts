export const planWords = { quick: "Quick Plan", advanced: "Advanced Plan" };
