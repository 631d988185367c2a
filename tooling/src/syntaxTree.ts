import { parseSync } from '@swc/core';

/** Any node of the parsed file; only what the checks look at is named. */
export interface SyntaxNode {
  type: string;
  span?: { start: number; end: number };
  [field: string]: unknown;
}

/** Parses a file; rejects with the file's name where its syntax is broken. */
export function parseFile({ path, text }: { path: string; text: string }): SyntaxNode {
  try {
    return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }) as unknown as SyntaxNode;
  } catch (error) {
    throw new Error(`${path} cannot be parsed.`, { cause: error });
  }
}

/**
 * Calls `visit` for every node in the order of the source;
 * a visit that answers `false` leaves out what is inside.
 */
export function visitNodes(value: unknown, visit: (node: SyntaxNode) => boolean | void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, visit);
    return;
  }
  if (isNode(value) && visit(value) === false) return;
  for (const child of Object.values(value)) visitNodes(child, visit);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Answers the line a node stands on. The parser counts UTF-8 bytes, beginning with 1. */
export function lineFinder(text: string): (node: SyntaxNode) => number {
  const bytes = Buffer.from(text);
  return (node) => {
    let line = 1;
    const end = (node.span?.start ?? 1) - 1;
    for (let at = bytes.indexOf(10); at !== -1 && at < end; at = bytes.indexOf(10, at + 1)) line += 1;
    return line;
  };
}
