import { readDeclarations, type DeclarationFile } from './declarations.ts';

/** A declaration: its file, and its name there. */
export interface Place {
  file: DeclarationFile;
  name: string;
}
export type Read = (path: string) => DeclarationFile;

/** Reads each file of declarations once. */
export function createReader(): Read {
  const files = new Map<string, DeclarationFile>();
  return (path) => {
    let file = files.get(path);
    if (!file) files.set(path, (file = readDeclarations(path)));
    return file;
  };
}

/** Every name that a file exports, those that it hands on from others among them. */
export function namesOf({ exported, stars }: DeclarationFile, read: Read): Set<string> {
  return new Set([...exported.keys(), ...stars.filter(isFile).flatMap((path) => [...namesOf(read(path), read)])]);
}

/** Where an exported name is declared; null where that is another package. */
export function locate(file: DeclarationFile, name: string, read: Read): Place | null {
  const origin = file.exported.get(name);
  if (typeof origin === 'string') return locateLocal(file, origin, read);
  if (origin) return isFile(origin.from) ? locate(read(origin.from), origin.name, read) : null;
  const path = file.stars.filter(isFile).find((each) => namesOf(read(each), read).has(name));
  return path === undefined ? null : locate(read(path), name, read);
}

/** Where a name is declared that a declaration of the file uses; null for what is built in or another package's. */
export function locateLocal(file: DeclarationFile, name: string, read: Read): Place | null {
  if (file.declared.has(name)) return { file, name };
  const origin = file.imported.get(name);
  return origin && isFile(origin.from) ? locate(read(origin.from), origin.name, read) : null;
}

/** The same for sources compiled in the workspace and in a package. */
export function keyOf({ file, name }: Place): string {
  return `${name} ${file.path.replace(/^.*\/(src|dist)\//, '/src/')}`;
}

export function isFile(path: string): boolean {
  return path.startsWith('/');
}
