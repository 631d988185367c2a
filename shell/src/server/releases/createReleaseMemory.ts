import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { ReleaseFeed, RemoteName } from '@spielplan/shared-contracts/remote';
import { heldAddressSchema, keyTableSchema } from '@spielplan/shared-contracts/signing';
import { z } from 'zod';
import type { LoadedRemote } from './fetchRelease.ts';
import { openReleaseSource, parseJson, type ReleaseSource } from '@spielplan/shared-contracts/feed';

const recordSchema = z.object({
  /** The highest feed that was followed. */
  number: z.number(),
  /** The remotes that the feed has to name. */
  names: z.array(z.string()),
  /** Fingerprints of the builds that have been live, by `name@version`. */
  versions: z.record(z.string(), z.string()),
  /** The feed that each remote's entry was signed for, and the last table of keys. */
  numbers: z.record(z.string(), z.number()).default({}),
  table: keyTableSchema.nullable().default(null),
  /** The remote that held each address. */
  holders: z.array(heldAddressSchema.extend({ owner: z.string(), isClaimed: z.boolean().optional() })).default([]),
});
const answersSchema = z.array(z.tuple([z.string(), z.object({ status: z.number(), text: z.string() })]));
const haltSchema = z.object({ key: z.string(), code: z.string(), detail: z.string() });
/** A build on trial that has halted, by its fingerprint, and why. */
export type Halt = z.infer<typeof haltSchema>;
/** Answers of the provider by path and query, the oldest first: status and JSON text. */
export type RecordedAnswers = ReadonlyMap<string, { status: number; text: string }>;
export type ReleaseRecord = z.infer<typeof recordSchema>;

/**
 * What a shell remembers of its releases across restarts,
 * in a folder that is laid out as a source of releases is.
 */
export interface ReleaseMemory {
  /** The last good builds. */
  source: ReleaseSource;
  readRecord(): Promise<ReleaseRecord>;
  keepRecord(record: ReleaseRecord): Promise<void>;
  /** Keeps the builds of a release set, and only those. */
  keepBuilds(remotes: ReadonlyMap<RemoteName, LoadedRemote>): Promise<void>;
  /** The digest of the feed that an operator has confirmed, or null. */
  readConfirmed(): Promise<string | null>;
  confirm(digest: string): Promise<void>;
  /** The trial that a shell of this machine has halted. */
  readHalt(): Promise<Halt | null>;
  keepHalt(halt: Halt | null): Promise<void>;
  /** What the provider answered in smoke tests that were passed. */
  readAnswers(): Promise<RecordedAnswers>;
  keepAnswers(answers: RecordedAnswers): Promise<void>;
}

export const NO_RECORD: ReleaseRecord = { number: 0, names: [], versions: {}, numbers: {}, table: null, holders: [] };

/**
 * Where the memory of a source lies: what one feed has said binds no other, and
 * what was taken without signatures is not brought back where they are needed.
 */
export function memoryFolder(lastGoodDir: string, location: string, isSigned: boolean): string {
  const source = isSigned ? `signed ${location}` : location;
  return `${lastGoodDir}/${createHash('sha256').update(source).digest('hex').slice(0, 12)}`;
}

/** Opens the memory in a folder that need not be there yet. */
export function openReleaseMemory(folder: string): ReleaseMemory {
  const write = async (path: string, content: string | Buffer) => {
    const draft = `${path}.${process.pid}.draft`;
    await orNothing(draft, async () => {
      await writeFile(draft, content);
      await rename(draft, path);
    });
  };
  return {
    source: openReleaseSource(folder),
    async readRecord() {
      const text = await readFile(`${folder}/record.json`, 'utf8').catch(() => '');
      return text ? recordSchema.parse(JSON.parse(text)) : NO_RECORD;
    },
    async keepRecord(record) {
      await mkdir(folder, { recursive: true });
      await write(`${folder}/record.json`, JSON.stringify(record));
    },
    async keepBuilds(remotes) {
      const feed: Omit<ReleaseFeed, 'leftOut'> = { schema: 1, number: 0, remotes: {} };
      for (const [name, { release, code, files }] of remotes) {
        feed.remotes[name] = release;
        const target = `${folder}/${name}/${release.version}`;
        if (await isThere(target)) continue;
        const draft = `${folder}/${name}/.${release.version}.${process.pid}`;
        await orNothing(draft, async () => {
          await mkdir(draft, { recursive: true });
          await writeFile(`${draft}/${release.server.file}`, code);
          for (const [file, { identity, br, gzip }] of files) {
            await writeFile(`${draft}/${file}`, identity);
            if (br) await writeFile(`${draft}/${file}.br`, br);
            if (gzip) await writeFile(`${draft}/${file}.gz`, gzip);
          }
        });
        // Another shell on this folder may have been faster.
        await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
      }
      await mkdir(folder, { recursive: true });
      await write(`${folder}/feed.json`, JSON.stringify(feed));
      for (const [name, { release }] of remotes) await removeOthers(`${folder}/${name}`, release.version);
    },
    async readConfirmed() {
      return readFile(`${folder}/confirmed`, 'utf8').catch(() => null);
    },
    async confirm(digest) {
      await mkdir(folder, { recursive: true });
      await write(`${folder}/confirmed`, digest);
    },
    async readHalt() {
      const text = await readFile(`${folder}/halted.json`, 'utf8').catch(() => '');
      return haltSchema.safeParse(parseJson(text)).data ?? null;
    },
    async keepHalt(halt) {
      if (!halt) return rm(`${folder}/halted.json`, { force: true });
      await mkdir(folder, { recursive: true });
      await write(`${folder}/halted.json`, JSON.stringify(halt));
    },
    async readAnswers() {
      const text = await readFile(`${folder}/answers.json`, 'utf8').catch(() => '');
      return new Map(text ? answersSchema.parse(JSON.parse(text)) : []);
    },
    async keepAnswers(answers) {
      await mkdir(folder, { recursive: true });
      await write(`${folder}/answers.json`, JSON.stringify([...answers]));
    },
  };
}

/** What could not be written whole leaves nothing on a disk that may be full. */
async function orNothing(draft: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function removeOthers(folder: string, version: string): Promise<void> {
  for (const entry of await readdir(folder))
    if (entry !== version && !entry.startsWith('.')) await rm(`${folder}/${entry}`, { recursive: true, force: true });
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
