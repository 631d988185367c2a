import { budgetOf } from '../../pageCost/budgets.ts';
import type { ScriptSize } from './scriptSizes.ts';

interface Parts {
  /** The container script of the remote. */
  entry: string;
  /** The scripts of each lazy part: a screen, a slot, a block. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** What it brings; a screen has the id of its route. */
  brings?: { routes: readonly { id: string; session?: string }[] };
}

const KIB = 1_024;
/** Pages for accounts are tools that visitors never load; KiB of scripts. */
const MAX_ACCOUNT_SCRIPT = 160;

/**
 * The parts of a build with which any page is over its budget of scripts: the shell's scripts, the container and the
 * part's own are a lower bound of what a page with it loads. What pages really load is measured in a browser.
 */
export function findHeavyPages({ entry, chunks, brings }: Parts, scripts: readonly ScriptSize[], shellBytes: number): string[] {
  const bytesOf = (file: string) => scripts.find((script) => script.file === file)?.bytes ?? 0;
  const forAccounts = new Set(brings?.routes.filter(({ session }) => session !== undefined).map(({ id }) => `screen-${id}`));
  const visitorsMust = budgetOf('script').must;
  return Object.entries(chunks).flatMap(([part, files]) => {
    const own = bytesOf(entry) + files.reduce((sum, file) => sum + bytesOf(file), 0);
    const whole = (shellBytes + own) / KIB;
    const must = forAccounts.has(part) ? MAX_ACCOUNT_SCRIPT : visitorsMust;
    if (whole <= must) return [];
    return [
      `A page with ${part} loads at least ${whole.toFixed(1)} KiB of scripts, ${(own / KIB).toFixed(1)} of them of this remote; a page has ${must}.`,
    ];
  });
}
