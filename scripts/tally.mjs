/**
 * Prints the counts of every part and, alone on the last line, the sum. A crash counts as one
 * failure. Failures are repeated at the end, which is often all that is kept of a long output.
 */
export function report(parts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  console.log("");
  for (const part of parts) {
    const failed = part.code !== 0 && part.failed === 0 ? 1 : part.failed;
    sum.passed += part.passed;
    sum.failed += failed;
    sum.skipped += part.skipped;
    const seconds = (part.milliseconds / 1000).toFixed(0);
    console.log(
      `${failed > 0 ? "✗" : "✓"} ${part.name}: ${line({ ...part, failed })} (${seconds} s)`,
    );
    for (const note of part.notes ?? []) console.log(`    ${note}`);
  }
  console.log("");
  console.log(line(sum));
  return sum.failed > 0 ? 1 : 0;
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Times one part. */
export async function part(name, work) {
  const start = Date.now();
  console.log(`\n— ${name}`);
  const counted = await work();
  return { passed: 0, failed: 0, skipped: 0, ...counted, name, milliseconds: Date.now() - start };
}
