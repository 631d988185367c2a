import { isNode, lineFinder, parseFile, visitNodes, type SyntaxNode } from '../syntaxTree.ts';
import type { Finding } from './report.ts';
import { isTestFile, type SourceFile } from './sourceFiles.ts';

const MESSAGE = 'reads the zone of the machine (R6): name one, which is mostly houseZone() of @spielplan/shared-contracts/i18n';

/** To parse three thousand files takes seconds, and few of them have anything to do with dates. */
const MAY_READ =
  /\bDate\b|DateTime|toLoca|to(?:Date|Time)String|[gs]et(?:Date|Day|FullYear|Hours|M|Seconds|Year)|getTimezone|resolvedOptions/;
/** Parts of a Date as the machine's zone has them, and what it is printed with. */
const LOCAL_PARTS =
  /^(?:[gs]et(?:Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds|Year)|getTimezoneOffset|to(?:Date|Time)String|toLocal)$/;
const PRINTS = /^toLocale(?:Date|Time)?String$/;
/** A text that says itself where it is, or is a day, which counts in UTC; `\0` stands for what a template puts in. */
const SAYS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$|^[\d\0-]*$/;

type Options = ReadonlyMap<string, SyntaxNode>;

/**
 * Finds dates that are made, read or printed in the zone of the machine. Text that comes from
 * elsewhere is not seen into: schemas let only instants with their offset through.
 */
export function findZoneReads(file: SourceFile): Finding[] {
  if (isTestFile(file.path) || !MAY_READ.test(file.text)) return [];
  const lineOf = lineFinder(file.text);
  const tree = parseFile(file);
  const options = namedOptions(tree);
  const found: Finding[] = [];
  visitNodes(tree, (node) => {
    const what = readsZone(node, options);
    if (what) found.push({ path: file.path, line: lineOf(node), message: `${what} ${MESSAGE}` });
  });
  return found;
}

/** What of a node is in the machine's zone, or null. */
function readsZone(node: SyntaxNode, options: Options): string | null {
  switch (node.type) {
    case 'MemberExpression':
      return readsPart(node);
    case 'NewExpression':
    case 'CallExpression':
      return readsCall(node, options);
    default:
      return null;
  }
}

function readsPart({ object, property }: SyntaxNode): string | null {
  const name = nameOf(property);
  if (LOCAL_PARTS.test(name)) return name;
  const ofMachine = name === 'timeZone' && isNode(object) && object.type === 'CallExpression';
  return ofMachine && memberOf(object.callee).name === 'resolvedOptions' ? 'resolvedOptions().timeZone' : null;
}

function readsCall({ type, callee, arguments: given }: SyntaxNode, options: Options): string | null {
  const passed = ((given ?? []) as { spread?: unknown; expression: SyntaxNode }[]).map(({ spread, expression }) =>
    spread ? null : expression,
  );
  const { owner, name } = memberOf(callee);
  if (PRINTS.test(name)) return hasOption(passed[1], 'timeZone', options) ? null : name;
  switch (owner ? `${owner}.${name}` : name) {
    case 'Intl.DateTimeFormat':
      return hasOption(passed[1], 'timeZone', options) ? null : 'Intl.DateTimeFormat';
    case 'Date':
      if (type === 'CallExpression') return 'Date()';
      return passed.length > 1 || passed[0] === null || isLocalText(passed[0]) ? 'new Date' : null;
    case 'Date.parse':
      return isLocalText(passed[0]) ? 'Date.parse' : null;
    default:
      if (owner !== 'DateTime' || name === 'utc' || !/^(?:now|local|from\w+)$/.test(name)) return null;
      return passed.some((each) => hasOption(each, 'zone', options)) && name.startsWith('from') ? null : `DateTime.${name}`;
  }
}

/** Owner and name of `Intl.DateTimeFormat`; the name alone of `Date`. */
function memberOf(callee: unknown): { owner: string; name: string } {
  if (!isNode(callee)) return { owner: '', name: '' };
  return callee.type === 'MemberExpression'
    ? { owner: nameOf(callee.object), name: nameOf(callee.property) }
    : { owner: '', name: nameOf(callee) };
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.value) : '';
}

/** A text of the source that is a time of day without its offset. */
function isLocalText(node: SyntaxNode | null | undefined): boolean {
  if (node?.type === 'StringLiteral') return !SAYS_ZONE.test(String(node.value));
  if (node?.type !== 'TemplateLiteral') return false;
  return !SAYS_ZONE.test((node.quasis as { raw: string }[]).map(({ raw }) => raw).join('\0'));
}

function hasOption(node: SyntaxNode | null | undefined, option: string, named: Options): boolean {
  if (node?.type === 'Identifier') return hasOption(named.get(nameOf(node)), option, new Map());
  if (node?.type !== 'ObjectExpression') return false;
  return (node.properties as SyntaxNode[]).some(
    (property) => nameOf(property) === option || (nameOf(property.key) === option && nameOf(property.value) !== 'undefined'),
  );
}

/** Objects of the file that have a name. */
function namedOptions(tree: SyntaxNode): Options {
  const named = new Map<string, SyntaxNode>();
  visitNodes(tree, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init)) named.set(nameOf(id), unwrapped(init));
  });
  return named;
}

function unwrapped(node: SyntaxNode): SyntaxNode {
  return isNode(node.expression) ? unwrapped(node.expression) : node;
}
