import type { Remote } from '../parts.ts';
import { closePreviewLinks, openPreviewLink } from './previewLinks.ts';
import { layBuild } from './publishRelease.ts';

const LINK_HOURS = 24;
const because = { why: 'development' };

/**
 * Lays a build where shells find it, which no feed names, and opens a link to it; the links to the build shown before end.
 * The path is null where it is the same build.
 */
export async function showBuild(
  name: Remote,
  before: string | null,
  where: { from?: string; to?: string } = {},
): Promise<{ version: string; path: string | null }> {
  const { release, isOurs } = await layBuild(name, where);
  const { version } = release;
  if (version === before) return { version, path: null };
  if (!isOurs) throw new Error(`${version} is there with other files.`);
  const to = where.to === undefined ? {} : { to: where.to };
  const path = await openPreviewLink(name, version, { ...because, hours: LINK_HOURS, vouches: true, ...to });
  if (before !== null) await closePreviewLinks(name, before, { ...because, ...to });
  return { version, path };
}
