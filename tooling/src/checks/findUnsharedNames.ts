import type { Finding } from './report.ts';
import { isTestFile, type SourceFile } from './sourceFiles.ts';

/** What the shell shares of styled-components; its types name more. Kept equal to `styledComponents.mjs` by a test. */
export const SHARED_STYLED = ['css', 'keyframes', 'styled'] as const;

const IMPORT = /^import\s+(type\s+)?([^;]*?)\s+from\s+'styled-components'/gm;

/**
 * Finds imports of styled-components that pages do not get: the shell shares the names of `SHARED_STYLED` alone, since
 * all the others would come along to every visitor.
 */
export function findUnsharedNames({ path, text }: SourceFile): Finding[] {
  if (isTestFile(path) || /\/testing\//.test(path)) return [];
  return [...text.matchAll(IMPORT)].flatMap(({ 1: isType, 2: what = '', index }) => {
    if (isType) return [];
    const line = text.slice(0, index).split('\n').length;
    return valuesIn(what)
      .filter((name) => !SHARED_STYLED.includes(name as (typeof SHARED_STYLED)[number]))
      .map((name) => ({ path, line, message: messageFor(name) }));
  });
}

/** The values that an import clause takes; a default or a whole namespace is one that nobody shares. */
function valuesIn(clause: string): string[] {
  const [, whole = '', names = ''] = /^([^{]*?),?\s*(?:\{([^}]*)\})?$/.exec(clause) ?? [];
  const named = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...(whole ? [whole.trim()] : []), ...named.map((name) => name.split(/\s+as\s+/)[0]!)];
}

function messageFor(name: string): string {
  const instead =
    name === 'createGlobalStyle'
      ? 'rules for a whole page are the shell’s: style your own elements with `styled` or `css`'
      : `take ${SHARED_STYLED.map((each) => `\`${each}\``).join(', ')}`;
  return `pages do not get ${name} of styled-components: ${instead}`;
}
