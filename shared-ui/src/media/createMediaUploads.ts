import type { MediaItem } from '@spielplan/shared-contracts/api';
import { createStore } from '@spielplan/shared-ui/host';
import { forgetUpload } from './transport/rememberedUploads.ts';
import { type UploadFault, type UploadOutcome, uploadMedia } from './transport/uploadMedia.ts';

/** More would only share the line. */
const MAX_AT_ONCE = 2;

/** A file on its way into the library. */
export interface MediaUploading {
  key: number;
  name: string;
  /** What has gone, 0 to 1. */
  share: number;
  /** `paused`: the line is broken, and it goes on by itself. */
  status: 'waiting' | 'sending' | 'paused' | 'kept' | 'failed';
  fault: UploadFault | null;
}

interface Work {
  file: File;
  tags: readonly string[];
  /** Of the upload on the server, once it has begun. */
  id: number | null;
  stop: AbortController;
}

/** The files that are being uploaded, a few at a time. */
export function createMediaUploads(send: typeof uploadMedia = uploadMedia) {
  const listeners = new Set<(item: MediaItem) => void>();
  const store = createStore<{ uploads: readonly MediaUploading[] }>(() => ({ uploads: [] }));
  const works = new Map<number, Work>();
  let nextKey = 1;

  const set = (key: number, change: Partial<MediaUploading>) =>
    store.setState(({ uploads }) => ({ uploads: uploads.map((each) => (each.key === key ? { ...each, ...change } : each)) }));

  function startNext(): void {
    const { uploads } = store.getState();
    const running = uploads.filter(({ status }) => status === 'sending' || status === 'paused').length;
    const next = uploads.find(({ status }) => status === 'waiting');
    if (next && running < MAX_AT_ONCE) void run(next.key);
  }

  async function run(key: number): Promise<void> {
    const work = works.get(key);
    if (!work) return;
    set(key, { status: 'sending', fault: null });
    const ends: Promise<UploadOutcome> = send(work.file, {
      signal: work.stop.signal,
      id: work.id,
      tags: work.tags,
      onBegun: (id) => (work.id = id),
      onProgress: (share) => set(key, { share }),
      onPaused: (isPaused) => set(key, { status: isPaused ? 'paused' : 'sending' }),
    });
    startNext();
    const outcome = await ends;
    if (outcome.kind === 'kept') {
      set(key, { status: 'kept', share: 1 });
      works.delete(key);
      for (const listener of listeners) listener(outcome.item);
    } else if (outcome.kind === 'failed') set(key, { status: 'failed', fault: outcome.fault });
    startNext();
  }

  return {
    ...store,
    add(files: readonly File[], tags: readonly string[] = []): void {
      const added = files.map((file): MediaUploading => {
        const key = nextKey++;
        works.set(key, { file, tags, id: null, stop: new AbortController() });
        return { key, name: file.name, share: 0, status: 'waiting', fault: null };
      });
      store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
      startNext();
    },
    /** Hands on each entry that comes of a file, until what is answered is called. */
    onKept(listener: (item: MediaItem) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on where it was. */
    retry(key: number): void {
      set(key, { status: 'waiting', fault: null });
      startNext();
    },
    /** Ends it, and takes it off the list. */
    dismiss(key: number): void {
      const work = works.get(key);
      work?.stop.abort();
      if (work?.id) forgetUpload(work.id);
      works.delete(key);
      store.setState(({ uploads }) => ({ uploads: uploads.filter((each) => each.key !== key) }));
      startNext();
    },
  };
}

export type MediaUploads = ReturnType<typeof createMediaUploads>;
