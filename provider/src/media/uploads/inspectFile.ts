import type { MeasuredFile } from '../inspection/measureFile.ts';
import type { Media } from '../media.ts';

/**
 * Finds out what a file is by its content; its name and the type its sender claims play no part. Files are unpacked whole in a process
 * of their own, those of visitors in turn by their networks; `network` is null for an editor. A drawing is cleaned where it lies. Throws
 * `UNSUPPORTED_MEDIA_TYPE` for what this sender may not upload, everything with scripts among it, and `PAYLOAD_TOO_LARGE` for what
 * unpacks to too much, or takes too long.
 */
export function inspectFile(media: Media, path: string, network: string | null): Promise<MeasuredFile> {
  const inspect = () => media.inspector.inspect({ path, isEditor: network === null });
  return network === null ? media.queue.run(inspect) : media.visitorQueue.run(inspect, network);
}
