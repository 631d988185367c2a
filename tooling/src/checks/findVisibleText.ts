import type { Finding } from './report.ts';
import { isTestFile, type SourceFile } from './sourceFiles.ts';
import { isNode, lineFinder, parseFile, visitNodes, type SyntaxNode } from '../syntaxTree.ts';

const SPOKEN_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]);
const HAS_LETTER = /\p{L}/u;

/** Finds text that visitors would read or hear and that is written in the markup instead of in the messages of both languages. */
export function findVisibleText(file: SourceFile): Finding[] {
  if (!file.path.endsWith('.tsx') || isTestFile(file.path)) return [];
  const lineOf = lineFinder(file.text);
  const found: Finding[] = [];
  const add = (node: SyntaxNode, text: string, where: string) => {
    if (HAS_LETTER.test(text))
      found.push({
        path: file.path,
        line: lineOf(node),
        message: `${where} "${text.trim().slice(0, 40)}": ${instead(file.path)}`,
      });
  };
  visitNodes(parseFile(file), (node) => {
    if (node.type === 'JSXText') add(node, String(node.value), 'text in the markup');
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as SyntaxNode[])
        for (const literal of literalsIn(child.type === 'JSXExpressionContainer' ? child.expression : null))
          add(literal, textOf(literal), 'text in the markup');
    }
    if (node.type === 'JSXAttribute' && SPOKEN_ATTRIBUTES.has(nameOf(node))) {
      const value = isNode(node.value) && node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      for (const literal of literalsIn(value)) add(literal, textOf(literal), `text in ${nameOf(node)}`);
    }
  });
  return found;
}

/** Literals that end up as the value itself, also through a condition: `isOpen ? 'Zu' : 'Auf'`. */
function literalsIn(value: unknown): SyntaxNode[] {
  if (!isNode(value)) return [];
  if (value.type === 'StringLiteral' || value.type === 'TemplateLiteral') return [value];
  if (value.type === 'ParenthesisExpression') return literalsIn(value.expression);
  if (value.type === 'ConditionalExpression') return [...literalsIn(value.consequent), ...literalsIn(value.alternate)];
  if (value.type === 'BinaryExpression' && ['&&', '||', '??'].includes(String(value.operator))) return literalsIn(value.right);
  return [];
}

function textOf(literal: SyntaxNode): string {
  if (literal.type === 'StringLiteral') return String(literal.value);
  return (literal.quasis as SyntaxNode[]).map((part) => String(part.cooked)).join('');
}

function nameOf(attribute: SyntaxNode): string {
  const name = attribute.name;
  return isNode(name) && typeof name.value === 'string' ? name.value : '';
}

function instead(path: string): string {
  // In a repository of its own a path begins with `src` or `./src`.
  const folder = path.replace(/^\.\//, '').replace(/(^|\/)src\/.*/, '$1');
  if (folder === 'shared-ui/') return 'take it as a prop, the package that uses the component knows the words';
  return `write it into ${folder}src/i18n/{de,en}.json and ask useText for it`;
}
