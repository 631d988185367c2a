import sharp from 'sharp';
import { oncePerServer } from '../platform/context.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createInspector, type Inspector } from './inspection/createInspector.ts';
import { createRenditions, type Renditions } from './renditions/renditions.ts';
import { createWorkQueue, type WorkQueue } from '../platform/queue/workQueue.ts';

/** Encoding takes whole cores; the answers of the API go first. */
const CONCURRENCY = 2;
const MAX_WAITING = 1_000;
const VISITORS_MAX_WAITING = 100;

export interface Media {
  /** Reads uploads in processes of its own. */
  inspector: Inspector;
  renditions: Renditions;
  /** All work on the site's pictures goes through here, and on editors' uploads. */
  queue: WorkQueue;
  /**
   * Visitors' uploads, one after the other: some decode for
   * seconds, and the site's own pictures wait for none of them.
   */
  visitorQueue: WorkQueue;
}

/** The picture workshop of one server; `pictures` keeps what it makes. */
function createMedia(pictures: Storage): Media {
  sharp.concurrency(1);
  const queue = createWorkQueue({ atOnce: CONCURRENCY, mostWaiting: MAX_WAITING });
  const visitorQueue = createWorkQueue({ atOnce: 1, mostWaiting: VISITORS_MAX_WAITING });
  return { inspector: createInspector(), queue, visitorQueue, renditions: createRenditions(pictures, queue) };
}

/** The picture workshop of a server. */
export const mediaOf = oncePerServer(({ storage }) => createMedia(storage.pictures));

/** Pictures of the house and of visitors together. */
export function countPictures({ queue, visitorQueue }: Media): { working: number; waiting: number } {
  const [ours, visitors] = [queue.state(), visitorQueue.state()];
  return { working: ours.working + visitors.working, waiting: ours.waiting + visitors.waiting };
}
