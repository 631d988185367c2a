import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { resolveFile } from './declarations.ts';
import { createReader, isFile, keyOf, locate, locateLocal, namesOf, type Place, type Read } from './places.ts';

const DIGEST_CHARS = 12;

/** An exported name of a package. */
export interface Export {
  /** The package's entry, as importers write it: `./api`. */
  entry: string;
  /** The entry's declarations. */
  path: string;
  name: string;
  /** Null where another package declares it. */
  place: Place | null;
}

/** Every export of a package whose declarations lie below `folder`, by the entries of its package.json. */
export function listExports(folder: string, exports: Readonly<Record<string, EntryFile>>, read: Read): Export[] {
  return Object.entries(exports).flatMap(([entry, source]) => {
    const path = `${folder}/${declarationsOf(source).replace('./', '')}`;
    const file = read(path);
    return [...namesOf(file, read)].toSorted().map((name) => ({ entry, path, name, place: locate(file, name, read) }));
  });
}

/** An entry of package.json: a source of the workspace, or what a package says of it. */
export type EntryFile = string | { types: string };

function declarationsOf(source: EntryFile): string {
  return typeof source === 'string' ? source.replace(/\.tsx?$/, '.d.ts') : source.types;
}

/**
 * What a package exports, one line a name: the entry, the name, and a digest of its declaration with what it names that
 * is not exported itself. Made of the compiler's declarations below `out`, so a comment changes nothing.
 */
export async function describeApi(folder: string, out: string): Promise<string[]> {
  const { exports = {} } = JSON.parse(await readFile(`${ROOT}/${folder}/package.json`, 'utf8')) as {
    exports?: Record<string, EntryFile>;
  };
  const read = createReader();
  const found = listExports(`${out}/${folder}`, exports, read);
  const exported = new Set(found.flatMap(({ place }) => (place ? [keyOf(place)] : [])));
  return found.map(({ entry, name, place }) => `${entry} ${name} ${place ? digestOf(place, read, exported) : '-'}`);
}

/** Names that came, went and changed between two reports. */
export function compareApi(before: readonly string[], now: readonly string[]) {
  const tableOf = (lines: readonly string[]) =>
    new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line] as const));
  const [old, fresh] = [tableOf(before), tableOf(now)];
  return {
    added: [...fresh.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !fresh.has(name)),
    changed: [...fresh].filter(([name, line]) => old.has(name) && old.get(name) !== line).map(([name]) => name),
  };
}

/** A digest of a declaration and of all it names, but for what has a line of its own (`exported`). */
export function digestOf(place: Place, read: Read, exported: ReadonlySet<string> = new Set()): string {
  const closure = new Map<string, string>();
  collect(place, exported, read, closure);
  const keys = [...closure.keys()].toSorted();
  const text = keys.map((key) => `${key}: ${closure.get(key)}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_CHARS);
}

function collect(place: Place, exported: ReadonlySet<string>, read: Read, closure: Map<string, string>): void {
  const { file, name } = place;
  const text = file.declared.get(name) ?? '';
  closure.set(keyOf(place), text);
  const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  words.delete(name);
  const named = [...words].map((word) => locateLocal(file, word, read));
  for (const [, specifier = '', member = ''] of text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)) {
    const path = resolveFile(file.path, specifier);
    if (isFile(path)) named.push(locate(read(path), member, read));
  }
  for (const each of named) {
    if (!each || closure.has(keyOf(each))) continue;
    // What is exported has a line of its own.
    if (exported.has(keyOf(each))) closure.set(keyOf(each), '');
    else collect(each, exported, read, closure);
  }
}
