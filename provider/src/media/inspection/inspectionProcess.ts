import { writeFileSync } from 'node:fs';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import sharp from 'sharp';
import { measureFile } from './measureFile.ts';
import type { InspectionAnswer, InspectionJob } from './createInspector.ts';

/** Decoders take memory that Node does not count: twice what the largest picture holds unpacked. */
const MAX_MEMORY_BYTES = 900 * 1024 * 1024;
const LOOK_MS = 50;

// Where memory is short the kernel ends this process before the one that sells tickets. Not every system has that.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {}
sharp.concurrency(1);
sharp.cache(false);
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
}, LOOK_MS);
process.once('disconnect', () => process.exit(0));
process.on('message', (job: InspectionJob) => void work(job).then((answer) => process.send?.(answer)));

async function work({ path, isEditor }: InspectionJob): Promise<InspectionAnswer> {
  try {
    return { kind: 'measured', file: await measureFile(path, isEditor) };
  } catch (error) {
    if (isSpielplanError(error, 'UNSUPPORTED_MEDIA_TYPE') || isSpielplanError(error, 'PAYLOAD_TOO_LARGE'))
      return { kind: 'refused', name: error.spielplan as 'UNSUPPORTED_MEDIA_TYPE', detail: error.detail ?? '' };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
