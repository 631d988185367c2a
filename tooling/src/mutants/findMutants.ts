import { parseSync } from '@swc/core';

/** One change of a source, by offsets in bytes. */
export interface Mutant {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  span: { start: number; end: number };
  [key: string]: unknown;
}

const SWAPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};
/** A statement before the source tells where the parser's offsets begin: they go on from file to file. */
const MARK = '0;';

/** Every small change of a TypeScript source (`tsx` with markup) that a test should notice. Types, imports and texts stay. */
export function findMutants(source: string, tsx = true): Mutant[] {
  const { body } = parseSync(MARK + source, { syntax: 'typescript', tsx });
  const offset = (body[0]?.span.start ?? 0) + MARK.length;
  const bytes = Buffer.from(source);
  const found: Mutant[] = [];
  const textOf = ({ span }: Node) => bytes.subarray(span.start - offset, span.end - offset).toString();
  const add = ({ span }: Node, text: string) => found.push({ start: span.start - offset, end: span.end - offset, text });

  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (isLeftOut(node)) return;
    mutate(node);
    for (const child of Object.values(node)) visit(child);
  }

  function mutate(node: Node): void {
    switch (node.type) {
      case 'BinaryExpression': {
        const [left, right] = [node['left'] as Node, node['right'] as Node];
        const swapped = SWAPPED[node['operator'] as string];
        if (swapped) add(node, `${textOf(left)} ${swapped} ${textOf(right)}`);
        if (node['operator'] === '??') add(node, textOf(left));
        return;
      }
      case 'IfStatement':
      case 'ConditionalExpression': {
        const test = node['test'] as Node;
        return void add(test, `!(${textOf(test)})`);
      }
      case 'UnaryExpression':
        if (node['operator'] === '!') add(node, textOf(node['argument'] as Node));
        return;
      case 'BooleanLiteral':
        return void add(node, String(!node['value']));
      case 'NumericLiteral':
        return void add(node, String(Number(node['value']) + 1));
      case 'ExpressionStatement':
        if ((node['expression'] as Node).type === 'CallExpression') add(node, ';');
        return;
      default:
    }
  }

  visit(body.slice(1));
  return found;
}

export function applyMutant(source: string, { start, end, text }: Mutant): string {
  const bytes = Buffer.from(source);
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(text), bytes.subarray(end)]).toString();
}

/** Types do not run, and an import is not a decision. */
function isLeftOut({ type }: Node): boolean {
  if (type === undefined) return false;
  const isTypeAlone = type.startsWith('Ts') && !/^Ts(As|Satisfies|NonNull|Const).*/.test(type);
  return isTypeAlone || type === 'ImportDeclaration' || type === 'JSXAttribute';
}
