import { createRequire } from 'node:module';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { ROOT } from '../root.ts';

const inlineTokens = createRequire(import.meta.url)('./inlineTokens.cjs') as (this: object, source: string) => Promise<string>;

/** The source as the loader hands it on, with the tokens of this workspace. */
function inline(source: string): Promise<string> {
  const getResolve = () => () => Promise.resolve(`${ROOT}/shared-ui/src/tokens/tokens.ts`);
  return inlineTokens.call({ addContextDependency: () => undefined, context: ROOT, getResolve }, source);
}

const IMPORT = "import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';\n";

it('styles hold the values of the tokens that their source imports', async () => {
  const code = await inline(
    `${IMPORT}css\`\${from.large} { gap: \${space(2)} \${space(0.5)}; inline-size: \${TARGET_SIZE}; color: \${color.ink}; }\``,
  );
  expect(code).toBe(
    `${IMPORT}css\`${from.large} { gap: ${space(2)} ${space(0.5)}; inline-size: ${TARGET_SIZE}; color: ${color.ink}; }\``,
  );
});

it.each([
  ['what is reckoned first', `${IMPORT}css\`gap: \${space(steps)}; color: \${color[name]};\``],
  ['a name that is no token', `${IMPORT}css\`color: \${color.none}; width: \${pageWidth};\``],
  ['a token that is not imported', "import { color } from '@spielplan/shared-ui/tokens';\ncss`gap: ${space(2)};`"],
  ['a source without tokens', "import { color } from './color.ts';\ncss`color: ${color.ink};`"],
])('%s stays', async (_, source) => {
  expect(await inline(source)).toBe(source);
});
