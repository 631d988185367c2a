import sharp from 'sharp';
import type { Storage } from '../storage/storage.ts';
import { createRenditions, type Renditions } from './renditions.ts';
import { createWorkQueue, type WorkQueue } from '../workQueue.ts';

/** Encoding takes whole cores; the answers of the API go first. */
const CONCURRENCY = 2;
const MAX_WAITING = 1_000;

export interface Media {
  renditions: Renditions;
  /** All work on pictures goes through here. */
  queue: WorkQueue;
}

/** The picture workshop of one server; `pictures` keeps what it makes. */
export function createMedia(pictures: Storage): Media {
  sharp.concurrency(1);
  const queue = createWorkQueue({ atOnce: CONCURRENCY, mostWaiting: MAX_WAITING });
  return { queue, renditions: createRenditions(pictures, queue) };
}
