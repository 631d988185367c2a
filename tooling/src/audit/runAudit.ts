import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../root.ts';
import { type AuditOutcome, parseAudit } from './parseAudit.ts';

/** A registry that is silent for this long counts as away. */
const FETCH = ['--fetch-retries=0', '--fetch-timeout=30000'];

/**
 * Asks the registry in use for known holes in what production
 * runs. `folder` holds the lockfile; `signal` ends it.
 */
export async function runAudit({
  folder = ROOT,
  registry,
  signal,
}: { folder?: string; registry?: string; signal?: AbortSignal | undefined } = {}): Promise<AuditOutcome> {
  const args = ['audit', '--omit=dev', '--json', ...FETCH, ...(registry ? [`--registry=${registry}`] : [])];
  const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], ...(signal && { signal }) });
  const failed = new Promise<null>((resolve) => child.once('error', () => resolve(null)));
  const printed = await Promise.race([text(child.stdout), failed]);
  return parseAudit(printed ?? '');
}

/** The sentence for an audit that checked nothing. */
export function describeUnchecked(reason: string): string {
  return `NOT CHECKED: ${reason}. Run this again where the registry is npm's own.`;
}
