export interface Files {
  save(file: { readonly name: string; readonly type: string; readonly text: string }): void;
}

export const browserFiles: Files = {
  save({ name, type, text }) {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read the file after the click has been handled.
    window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
};
