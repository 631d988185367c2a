import { parseSync } from '@swc/core';
import { isNode } from '../syntaxTree.ts';
import { resolveFile, type DeclarationFile } from './declarations.ts';
import type { Export } from './describeApi.ts';
import { isFile, keyOf, locate, locateLocal, type Place, type Read } from './places.ts';

/** What a remote does with values of a type: it is handed them, or it hands them in. */
export type Role = 'reads' | 'gives';

/** Built-in types whose arguments play the part of the whole. */
const SAME = new Set(
  'Promise Array ReadonlyArray Record Readonly Partial Required Pick Omit Extract Exclude NonNullable'.split(' '),
);
const COMPONENTS = new Set(['ComponentType', 'FC', 'FunctionComponent']);

const OTHER = { reads: 'gives', gives: 'reads' } as const;
const BOTH: readonly Role[] = ['reads', 'gives'];

/** Whether a declaration is there at run time. */
export function isValue({ file, name }: Place): boolean {
  return /^(export )?(default )?(declare )?(abstract )?(const|let|var|function|class|enum|namespace)\b/m.test(
    file.declared.get(name) ?? '',
  );
}

/**
 * The parts that types play, by `keyOf`, found from what a package exports at run time: a remote reads that, gives what
 * its functions take, reads what functions are given that it gives, and so on. A type that nothing leads to is not in it.
 */
export function findRoles(exports: readonly Export[], read: Read): ReadonlyMap<string, ReadonlySet<Role>> {
  const roles = new Map<string, Set<Role>>();
  const waiting: (readonly [Place, Role])[] = [];
  const meet = (place: Place | null, role: Role) => {
    if (!place) return;
    const known = roles.get(keyOf(place)) ?? new Set();
    if (known.has(role)) return;
    roles.set(keyOf(place), known.add(role));
    waiting.push([place, role]);
  };
  for (const { place } of exports) if (place && isValue(place)) meet(place, 'reads');
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [{ file, name }, role] = next;
    walk(parseDeclaration(file.declared.get(name) ?? ''), role, file);
  }
  return roles;

  function walk(value: unknown, role: Role, file: DeclarationFile): void {
    if (Array.isArray(value)) for (const each of value) walk(each, role, file);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Record<string, unknown>;
    if (node.type === 'TsTypeReference' || node.type === 'TsExpressionWithTypeArguments') {
      const name = nameOf(node.typeName ?? node.expression);
      meet(locateLocal(file, name, read), role);
      const inner = SAME.has(name) ? [role] : COMPONENTS.has(name) ? [OTHER[role]] : BOTH;
      for (const each of inner) walk(node.typeParams ?? node.typeArguments, each, file);
    } else if (node.type === 'TsTypeQuery') {
      if (isNode(node.exprName) && node.exprName.type === 'TsImportType') walk(node.exprName, role, file);
      else meet(locateLocal(file, nameOf(node.exprName), read), role);
    } else if (node.type === 'TsImportType') {
      const path = resolveFile(file.path, nameOf(node.argument));
      if (isFile(path)) meet(locate(read(path), nameOf(node.qualifier), read), role);
    } else if (node.type === 'TsTypeParameter') for (const each of BOTH) walk(node.constraint, each, file);
    else
      for (const [key, child] of Object.entries(node)) {
        const isTaken = key === 'params' && node.type !== 'TsTypeParameterInstantiation';
        walk(child, isTaken ? OTHER[role] : role, file);
      }
  }
}

/** How many types a generic declaration takes. */
export function countTypeParameters({ file, name }: Place): number {
  const [item] = parseDeclaration(file.declared.get(name) ?? '');
  const declaration = item?.declaration ?? item;
  return declaration?.typeParams?.parameters?.length ?? 0;
}

interface Declaration {
  declaration?: Declaration;
  typeParams?: { parameters?: unknown[] } | null;
}

function parseDeclaration(text: string): Declaration[] {
  return (parseSync(text, { syntax: 'typescript', dts: true } as never) as unknown as { body: Declaration[] }).body;
}

/** The name that a node stands for; empty for one with dots, which is another package's. */
function nameOf(value: unknown): string {
  const name = typeof value === 'object' && value !== null && 'value' in value ? value.value : null;
  return typeof name === 'string' ? name : '';
}
