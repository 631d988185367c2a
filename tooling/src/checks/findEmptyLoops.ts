import { isNode, lineFinder, parseFile, visitNodes, type SyntaxNode } from '../syntaxTree.ts';
import type { Finding } from './report.ts';
import type { SourceFile } from './sourceFiles.ts';

const MESSAGE =
  'this loop expects nothing where the list is empty: put atLeastOne (@spielplan/shared-contracts/testing) around the list';

/** Random runs, which may hold nothing, and whose count is their own matter; the tooling knows no contracts. */
const MAY_BE_EMPTY = [
  /^(tooling|e2e)\//,
  /^mfe-booking\/src\/stores\/purchase\.test\.tsx$/,
  /^provider\/src\/shop\/cart\/ticketSystem\.test\.ts$/,
  /^mfe-editor\/src\/(domain\/(queueMachine|sync\/sync|operations\/inverses)|stores\/twoEditors)\.test\.tsx?$/,
];

/** Finds loops of tests that expect something of each entry of a list that may be empty: one that is neither written down nor a constant. */
export function findEmptyLoops(file: SourceFile): Finding[] {
  if (!/\.test\.tsx?$/.test(file.path) || MAY_BE_EMPTY.some((place) => place.test(file.path))) return [];
  const lineOf = lineFinder(file.text);
  const tree = parseFile(file);
  const written = namesOfWrittenLists(tree);
  const found: Finding[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'ForOfStatement' || !isNode(node.right) || isFilled(node.right, written)) return;
    if (expects(node.body)) found.push({ path: file.path, line: lineOf(node), message: MESSAGE });
  });
  return found;
}

/** Names that stand for lists of the file itself: written down with entries, or made sure of. */
function namesOfWrittenLists(tree: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  visitNodes(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return;
    if (node.id.type === 'Identifier' && isFilled(node.init, names)) names.add(String(node.id.value));
  });
  return names;
}

function isFilled(list: SyntaxNode, written: ReadonlySet<string>): boolean {
  switch (list.type) {
    case 'ArrayExpression':
      return (list.elements as unknown[]).length > 0;
    case 'ObjectExpression':
      return (list.properties as unknown[]).length > 0;
    case 'Identifier':
      return written.has(String(list.value)) || /^[A-Z][A-Z\d_]+$/.test(String(list.value));
    case 'MemberExpression':
      return isNode(list.object) && isFilled(list.object, written);
    case 'ConditionalExpression':
      return isInside(list.consequent, written) && isInside(list.alternate, written);
    case 'CallExpression':
      return isFilledCall(list, written);
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'TsNonNullExpression':
    case 'ParenthesisExpression':
    case 'AwaitExpression':
      return isInside(list.expression ?? list.argument, written);
    default:
      return false;
  }
}

function isInside(value: unknown, written: ReadonlySet<string>): boolean {
  return isNode(value) && isFilled(value, written);
}

/** `atLeastOne(list)`, and what has as many entries as a list that is written down: `Object.keys(WORDS)`, `LIST.entries()`. */
function isFilledCall({ callee, arguments: given }: SyntaxNode, written: ReadonlySet<string>): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.value === 'atLeastOne';
  if (callee.type !== 'MemberExpression' || !isNode(callee.object) || !isNode(callee.property)) return false;
  const { object, property } = callee;
  if (object.type === 'Identifier' && object.value === 'Object')
    return isInside((given as { expression: unknown }[])[0]?.expression, written);
  return /^(entries|keys|values|map|toSorted|toReversed|all)$/.test(String(property.value)) && isFilled(object, written);
}

function expects(body: unknown): boolean {
  let found = false;
  visitNodes(body, (node) => {
    if (node.type === 'Identifier' && String(node.value).startsWith('expect')) found = true;
    return !found;
  });
  return found;
}
