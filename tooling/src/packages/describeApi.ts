import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { readDeclarations, resolveFile, type DeclarationFile } from './declarations.ts';

const DIGEST_CHARS = 12;

/**
 * What a package exports, one line a name: the entry, the name, and a digest of its declaration with everything of
 * the package that it names. Made of the compiler's declarations below `out`, so a comment changes nothing.
 */
export async function describeApi(folder: string, out: string): Promise<string[]> {
  const { exports = {} } = JSON.parse(await readFile(`${ROOT}/${folder}/package.json`, 'utf8')) as {
    exports?: Record<string, string>;
  };
  const files = new Map<string, DeclarationFile>();
  const read = (path: string) => {
    let file = files.get(path);
    if (!file) files.set(path, (file = readDeclarations(path)));
    return file;
  };
  return Object.entries(exports).flatMap(([entry, source]) => {
    const path = `${out}/${folder}/${source.replace('./', '').replace(/\.tsx?$/, '.d.ts')}`;
    return [...namesOf(read(path), read)].toSorted().map((name) => `${entry} ${name} ${digestOf(read(path), name, read)}`);
  });
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

type Read = (path: string) => DeclarationFile;

function namesOf({ exported, stars }: DeclarationFile, read: Read): Set<string> {
  return new Set([...exported.keys(), ...stars.filter(isFile).flatMap((path) => [...namesOf(read(path), read)])]);
}

function digestOf(file: DeclarationFile, name: string, read: Read): string {
  const closure = new Map<string, string>();
  collectExported(file, name, read, closure);
  const keys = [...closure.keys()].toSorted();
  const text = keys.map((key) => closure.get(key)).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_CHARS);
}

function collectExported(file: DeclarationFile, name: string, read: Read, closure: Map<string, string>): void {
  const origin = file.exported.get(name);
  if (typeof origin === 'string') return collectLocal(file, origin, read, closure);
  if (origin) return isFile(origin.from) ? collectExported(read(origin.from), origin.name, read, closure) : undefined;
  for (const path of file.stars.filter(isFile))
    if (namesOf(read(path), read).has(name)) return collectExported(read(path), name, read, closure);
}

function collectLocal(file: DeclarationFile, name: string, read: Read, closure: Map<string, string>): void {
  const text = file.declared.get(name);
  const key = `${name} ${file.path.slice(file.path.indexOf('/src/'))}`;
  if (text === undefined) {
    const origin = file.imported.get(name);
    if (origin && isFile(origin.from)) collectExported(read(origin.from), origin.name, read, closure);
    return;
  }
  if (closure.has(key)) return;
  closure.set(key, `${name}: ${text}`);
  for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) if (word !== name) collectLocal(file, word, read, closure);
  for (const [, specifier = '', member = ''] of text.matchAll(/import\("([^"]+)"\)\.(\w+)/g)) {
    const path = resolveFile(file.path, specifier);
    if (isFile(path)) collectExported(read(path), member, read, closure);
  }
}

function isFile(path: string): boolean {
  return path.startsWith('/');
}
