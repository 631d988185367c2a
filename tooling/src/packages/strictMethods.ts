import { parseFile, visitNodes, type SyntaxNode } from '../syntaxTree.ts';

/** The parser counts bytes, beginning with 1. */
const FIRST = 1;

/**
 * The same declarations with methods written as properties: `read(id: string): Hall` as `read: (id: string) => Hall`.
 * The compiler lets a method's parameters become narrower and refuses it of a function. Overloads stay as they are.
 */
export function strictMethods(path: string, text: string): string {
  const bytes = Buffer.from(text);
  const edits: { at: number; length: number; text: string }[] = [];
  visitNodes(parseFile({ path, text }), ({ type, body, members }) => {
    if (type !== 'TsInterfaceBody' && type !== 'TsTypeLiteral') return;
    const methods = ((type === 'TsInterfaceBody' ? body : members) as SyntaxNode[]).filter(isPlainMethod);
    for (const method of methods) {
      if (methods.filter(({ key }) => nameOf(key) === nameOf(method.key)).length > 1) continue;
      const answer = (method.typeAnn as SyntaxNode).span!.start - FIRST;
      const end = (method.key as SyntaxNode).span!.end - FIRST;
      edits.push({ at: method.optional ? bytes.indexOf('?', end) + 1 : end, length: 0, text: ': ' });
      edits.push({ at: answer, length: 1, text: ' =>' });
    }
  });
  let done = 0;
  const parts: Buffer[] = [];
  for (const edit of edits.toSorted((a, b) => a.at - b.at)) {
    parts.push(bytes.subarray(done, edit.at), Buffer.from(edit.text));
    done = edit.at + edit.length;
  }
  return Buffer.concat([...parts, bytes.subarray(done)]).toString('utf8');
}

function isPlainMethod({ type, computed, typeAnn }: SyntaxNode): boolean {
  return type === 'TsMethodSignature' && computed === false && typeAnn !== null && typeAnn !== undefined;
}

function nameOf(key: unknown): unknown {
  return (key as { value?: unknown }).value;
}
