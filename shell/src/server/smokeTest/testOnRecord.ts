import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RenderContext } from '../pages/PageRequest.ts';
import { notesOf } from './notingLog.ts';
import { refuseNewLosses } from './refuseNewLosses.ts';
import { placeOf, renderPath, type OnStep } from './renderPath.ts';

/** The same release sets over recorded answers of the provider. */
export interface RecordedSite {
  renderContext: RenderContext;
  before: RenderContext;
  /** The pages that were tried with them; filled while the test runs. */
  used: string[];
  /** Pages that could be tried with nothing, and why. */
  untested: string[];
}

interface PageTest {
  renderContext: RenderContext;
  before: RenderContext | null;
  recorded: RecordedSite;
  /** Whether the running build makes this page now. */
  isWell: boolean;
  onStep: OnStep;
}

const AWAY = ['PROVIDER_UNREACHABLE', 'PROVIDER_TIMEOUT', 'PROVIDER_SUSPENDED', 'SITE_OFFLINE'] as const;

/**
 * Tries a page again that the provider kept from being made, and answers its HTML; nothing where it
 * could be tried with nothing. Where the running build makes the page from the same provider the new
 * one is at fault; elsewhere recorded answers stand in. Rejects with `REMOTE_CONTRACT` where the
 * build cannot read them, and otherwise as its code does.
 */
export async function testOnRecord(on: PageTest, path: string, failure: SpielplanError): Promise<string | null> {
  const { renderContext, before, recorded, isWell, onStep } = on;
  if (isWell) return renderPath(renderContext, path, onStep).catch(misreads(path, 'which the running build reads'));
  const known = new Set(notesOf(recorded.renderContext.log).losses.keys());
  try {
    const html = await renderPath(recorded.renderContext, path, onStep);
    await refuseNewLosses({ ...recorded, known, path, onStep });
    recorded.used.push(path);
    renderContext.log.warn('smokeTest.recorded', { path, code: failure.code });
    return html;
  } catch (error) {
    if (isSpielplanError(error, 'PROVIDER_MALFORMED')) return misreads(path, 'as it was recorded')(error);
    const isUnrecorded = [...AWAY, 'PROVIDER_FAILED' as const].some((name) => isSpielplanError(error, name));
    if (!isUnrecorded) {
      const isWellBefore = await renderPath(recorded.before, path, onStep).then(
        () => true,
        () => false,
      );
      if (isWellBefore || isSpielplanError(error, 'REMOTE_CONTRACT')) throw error;
      renderContext.log.error('smokeTest.brokenBefore', error, { path });
      return '';
    }
  }
  const isAway = AWAY.some((name) => isSpielplanError(failure, name));
  const owner = placeOf(renderContext, path).split('/')[0];
  const isReplacing = before !== null && [...before.set.remotes.keys()].some((name) => name === owner);
  renderContext.log.warn('smokeTest.skipped', { path, code: failure.code });
  // The first build of a remote takes nothing away from a page whose data are broken.
  if (isAway || isReplacing) recorded.untested.push(`${path}: ${failure.code} and nothing is recorded`);
  return isSpielplanError(failure, 'SITE_OFFLINE') ? null : '';
}

function misreads(path: string, which: string) {
  return (error: unknown): never => {
    if (!isSpielplanError(error, 'PROVIDER_MALFORMED')) throw error;
    throw new SpielplanError('REMOTE_CONTRACT', { detail: `${path}: cannot read ${error.detail}, ${which}`, cause: error });
  };
}
