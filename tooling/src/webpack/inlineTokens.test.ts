import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';

const inlineTokens = createRequire(import.meta.url)('./inlineTokens.cjs') as (this: object, source: string) => Promise<string>;

const TOKENS = `
export const color = { ink: 'var(--ink)' };
export const from = { large: '@media (min-width: 64em)' };
export const space = (steps) => \`\${steps * 0.5}rem\`;
export const TARGET_SIZE = '2.75rem';
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/spielplan-tokens-`);
  await writeFile(`${folder}/tokens.mjs`, TOKENS);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The source as the loader hands it on. */
function inline(source: string): Promise<string> {
  const getResolve = () => () => Promise.resolve(`${folder}/tokens.mjs`);
  return inlineTokens.call({ addContextDependency: () => undefined, context: folder, getResolve }, source);
}

const IMPORT = "import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';\n";

it('styles hold the values of the tokens that their source imports', async () => {
  const code = await inline(
    `${IMPORT}css\`\${from.large} { gap: \${space(2)} \${space(0.5)}; inline-size: \${TARGET_SIZE}; color: \${color.ink}; }\``,
  );
  expect(code).toBe(`${IMPORT}css\`@media (min-width: 64em) { gap: 1rem 0.25rem; inline-size: 2.75rem; color: var(--ink); }\``);
});

it.each([
  ['what is reckoned first', `${IMPORT}css\`gap: \${space(steps)}; color: \${color[name]};\``],
  ['a name that is no token', `${IMPORT}css\`color: \${color.none}; width: \${pageWidth};\``],
  ['a token that is not imported', "import { color } from '@spielplan/shared-ui/tokens';\ncss`gap: ${space(2)};`"],
  ['a source without tokens', "import { color } from './color.ts';\ncss`color: ${color.ink};`"],
])('%s stays', async (_, source) => {
  expect(await inline(source)).toBe(source);
});
