import { parse, type AnyNode } from 'acorn';
import { isNode, visitNodes } from '../syntaxTree.ts';
import type { NewerNames } from './scriptFeatures.ts';

/** What a built file asks for, and who of the list lacks it. */
export interface NewerUse {
  feature: string;
  lacking: string;
}

/** The language that every browser of the list reads. */
const SYNTAX = 2022;
const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis']);

/**
 * Finds what a built script asks for and the list lacks, each once. Throws for syntax that is newer. Members are found by
 * their name alone, so a name that something older has as well passes.
 */
export function findNewerScript(text: string, { globals, members }: NewerNames): NewerUse[] {
  const found = new Map<string, string>();
  const check = (table: ReadonlyMap<string, string>, name: string, feature = name) => {
    const lacking = table.get(name);
    if (lacking !== undefined) found.set(feature, lacking);
  };
  const checkMember = (object: unknown, name: string) => {
    const owner = nameOf(object);
    if (GLOBAL_OBJECTS.has(owner)) check(globals, name);
    else if (owner) check(globals, `${owner}.${name}`);
  };
  visitNodes(parse(text, { ecmaVersion: SYNTAX, sourceType: 'script', allowHashBang: false }), (visited) => {
    const node = visited as unknown as AnyNode;
    if (node.type === 'MemberExpression') {
      const name = node.computed ? textOf(node.property) : nameOf(node.property);
      if (name) checkMember(node.object, name);
      if (node.object.type === 'Identifier') check(globals, node.object.name);
    } else if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
      for (const part of node.id.properties) if (part.type === 'Property') checkMember(node.init, nameOf(part.key));
    } else if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      if (node.callee.type === 'MemberExpression') {
        const name = nameOf(node.callee.property);
        if (!globals.has(`${nameOf(node.callee.object)}.${name}`)) check(members, name, `.${name}()`);
      }
      for (const part of [node.callee, ...node.arguments]) if (part.type === 'Identifier') check(globals, part.name);
    }
  });
  return [...found].map(([feature, lacking]) => ({ feature, lacking }));
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return String(value.name);
  // `self.URL.parse` is `URL.parse`.
  if (value.type === 'MemberExpression' && !value.computed && GLOBAL_OBJECTS.has(nameOf(value.object)))
    return nameOf(value.property);
  return '';
}

function textOf(value: unknown): string {
  return isNode(value) && value.type === 'Literal' ? String(value.value) : '';
}
