import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ServedFile } from '../releases/fetchRelease.ts';
import type { PreparedResponse } from './PreparedResponse.ts';
import { COMMON_HEADERS, PART_HEADERS } from './securityHeaders.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};
/** Endings of what only ever is a part of a document. */
const PARTS: ReadonlySet<string> = new Set(['js', 'css', 'woff2']);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRIEF = 'public, max-age=3600';
/** The service worker is asked for again each time: an old one would hold on to what it knows. */
const WORKER = 'sw.js';

/**
 * Reads the shell's built files into memory, by name below
 * `/assets/`; compressed twins beside a file are taken along.
 */
export async function readAssets(folder: string): Promise<Map<string, PreparedResponse>> {
  const assets = new Map<string, PreparedResponse>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || /\.(br|gz|map)$/.test(entry.name)) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    const optional = (suffix: string) => readFile(path + suffix).catch(() => null);
    const name = path.slice(folder.length + 1);
    assets.set(
      name,
      presentFile(
        name,
        { identity: await readFile(path), br: await optional('.br'), gzip: await optional('.gz') },
        isHashed(name),
      ),
    );
  }
  return assets;
}

/** An answer for a file whose address names its content, or for one that may change. */
export function presentFile(name: string, file: ServedFile, isImmutable = true): PreparedResponse {
  const ending = name.split('.').at(-1) ?? '';
  const type = TYPES[ending] ?? 'application/octet-stream';
  return {
    status: 200,
    headers: {
      ...(PARTS.has(ending) ? PART_HEADERS : COMMON_HEADERS),
      // Public files; a shop on another host that uses the webshop layout may load the fonts.
      'access-control-allow-origin': '*',
      'content-type': type,
      vary: 'accept-encoding',
      'cache-control': isImmutable ? IMMUTABLE : name === WORKER ? 'no-cache' : BRIEF,
    },
    // Files that browsers ask for again need an ETag; immutable ones do not.
    etag: isImmutable ? null : `W/"${createHash('sha256').update(file.identity).digest('base64url').slice(0, 16)}"`,
    body: file.identity,
    br: file.br,
    quality: 11,
    gzip: () => file.gzip,
  };
}

function isHashed(name: string): boolean {
  return /\.[0-9a-f]{10}\.js$/.test(name) || name.startsWith('fonts/');
}
