import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { MediaItem, MediaUpload } from '@spielplan/shared-contracts/api';
import { CSRF_HEADER } from '@spielplan/shared-contracts/api/cookies';
import { callProvider, fetchToken } from '../../host/provider/index.ts';
import { findRemembered, forgetUpload, listRemembered, rememberUpload } from './rememberedUploads.ts';

const UPLOADS = addresses.beginUpload.path;
const MEDIA = addresses.createMedia.path;
/** A part on a slow line. */
const PART_TIMEOUT_MS = 120_000;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Why a file did not get into the library; `texts` name each in words. */
export type UploadFault = 'tooLarge' | 'type' | 'tooMany' | 'refused' | 'loggedOut' | 'away';
export type UploadOutcome = { kind: 'kept'; item: MediaItem } | { kind: 'failed'; fault: UploadFault } | { kind: 'cancelled' };

interface UploadOptions {
  signal: AbortSignal;
  /** What has gone, 0 to 1. */
  onProgress: (share: number) => void;
  /** Whether the line is broken and waited for. */
  onPaused: (isPaused: boolean) => void;
  /** Of the upload when it has begun, so that it can go on later. */
  onBegun?: (id: number) => void;
  /** One that began earlier and goes on. */
  id?: number | null;
  tags?: readonly string[];
  /** The entry of the library whose file it becomes; a new one where it is left out. */
  replaces?: number;
}

type Step<T> = { kind: 'done'; value: T } | { kind: 'failed'; fault: UploadFault };

/**
 * Sends a file part by part and puts it into the library; a broken line is waited for, and the upload goes on with the
 * part that is missing. Never rejects.
 */
export async function uploadMedia(file: File, options: UploadOptions): Promise<UploadOutcome> {
  const { signal, onProgress, onPaused, onBegun, tags, replaces } = options;
  // An empty file is none of any kind.
  if (file.size === 0) return { kind: 'failed', fault: 'type' };
  const ask = <T>(path: string, body?: unknown, method: 'GET' | 'POST' = 'POST') =>
    withRetries<T>(
      () => callProvider({ path, method, ...(body !== undefined && { body }) }).then(toAttempt<T>),
      signal,
      onPaused,
    );

  const known = options.id ?? findRemembered(file);
  const begin = () => ask<MediaUpload>(UPLOADS, { name: file.name, size: file.size });
  let begun =
    known === null || running.has(known) ? await begin() : await ask<MediaUpload>(`${UPLOADS}${known}/`, undefined, 'GET');
  // One that the provider has forgotten, or another account's, begins again.
  const isGone = begun.kind === 'failed' ? begun.fault === 'refused' && known !== null : begun.value.size !== file.size;
  if (isGone && !signal.aborted) begun = await begin();
  if (signal.aborted) return { kind: 'cancelled' };
  if (begun.kind === 'failed') return begun;
  let upload = begun.value;
  const { id } = upload;
  onBegun?.(id);
  rememberUpload(id, file);
  running.add(id);
  signal.addEventListener('abort', () => running.delete(id), { once: true });
  try {
    return await sendAll();
  } finally {
    running.delete(id);
  }

  async function sendAll(): Promise<UploadOutcome> {
    while (upload.received < file.size) {
      const { received: from, part_bytes: size } = upload;
      const part = file.slice(from, from + size);
      onProgress(from / file.size);
      const path = `${UPLOADS}${upload.id}/parts/?from=${from}`;
      const progress = (share: number) => onProgress((from + share * part.size) / file.size);
      const sent = await withRetries(() => sendPart<MediaUpload>(path, part, signal, progress), signal, onPaused);
      if (signal.aborted) return { kind: 'cancelled' };
      if (sent.kind === 'failed') return sent;
      upload = sent.value;
    }
    onProgress(1);
    const finished = await ask<{ id: string }>(`${UPLOADS}${id}/finish/`);
    if (signal.aborted) return { kind: 'cancelled' };
    // Whatever came of it, the provider has no parts of it any more.
    if (finished.kind === 'done' || !mayGoOn(finished.fault)) forgetUpload(id);
    if (finished.kind === 'failed') return finished;
    const body = { temp_file: finished.value.id, ...(tags && { tags }) };
    const kept = await ask<MediaItem>(replaces === undefined ? MEDIA : `${MEDIA}${replaces}/replace/`, body);
    return kept.kind === 'done' ? { kind: 'kept', item: kept.value } : kept;
  }
}

/** The uploads of this page: the same file twice is two. */
const running = new Set<number>();

function mayGoOn(fault: UploadFault): boolean {
  return fault === 'away' || fault === 'loggedOut' || fault === 'tooMany';
}

/** How much of each upload that was broken off has arrived, 0 to 1: of this account's alone. Never rejects. */
export async function fetchInterrupted(): Promise<{ id: number; name: string; share: number }[]> {
  const found = await Promise.all(
    listRemembered()
      .filter(({ id }) => !running.has(id))
      .map(async ({ id, name, size }) => {
        const reply = await callProvider({ path: `${UPLOADS}${id}/` });
        if (reply.kind !== 'answer' || reply.status >= 300) return [];
        return [{ id, name, share: (reply.body as MediaUpload).received / size }];
      }),
  );
  return found.flat();
}

type Attempt<T> = Step<T> | { kind: 'again' };

/** Waits and tries again while nothing answers; at once when the line is back. */
async function withRetries<T>(
  attempt: () => Promise<Attempt<T>>,
  signal: AbortSignal,
  onPaused: (isPaused: boolean) => void,
): Promise<Step<T>> {
  for (let tries = 0; ; tries += 1) {
    const result = await attempt();
    if (signal.aborted) return { kind: 'failed', fault: 'away' };
    if (result.kind !== 'again') {
      if (tries > 0) onPaused(false);
      return result;
    }
    const delay = RETRY_MS[tries];
    if (delay === undefined) return { kind: 'failed', fault: 'away' };
    onPaused(true);
    await pause(delay, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { once: true });
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Sends with XMLHttpRequest, the only way in which browsers tell how much has gone. */
async function sendPart<T>(
  path: string,
  part: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Attempt<T>> {
  const token = await fetchToken(signal).catch(() => null);
  if (token === null) return { kind: 'again' };
  const body = new FormData();
  body.append('file', part, 'part');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const again = () => resolve({ kind: 'again' });
    request.open('POST', path);
    request.timeout = PART_TIMEOUT_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(CSRF_HEADER, token);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.min(1, loaded / total));
    });
    request.addEventListener('load', () => resolve(toAttempt<T>({ status: request.status, body: parse(request.responseText) })));
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, again);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return again();
    request.send(body);
  });
}

function toAttempt<T>(reply: { kind?: string; status?: number; body?: unknown }): Attempt<T> {
  const { status } = reply;
  if (status === undefined) return { kind: 'again' };
  if (status < 300) return { kind: 'done', value: reply.body as T };
  if (status === 401) return { kind: 'failed', fault: 'loggedOut' };
  if (status === 413) return { kind: 'failed', fault: 'tooLarge' };
  if (status === 415) return { kind: 'failed', fault: 'type' };
  if (status === 429) return { kind: 'failed', fault: 'tooMany' };
  return status >= 500 || status === 408 ? { kind: 'again' } : { kind: 'failed', fault: 'refused' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
