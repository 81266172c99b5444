export const uiWords = {
  close: "Close",
  back: "Back",
  cancel: "Cancel",
  undo: "Undo",
  tryAgain: "Try again",
  preview: "PREVIEW",
  underDevelopment: "Under Development",
};
