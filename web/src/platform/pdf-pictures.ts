/** Enough to compare a timetable with its rows. */
const mostPages = 5;
const widthPixels = 1_200;
const mostPixels = 4_000_000;

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/png"));

/** The first pages as pictures, drawn on the device; none if it fails. */
export const drawPdf = async (file: File): Promise<readonly Blob[]> => {
  try {
    const { getDocumentProxy } = await import("unpdf");
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), {
      // Draws glyphs as shapes: the policy allows no foreign fonts.
      disableFontFace: true,
      useWasm: false,
      stopAtErrors: false,
    });
    const pictures: Blob[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const page = await pdf.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      const scale = Math.min(
        widthPixels / whole.width,
        Math.sqrt(mostPixels / (whole.width * whole.height)),
      );
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement("canvas");
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const picture = await pictureOf(canvas);
      if (picture !== null) pictures.push(picture);
    }
    await pdf.loadingTask.destroy();
    return pictures;
  } catch {
    // Not a PDF, or not loaded offline: the link still opens it.
    return [];
  }
};
