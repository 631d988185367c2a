import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

/** A name in another file of the package, or in another package. */
interface Origin {
  from: string;
  name: string;
}

/** The declarations of one `.d.ts` file, without comments. */
export interface DeclarationFile {
  path: string;
  /** Text by local name; several of one name stand one after the other. */
  declared: ReadonlyMap<string, string>;
  imported: ReadonlyMap<string, Origin>;
  /** What each exported name is: a local name, or one of another file. */
  exported: ReadonlyMap<string, string | Origin>;
  /** Files whose exports are its own as well. */
  stars: readonly string[];
}

interface Item {
  type: string;
  span: { start: number; end: number };
  declaration?: Item & { identifier?: Named; id?: Named; declarations?: { id: Named }[] };
  identifier?: Named;
  id?: Named;
  declarations?: { id: Named }[];
  source?: { value: string } | null;
  specifiers?: { type: string; local?: Named; imported?: Named | null; orig?: Named; exported?: Named | null }[];
}
interface Named {
  value: string;
}

/** Reads a file of declarations as the compiler made it. */
export function readDeclarations(path: string): DeclarationFile {
  const code = readFileSync(path);
  const { body, span } = parseSync(code.toString('utf8'), { syntax: 'typescript', dts: true } as never) as unknown as {
    body: Item[];
    span: { start: number };
  };
  // Spans count bytes, the file's first one among them; what stands before the first statement is left
  // out of its own.
  const base = Math.min(span.start, ...body.map((item) => item.span.start)) - leading(code);
  const textOf = (item: Item) => clean(code.subarray(item.span.start - base, item.span.end - base).toString('utf8'));
  const declared = new Map<string, string>();
  const imported = new Map<string, Origin>();
  const exported = new Map<string, string | Origin>();
  const stars: string[] = [];
  for (const item of body) {
    const { source, specifiers = [] } = item;
    const from = source && resolveFile(path, source.value);
    if (item.type === 'ImportDeclaration' && from)
      for (const { local, imported: original } of specifiers)
        imported.set(local?.value ?? '', { from, name: original?.value ?? local?.value ?? '' });
    else if (item.type === 'ExportAllDeclaration' && from) stars.push(from);
    else if (item.type === 'ExportNamedDeclaration')
      for (const { orig, exported: as } of specifiers) {
        const name = orig?.value ?? '';
        exported.set(as?.value ?? name, from ? { from, name } : name);
      }
    else {
      const inner = item.declaration ?? item;
      for (const name of namesOf(inner)) {
        declared.set(name, `${declared.get(name) ?? ''}${textOf(item)}\n`);
        if (item.type === 'ExportDeclaration') exported.set(name, name);
      }
    }
  }
  return { path, declared, imported, exported, stars };
}

function namesOf({ identifier, id, declarations }: Pick<Item, 'identifier' | 'id' | 'declarations'>): string[] {
  if (declarations) return declarations.map((each) => each.id.value);
  return [identifier?.value ?? id?.value ?? 'default'];
}

/** Bytes of comments and blanks before the first statement. */
function leading(code: Buffer): number {
  const text = code.toString('utf8');
  const [before = ''] = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*/.exec(text) ?? [];
  return Buffer.byteLength(before);
}

function clean(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A relative path as the file of declarations it stands for; the specifier of another package as it is. */
export function resolveFile(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const file = join(dirname(path), specifier).replace(/\.js$/, '.d.ts');
  return existsSync(file) ? file : specifier;
}
