import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { quietChromium } from "../quiet-chromium.ts";

/** Where systems put it, for a run of single tests that nothing has prepared. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export interface Rendering {
  readonly html: string;
  readonly as: "pdf" | "png" | "jpeg";
  /** Pixels of the image for one pixel of the page. */
  readonly scale?: number;
  /** Degrees. */
  readonly turn?: number;
  readonly quality?: number;
  /** Greyscale, a little blur and an uneven background, as from a scanner. */
  readonly scanned?: boolean;
  readonly landscape?: boolean;
  /** A PDF that holds a picture of the page, as scanners make it. */
  readonly pictured?: boolean;
}

const scanCss =
  "html{background:linear-gradient(105deg,#fff,#ece9e4)}body{background:none;filter:grayscale(1) blur(.35px) contrast(.9)}";

export interface Renderer {
  readonly render: (rendering: Rendering) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

const renderWith = async (browser: Browser, rendering: Rendering): Promise<Uint8Array> => {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 800 },
    deviceScaleFactor: rendering.scale ?? 1,
  });
  try {
    await page.setContent(rendering.html);
    const width = await page.evaluate("document.documentElement.scrollWidth");
    await page.setViewportSize({ width: Math.max(1000, Number(width)), height: 800 });
    if (rendering.as === "pdf") {
      if (rendering.pictured === true) {
        const picture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 85 });
        const source = `data:image/jpeg;base64,${picture.toString("base64")}`;
        await page.setContent(`<img style="max-width:100%;max-height:95vh" src="${source}">`);
      }
      return await page.pdf({
        format: "A4",
        landscape: rendering.landscape ?? true,
        printBackground: true,
        scale: 0.8,
      });
    }
    const turn = rendering.turn ?? 0;
    const content = `${rendering.scanned === true ? scanCss : "html{background:#fff}"}
body{transform:rotate(${turn}deg);transform-origin:50% 50%;margin:${turn === 0 ? 0 : 24}px!important}`;
    await page.addStyleTag({ content });
    return await page.screenshot({
      fullPage: true,
      type: rendering.as,
      ...(rendering.as === "jpeg" ? { quality: rendering.quality ?? 80 } : {}),
    });
  } finally {
    await page.close();
  }
};

/** Chromium, which turns pages into the PDF files and pictures that students upload. */
export const openRenderer = async (): Promise<Renderer> => {
  const executablePath = [process.env.CHROME_PATH, ...installed].find(
    (path) => path !== undefined && existsSync(path),
  );
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...quietChromium],
  });
  return {
    render: (rendering) => renderWith(browser, rendering),
    close: () => browser.close(),
  };
};
