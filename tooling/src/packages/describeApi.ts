import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { readDeclarations, resolveFile, type DeclarationFile } from './declarations.ts';

const DIGEST_CHARS = 12;

/** A declaration: its file, and its name there. */
interface Place {
  file: DeclarationFile;
  name: string;
}
type Read = (path: string) => DeclarationFile;

/**
 * What a package exports, one line a name: the entry, the name, and a digest of its declaration with what it names that
 * is not exported itself. Made of the compiler's declarations below `out`, so a comment changes nothing.
 */
export async function describeApi(folder: string, out: string): Promise<string[]> {
  const { exports = {} } = JSON.parse(await readFile(`${ROOT}/${folder}/package.json`, 'utf8')) as {
    exports?: Record<string, string>;
  };
  const files = new Map<string, DeclarationFile>();
  const read: Read = (path) => {
    let file = files.get(path);
    if (!file) files.set(path, (file = readDeclarations(path)));
    return file;
  };
  const found = Object.entries(exports).flatMap(([entry, source]) => {
    const file = read(`${out}/${folder}/${source.replace('./', '').replace(/\.tsx?$/, '.d.ts')}`);
    const names = [...namesOf(file, read)].toSorted();
    return names.map((name) => ({ entry, name, place: locate(file, name, read) }));
  });
  const exported = new Set(found.flatMap(({ place }) => (place ? [keyOf(place)] : [])));
  return found.map(({ entry, name, place }) => `${entry} ${name} ${place ? digestOf(place, exported, read) : '-'}`);
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

function namesOf({ exported, stars }: DeclarationFile, read: Read): Set<string> {
  return new Set([...exported.keys(), ...stars.filter(isFile).flatMap((path) => [...namesOf(read(path), read)])]);
}

/** Where an exported name is declared; null where that is another package. */
function locate(file: DeclarationFile, name: string, read: Read): Place | null {
  const origin = file.exported.get(name);
  if (typeof origin === 'string') return locateLocal(file, origin, read);
  if (origin) return isFile(origin.from) ? locate(read(origin.from), origin.name, read) : null;
  const path = file.stars.filter(isFile).find((each) => namesOf(read(each), read).has(name));
  return path === undefined ? null : locate(read(path), name, read);
}

function locateLocal(file: DeclarationFile, name: string, read: Read): Place | null {
  if (file.declared.has(name)) return { file, name };
  const origin = file.imported.get(name);
  return origin && isFile(origin.from) ? locate(read(origin.from), origin.name, read) : null;
}

function digestOf(place: Place, exported: ReadonlySet<string>, read: Read): string {
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

function keyOf({ file, name }: Place): string {
  return `${name} ${file.path.slice(file.path.indexOf('/src/'))}`;
}

function isFile(path: string): boolean {
  return path.startsWith('/');
}
