import { parse, type AnyNode } from 'acorn';
import { visitNodes } from '../syntaxTree.ts';

/** Stands for a value that rendering inserts. */
const PUT_IN = '/**/';
const LOOKS_LIKE_STYLES = /(?:^|[{;\s])[-a-z]{3,}\s*:[^;{}]+;/;

/** The style sheets inside a built script: the strings of styled components, and those the shell's server writes out. */
export function collectStyles(script: string): string[] {
  const found: string[] = [];
  const take = (parts: readonly string[]) => {
    const text = parts.join(PUT_IN);
    if (LOOKS_LIKE_STYLES.test(text)) found.push(text);
  };
  visitNodes(parse(script, { ecmaVersion: 'latest', sourceType: 'script', allowHashBang: true }), (visited) => {
    const node = visited as unknown as AnyNode;
    if (node.type === 'TemplateLiteral') take(node.quasis.map(({ value }) => value.cooked ?? ''));
    else if (node.type === 'Literal' && typeof node.value === 'string') take([node.value]);
    else if (node.type === 'ArrayExpression' && node.elements.length > 1) {
      const texts = node.elements.map((part) => (part?.type === 'Literal' ? part.value : null));
      if (!texts.every((text) => typeof text === 'string')) return true;
      take(texts);
      return false;
    }
    return true;
  });
  return found;
}
