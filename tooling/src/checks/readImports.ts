import type { SourceFile } from './sourceFiles.ts';
import { isNode, lineFinder, parseFile, visitNodes, type SyntaxNode } from '../syntaxTree.ts';

/** One import of a file: `import`, `export … from` or `import()`. */
export interface ImportStatement {
  specifier: string;
  line: number;
  /** Leaves no trace in what runs. */
  isTypeOnly: boolean;
}

/** Lists what a file imports, in the order of its text. */
export function readImports(file: SourceFile): ImportStatement[] {
  const lineOf = lineFinder(file.text);
  const found: ImportStatement[] = [];
  visitNodes(parseFile(file), (node) => {
    const source = sourceOf(node);
    if (source === null) return;
    found.push({ specifier: source, line: lineOf(node), isTypeOnly: isTypeOnly(node) });
  });
  return found;
}

function sourceOf(node: SyntaxNode): string | null {
  if (node.type === 'CallExpression') {
    const [first] = node.arguments as { expression: unknown }[];
    return isNode(node.callee) && node.callee.type === 'Import' ? textOf(first?.expression) : null;
  }
  if (node.type === 'TsImportType') return textOf(node.argument);
  const isStatement =
    node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration';
  return isStatement ? textOf(node.source) : null;
}

function textOf(value: unknown): string | null {
  return isNode(value) && value.type === 'StringLiteral' ? String(value.value) : null;
}

function isTypeOnly(node: SyntaxNode): boolean {
  if (node.type === 'TsImportType' || node.typeOnly === true) return true;
  const names = Array.isArray(node.specifiers) ? (node.specifiers as SyntaxNode[]) : [];
  return names.length > 0 && names.every((name) => name.isTypeOnly === true);
}
