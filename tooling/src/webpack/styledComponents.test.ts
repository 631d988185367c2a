import { readFile } from 'node:fs/promises';
import { readSources } from '../checks/sourceFiles.ts';
import { STYLED_PARTS } from './shared.ts';

const IMPORT = /import \{([^}]+)\} from 'styled-components'/g;

function namesIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

it('browsers get every name of styled-components that their code imports', async () => {
  const [, offered = ''] = /export \{([^}]+)\}/.exec(await readFile(STYLED_PARTS, 'utf8')) ?? [];
  const sources = (await readSources()).filter(({ path }) => !/\.server\.tsx?$|\.test\.tsx?$|\/testing\//.test(path));
  const used = new Set(sources.flatMap(({ text }) => namesIn(text)));
  expect(
    offered
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .sort(),
  ).toEqual([...used].sort());
});
