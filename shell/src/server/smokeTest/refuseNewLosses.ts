import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RenderContext } from '../pages/PageRequest.ts';
import { notesOf } from './notingLog.ts';
import { placeOf, renderPath, type OnStep } from './renderPath.ts';

interface LossTest {
  renderContext: RenderContext;
  before: RenderContext;
  /** Losses of the pages before this one. */
  known: ReadonlySet<string>;
  path: string;
  onStep: OnStep;
}

/**
 * Throws `REMOTE_CONTRACT` where a page leaves out what the running build shows from the same
 * answers: a call that gained a required field empties lists without failing. What the running
 * build does not ask for, or leaves out itself, is no fault of the new one.
 */
export async function refuseNewLosses({ renderContext, before, known, path, onStep }: LossTest): Promise<void> {
  const lost = [...notesOf(renderContext.log).losses].filter(([words]) => !known.has(words));
  if (lost.length === 0 || placeOf(before, path) !== placeOf(renderContext, path)) return;
  const isWell = await renderPath(before, path, onStep).then(
    () => true,
    () => false,
  );
  if (!isWell) return;
  const { losses, calls } = notesOf(before.log);
  const isShownBefore = (of: string) => {
    const [kind, name = ''] = of.split(' ');
    if (kind === 'call') return calls.has(name);
    return kind === 'section' || name in before.set.blocks || name in before.bundle.serverBlocks;
  };
  const fresh = lost.filter(([words, { of }]) => !losses.has(words) && isShownBefore(of)).map(([words]) => words);
  if (fresh.length === 0) return;
  throw new SpielplanError('REMOTE_CONTRACT', {
    detail: `${path}: cannot read ${fresh.join(', ')}, which the running build reads from the same answers`,
  });
}
