import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { linesOf } from '../release/gate/linesOf.ts';
import { ROOT } from '../root.ts';
import { runTool } from '../testRun/runTool.ts';

/**
 * Compiles the shared packages, and with `withKit` what the remote kit is made of, to JavaScript and declarations, below
 * `out` in the folders of the workspace; `source` is another state of it. Node runs no TypeScript below `node_modules`.
 * Rejects with the compiler's words.
 */
export async function compilePackages(out: string, { source = ROOT, withKit = true } = {}): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const config = {
    extends: `${ROOT}/tsconfig.base.json`,
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: source,
      outDir: out,
      typeRoots: [`${ROOT}/node_modules/@types`],
      types: ['node', 'jest'],
    },
    include: ['shared-contracts', 'shared-ui'].flatMap((name) => [`${source}/${name}/src/**/*`]),
    files: [
      `${ROOT}/node_modules/@testing-library/jest-dom/types/index.d.ts`,
      // Builds take the second by its path.
      ...(withKit ? ['kit/main.ts', 'webpack/federation/bundlerRuntime.ts'].map((file) => `${ROOT}/tooling/src/${file}`) : []),
    ],
    exclude: [`${source}/**/*.test.ts`, `${source}/**/*.test.tsx`],
  };
  await writeFile(`${out}/tsconfig.json`, JSON.stringify(config));
  const compiler = `${ROOT}/node_modules/.bin/tsc`;
  const lines = await linesOf((say) => runTool(compiler, ['-p', `${out}/tsconfig.json`, '--pretty', 'false'], say));
  if (lines.length > 0) throw new Error(lines.join('\n'));
  await nameJavaScript(out);
}

/** The compiler leaves the names of sources in declarations, and a package holds none. */
async function nameJavaScript(out: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter(({ name }) => name.endsWith('.d.ts'))
      .map(async ({ parentPath, name }) => {
        const path = `${parentPath}/${name}`;
        const text = await readFile(path, 'utf8');
        await writeFile(path, text.replace(/(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g, '$1$2.js$1'));
      }),
  );
}
