import type { MediaItem } from '@spielplan/shared-contracts/api';

/** The file of an entry as it is now; null where it cannot be had. Never rejects. */
export async function fetchMediaFile({ path, name, content_type: type }: MediaItem): Promise<File | null> {
  try {
    const response = await fetch(path, { credentials: 'same-origin' });
    return response.ok ? new File([new Uint8Array(await response.arrayBuffer())], name, { type }) : null;
  } catch {
    return null;
  }
}
