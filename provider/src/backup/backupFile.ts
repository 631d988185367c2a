import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/**
 * The first line of a backup. The rows of its tables
 * follow in the same order, one line of JSON each.
 */
const headerSchema = z.object({
  format: z.literal('spielplan-backup'),
  version: z.literal(1),
  made: z.iso.datetime(),
  /**
   * The checksum of each migration that the database had
   * had, by name: a backup fits only its own structure.
   */
  migrations: z.record(z.string(), z.string()),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  tables: z.array(z.object({ name: z.string(), rows: z.int().nonnegative() })),
});
/** The last line: of every byte before it, unpacked. */
const footerSchema = z.object({ sha256: z.string() });

export type BackupHeader = z.infer<typeof headerSchema>;

/**
 * Writes a backup, readable by its owner only, because it holds
 * accounts. The file is there when it is whole, or not at all.
 */
export async function writeBackupFile(file: string, header: BackupHeader, rows: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.part`;
  async function* lines() {
    const hash = createHash('sha256');
    const line = (text: string) => {
      hash.update(`${text}\n`);
      return `${text}\n`;
    };
    yield line(JSON.stringify(header));
    for await (const row of rows) yield line(row);
    yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Reads a backup from end to end and answers its header, so that nothing is touched for the
 * sake of a file that is damaged or not a backup at all. Throws a sentence that says which.
 */
export async function checkBackupFile(file: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let last: string | null = null;
  let lines = 0;
  try {
    for await (const line of linesOf(file)) {
      if (last !== null) hash.update(`${last}\n`);
      header ??= headerSchema.parse(JSON.parse(line));
      last = line;
      lines += 1;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error });
    if (code === 'EACCES') throw new Error(`The file ${file} cannot be read by this user.`, { cause: error });
    throw new Error(header ? `The backup ${file} is damaged.` : `${file} is not a backup.`, { cause: error });
  }
  const rows = header?.tables.reduce((sum, table) => sum + table.rows, 0) ?? 0;
  if (!header || last === null || lines !== rows + 2 || parseFooter(last) !== hash.digest('hex')) {
    throw new Error(`The backup ${file} is damaged.`);
  }
  return header;
}

/** The rows of a backup that has been checked, as lines of JSON. */
export async function* rowsOf(file: string, { tables }: BackupHeader): AsyncGenerator<string> {
  const count = tables.reduce((sum, table) => sum + table.rows, 0);
  let at = -1;
  for await (const line of linesOf(file)) {
    if (at >= count) return;
    if (at >= 0) yield line;
    at += 1;
  }
}

function parseFooter(line: string): string | null {
  try {
    return footerSchema.parse(JSON.parse(line)).sha256;
  } catch {
    return null;
  }
}

/** Node's own line reader also breaks at U+2028, which texts may hold. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once('error', (error) => unpacked.destroy(error));
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    const parts = (rest + decoder.write(chunk)).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
