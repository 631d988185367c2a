import type { SourceFile } from './sourceFiles.ts';
import { isNode, lineFinder, parseFile, visitNodes, type SyntaxNode } from '../syntaxTree.ts';

/** A call that reads from outside of the program. */
export interface ReadingCall {
  /** `fetch`, or `provider.read` for a read of a loader. */
  name: 'fetch' | 'provider.read';
  line: number;
}

const GLOBALS = new Set(['globalThis', 'window', 'self']);

/** Lists the calls of a file that read from outside, in the order of its text. */
export function readCalls(file: SourceFile): ReadingCall[] {
  if (!/\bfetch\b|\.read\b/.test(file.text)) return [];
  const lineOf = lineFinder(file.text);
  const found: ReadingCall[] = [];
  visitNodes(parseFile(file), (node) => {
    const name = node.type === 'CallExpression' && isNode(node.callee) ? nameOf(node.callee) : null;
    if (name) found.push({ name, line: lineOf(node) });
  });
  return found;
}

function nameOf(callee: SyntaxNode): ReadingCall['name'] | null {
  if (callee.type === 'Identifier') return callee.value === 'fetch' ? 'fetch' : null;
  if (callee.type !== 'MemberExpression' || !isNode(callee.object) || !isNode(callee.property)) return null;
  const [owner, member] = [lastName(callee.object), callee.property.value];
  if (member === 'fetch' && GLOBALS.has(owner)) return 'fetch';
  return member === 'read' && owner === 'provider' ? 'provider.read' : null;
}

function lastName(node: SyntaxNode): string {
  if (node.type === 'MemberExpression' && isNode(node.property)) return String(node.property.value);
  return node.type === 'Identifier' ? String(node.value) : '';
}
