export const uiWords = {
  close: "Close",
  back: "Back",
  showCharacters: "Show characters",
  preview: "PREVIEW",
  underDevelopment: "Under Development",
};
