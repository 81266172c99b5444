import { deflateSync } from "node:zlib";
import { pdfOf } from "../../server/test/schedule-files/pdf.ts";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";

const idleProbes = 100;
const pauseMs = 20;

/** Three kilobytes that unpack to 300 MB. */
const makeBomb = (): Uint8Array<ArrayBuffer> => {
  let content: Buffer = Buffer.alloc(300_000_000, "BT /F 12 Tf (x) Tj ET ");
  content = deflateSync(deflateSync(content, { level: 9 }), { level: 9 });
  return Uint8Array.from(pdfOf(content, ["FlateDecode", "FlateDecode"]));
};

const probe = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/health`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
};

const shareOf = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.floor((values.length - 1) * share)] ?? 0;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Polls the health endpoint while the server reads a bomb. */
export async function measureHealthUnderBomb(): Promise<Row[]> {
  const bomb = makeBomb();
  const product = await startProduct();
  try {
    const idle: number[] = [];
    for (let count = 0; count < idleProbes; count += 1) idle.push(await probe(product.url));
    const form = new FormData();
    form.set("schedule", new File([bomb], "week.pdf"));
    const startedAt = performance.now();
    let status = 0;
    const upload = fetch(`${product.url}/api/schedule/upload`, { method: "POST", body: form }).then(
      (response) => {
        status = response.status;
      },
    );
    const busy: number[] = [];
    while (status === 0) {
      busy.push(await probe(product.url));
      await new Promise((done) => setTimeout(done, pauseMs));
    }
    await upload;
    const seconds = (performance.now() - startedAt) / 1000;
    const worstIdle = shareOf(idle, 1);
    const worst = shareOf(busy, 1);
    return [
      {
        topic: "schedule",
        row: "slowest /api/health while a PDF bomb is read",
        figure: rounded(worst),
        unit: "ms",
        reference: rounded(worstIdle),
        ratio: rounded(worst / worstIdle),
        note: `target 100; ${busy.length} probes, median ${rounded(shareOf(busy, 0.5))} ms against ${rounded(shareOf(idle, 0.5))} idle; a bomb of ${bomb.length} bytes ended with ${status} after ${seconds.toFixed(1)} s`,
      },
    ];
  } finally {
    await product.stop();
  }
}
