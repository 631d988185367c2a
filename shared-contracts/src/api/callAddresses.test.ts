import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from './allCalls.ts';
import * as addresses from './callAddresses.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BROWSER_CODE = [
  'mfe-booking',
  'mfe-editor',
  'mfe-magazine',
  'mfe-office',
  'shared-editing',
  'mfe-programme',
  'shared-ui',
  'shell',
];
/** An address of the provider as a text of its own. */
const WRITTEN = /['"`](?:\/\{lang\}|\/\$\{\w+\})?\/(?:pageeditor-)?api\/[\w{}$/-]+['"`]/g;
/** Blocks have addresses by their kind. */
const OF_BLOCKS = "'/{lang}/pageeditor-api/{model}/'";

it('has the address of each call but for those of blocks, which are made of their kind', () => {
  const named = Object.values(allCalls)
    .filter(({ id }) => !id.includes('.'))
    .map(({ id, method, path }) => [id, { method, path }]);
  expect(Object.fromEntries(named)).toEqual({ ...addresses });
});

it('is the one place where an address is written', () => {
  const written = BROWSER_CODE.flatMap((folder) =>
    readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.|testing\//.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(ROOT, folder, 'src', file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
        return [...source.matchAll(WRITTEN)]
          .filter(([text]) => text !== OF_BLOCKS)
          .map(([text]) => `${folder}/src/${file} ${text}`);
      }),
  );
  expect(written).toEqual([]);
});
