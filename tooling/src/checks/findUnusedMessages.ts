import { baseOf, lineOfMessage, type MessageTables } from './messageTables.ts';
import type { Finding } from './report.ts';
import { isTestFile, type SourceFile } from './sourceFiles.ts';
import { isNode, parseFile, visitNodes } from '../syntaxTree.ts';

/**
 * Finds messages that no source of their package asks for. A key counts as used where it is written whole, or where a
 * template begins with a part of it that ends in a dot: `text(`state.${state}`)` uses every `state.…`.
 */
export function findUnusedMessages(tables: MessageTables, sources: readonly SourceFile[]): Finding[] {
  const { whole, beginnings } = readLiterals(sources.filter((file) => !isTestFile(file.path)));
  const isUsed = (key: string) => whole.has(key) || beginnings.some((start) => key.startsWith(start));
  return Object.keys(tables.de)
    .filter((key) => !isUsed(baseOf(key)) && !isUsed(key))
    .map((key) => ({
      path: `${tables.package}/src/i18n/de.json`,
      line: lineOfMessage(tables.de, key),
      message: `"${key}" is used nowhere: remove it in both languages, or write the key whole (or as a template that begins with "name.")`,
    }));
}

function readLiterals(sources: readonly SourceFile[]): { whole: Set<string>; beginnings: string[] } {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    visitNodes(parseFile(source), (node) => {
      if (node.type === 'StringLiteral') whole.add(String(node.value));
      if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return;
      const [first] = node.quasis as unknown[];
      const start = isNode(first) ? String(first.cooked) : '';
      if (/^\w[\w.]*\.$/.test(start)) beginnings.add(start);
      else if (node.quasis.length === 1) whole.add(start);
    });
  }
  return { whole, beginnings: [...beginnings] };
}
