import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import {
  digestOf,
  formatPreviewToken,
  openPreviewsSchema,
  PREVIEW_PREFIX,
  PREVIEWS_FILE,
} from '@spielplan/shared-contracts/signing';
import type { Remote } from '../parts.ts';
import { readRelease } from './changeRelease.ts';
import { noteAside, readFeed, readKeyFor, RELEASES_DIR } from './feedStore.ts';
import { storeOf } from './urlStore.ts';
import { readTable, refuseForeignKey } from './signing/signFeed.ts';
import { signManifest } from './signing/signManifest.ts';

interface LinkOptions {
  hours: number;
  why: string;
  /** Whether to sign a build without an allowed signature. */
  vouches: boolean;
  to?: string;
}

const HOUR_MS = 3_600_000;
/** Builds that nobody names are removed after a week. */
const MAX_HOURS = 7 * 24;
const MAX_OPEN = 20;

/**
 * Signs a link that lays a published build over the site for anyone who opens it. Answers its path below the
 * site's origin. Rejects with a sentence where that build or key will not do.
 */
export async function openPreviewLink(remote: Remote, version: string, options: LinkOptions): Promise<string> {
  const { hours, why, vouches, to = RELEASES_DIR } = options;
  if (hours <= 0 || hours > MAX_HOURS) throw new Error(`A link is valid for ${MAX_HOURS} hours at most.`);
  await readRelease(remote, version, to);
  const folder = `${to}/${remote}/${version}`;
  const { key, signed } = await readOwnKey(remote, to);
  if (key) await signManifest({ remote, folder, key, vouches, ...readTable(signed) });
  await storeOf(to)?.pushBuild(remote, version);
  const id = randomBytes(16).toString('base64url');
  const until = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const list = `${remote}/${version}/${PREVIEWS_FILE}`;
  await storeOf(to)?.pull(list);
  await writeOpen(folder, [...(await readOpen(folder)), digestOf(id)].slice(-MAX_OPEN));
  await storeOf(to)?.push(list);
  await noteAside({ what: 'preview', remote, version, why: `link until ${until}${why ? `: ${why}` : ''}` }, to);
  return PREVIEW_PREFIX + formatPreviewToken({ schema: 1, remote, version, id, until }, key?.privateKey ?? null);
}

/** Ends all links to a build; answers how many there were. Rejects with a sentence without a key that may. */
export async function closePreviewLinks(
  remote: Remote,
  version: string,
  { why, to = RELEASES_DIR }: { why: string; to?: string },
) {
  await readOwnKey(remote, to);
  const folder = `${to}/${remote}/${version}`;
  const [store, list] = [storeOf(to), `${remote}/${version}/${PREVIEWS_FILE}`];
  await store?.pull(list);
  const open = await readOpen(folder);
  if (store) await writeOpen(folder, []).then(() => store.push(list));
  else await rm(`${folder}/${PREVIEWS_FILE}`, { force: true });
  if (open.length > 0) await noteAside({ what: 'preview', remote, version, why: `links withdrawn${why ? `: ${why}` : ''}` }, to);
  return open.length;
}

/** The key that signs what is said of a remote; rejects with a sentence for one of another remote. */
async function readOwnKey(remote: Remote, to: string) {
  const feed = await readFeed(to);
  const key = await readKeyFor(feed);
  if (key) refuseForeignKey(remote, key, feed.signed);
  return { key, signed: feed.signed };
}

async function readOpen(folder: string): Promise<string[]> {
  const text = await readFile(`${folder}/${PREVIEWS_FILE}`, 'utf8').catch(() => null);
  return text === null ? [] : openPreviewsSchema.parse(JSON.parse(text)).open;
}

async function writeOpen(folder: string, open: readonly string[]): Promise<void> {
  const draft = `${folder}/.${PREVIEWS_FILE}-${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ schema: 1, open })}\n`);
  await rename(draft, `${folder}/${PREVIEWS_FILE}`);
}
