import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { StatsCompilation } from 'webpack';
import { findTexts } from './findTexts.ts';

const KEYS = ['list.title', 'list.count_one', 'list.count_other', 'state.few', 'state.over', 'filter.reset', 'venue.title'];

/**
 * A list whose shared code knows the states, and which loads a filter on a press; a venue beside it.
 */
const SCRIPTS = {
  'list.js': 'e("list.count",{count:1});import(3)',
  'shared.js': 'e(`state.${s}`)',
  'filter.js': "e('filter.reset')",
  'venue.js': 'e(`venue.title`)',
};
const stats = {
  chunks: [
    { id: 1, files: ['list.js'], children: [3] },
    { id: 2, files: ['shared.js', 'hot/2.b1.js'], children: [] },
    { id: 3, files: ['filter.js'], children: [1] },
    { id: 4, files: ['venue.js', 'venue.css'], children: [] },
  ],
  namedChunkGroups: { 'screen-list': { chunks: [1, 2] }, 'screen-venue': { chunks: [4] } },
} as unknown as StatsCompilation;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/spielplan-texts-`);
  await Promise.all(Object.entries(SCRIPTS).map(([file, code]) => writeFile(`${folder}/${file}`, code)));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('names the texts that a part and what it loads can show, and no others', async () => {
  expect(await findTexts(KEYS, ['screen-list', 'screen-venue'], stats, folder)).toEqual({
    'screen-list': ['list.count_one', 'list.count_other', 'state.few', 'state.over', 'filter.reset'],
    'screen-venue': ['venue.title'],
  });
});
