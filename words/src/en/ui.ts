export const uiWords = {
  close: "Close",
  back: "Back",
  preview: "PREVIEW",
  underDevelopment: "Under Development",
};
