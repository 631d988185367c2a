const LIMIT_MS = 30_000;
const STEP_MS = 10;

/**
 * Waits until a condition holds, however slow the machine
 * is. Rejects where it does not after half a minute.
 */
export async function until(isTrue: () => unknown, limitMs = LIMIT_MS): Promise<void> {
  for (const end = performance.now() + limitMs; !(await isTrue());) {
    if (performance.now() > end) throw new Error(`Not true after ${limitMs} ms: ${String(isTrue)}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
