import type { FieldFault, FieldFaults } from '../domain/formFaults.ts';
import type { FieldView } from '../domain/formView.ts';
import type { KeptFile, KeptFiles } from '../domain/keptFiles.ts';
import type { FormClient } from '../transport/formClient.ts';

/** A chosen file on its way to the form. */
export interface Upload {
  name: string;
  /** Bytes. */
  size: number;
  /** What has gone, 0 to 1. */
  share: number;
  status: 'sending' | 'kept' | 'failed';
  /** It came with a post without scripts, and stays as long as its tick. */
  posted?: KeptFile;
}

interface Running {
  upload: Upload;
  id: string;
  fault: FieldFault | null;
  controller: AbortController;
  done: Promise<void>;
}

interface UploadsOptions {
  client: FormClient;
  /** What an earlier post without scripts brought. */
  posted?: KeptFiles | undefined;
  fieldOf(slug: string): FieldView | undefined;
  set(uploads: Readonly<Record<string, Upload>>): void;
  /** Shows what is wrong with a field, or that nothing is. */
  show(slug: string, fault: FieldFault | null): void;
}

/**
 * The files of one form: each is uploaded as soon as it is
 * chosen, so that sending the form does not wait for it.
 */
export function createUploads({ client, posted = {}, fieldOf, set, show }: UploadsOptions) {
  const running = new Map(Object.entries(posted).map(([slug, file]) => [slug, postedUpload(file)]));

  function publish(): void {
    set(Object.fromEntries([...running].map(([slug, { upload }]) => [slug, upload])));
  }

  function update(slug: string, of: Running, change: Partial<Upload>): void {
    // Another file may have taken its place.
    if (running.get(slug) !== of) return;
    of.upload = { ...of.upload, ...change };
    publish();
  }

  function drop(slug: string): void {
    running.get(slug)?.controller.abort();
    running.delete(slug);
  }

  async function send(slug: string, one: Running, file: File): Promise<void> {
    const { maxBytes = Infinity } = fieldOf(slug) ?? {};
    const outcome =
      file.size > maxBytes
        ? ({ kind: 'failed', fault: 'file_size' } as const)
        : await client.upload(file, {
            signal: one.controller.signal,
            onProgress: (share) => update(slug, one, { share }),
          });
    if (running.get(slug) !== one || outcome.kind === 'cancelled') return;
    if (outcome.kind === 'kept') {
      one.id = outcome.id;
      return update(slug, one, { status: 'kept', share: 1 });
    }
    one.fault = outcome.fault;
    update(slug, one, { status: 'failed' });
    show(slug, outcome.fault);
  }

  return {
    choose(slug: string, file: File | null): void {
      drop(slug);
      if (file) {
        const upload: Upload = { name: file.name, size: file.size, share: 0, status: 'sending' };
        const one: Running = { ...IDLE, upload, controller: new AbortController() };
        running.set(slug, one);
        one.done = send(slug, one, file);
      }
      publish();
    },
    /** Resolves when no upload is under way. */
    async settled(): Promise<void> {
      await Promise.all([...running.values()].map(({ done }) => done));
    },
    idOf: (slug: string): string | null => running.get(slug)?.id || null,
    ids: (): Record<string, string> =>
      Object.fromEntries([...running].flatMap(([slug, { id }]) => (id ? [[slug, id] as const] : []))),
    faults: (): FieldFaults =>
      Object.fromEntries([...running].flatMap(([slug, { fault }]) => (fault ? [[slug, fault] as const] : []))),
    forget(slugs: readonly string[]): void {
      for (const slug of slugs) drop(slug);
      publish();
    },
  };
}

const IDLE = { id: '', fault: null, done: Promise.resolve() };

function postedUpload(posted: KeptFile): Running {
  const upload: Upload = { name: posted.name, size: 0, share: 1, status: 'kept', posted };
  return { ...IDLE, upload, id: posted.id, controller: new AbortController() };
}

/** The state of uploads that begins with what was posted without scripts. */
export function postedUploads(posted: KeptFiles = {}): Record<string, Upload> {
  return Object.fromEntries(Object.entries(posted).map(([slug, file]) => [slug, postedUpload(file).upload]));
}
