import { budgetOf } from '../../pageCost/budgets.ts';
import type { ScriptSize } from './scriptSizes.ts';

interface Parts {
  /** The container script of the remote. */
  entry: string;
  /** The scripts of each lazy part: a screen, a slot, a block. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

const KIB = 1_024;

/**
 * The parts of a build with which any page is over its budget of scripts: the shell's scripts, the container and the
 * part's own are a lower bound of what a page with it loads. What pages really load is measured in a browser.
 */
export function findHeavyPages({ entry, chunks }: Parts, scripts: readonly ScriptSize[], shellBytes: number): string[] {
  const bytesOf = (file: string) => scripts.find((script) => script.file === file)?.bytes ?? 0;
  const { must } = budgetOf('script');
  return Object.entries(chunks).flatMap(([part, files]) => {
    const own = bytesOf(entry) + files.reduce((sum, file) => sum + bytesOf(file), 0);
    const whole = (shellBytes + own) / KIB;
    if (whole <= must) return [];
    return [
      `A page with ${part} loads at least ${whole.toFixed(1)} KiB of scripts, ${(own / KIB).toFixed(1)} of them of this remote; a page has ${must}.`,
    ];
  });
}
