import { ROOT } from '../../root.ts';
import { findDeprecatedUses, readMarks, readMarksBelow } from './deprecations.ts';

const CONTRACT = `
/** Reads halls. */
export const getHalls = defineCall({ path: '/halls/' });
/**
 * Reads a hall.
 * @deprecated since 1 until 3: use
 * getHalls.
 */
export const getHall = defineCall({ path: '/hall/' });
interface ContractSlots {
  /** @deprecated since 2 until 3: offer a slot of your own */
  'hall.plan': { id: number };
  'hall.note': { id: number };
}
/** @deprecated since 1 until 2: use Place */
export interface Hall { id: number }
`;
const marks = readMarks({ path: 'contract.ts', text: CONTRACT });

it('reads what will go, since when, until when and what instead', () => {
  expect(marks).toEqual([
    { name: 'getHall', since: 1, until: 3, instead: 'use getHalls.' },
    { name: 'hall.plan', since: 2, until: 3, instead: 'offer a slot of your own' },
    { name: 'Hall', since: 1, until: 2, instead: 'use Place' },
  ]);
});

it.each(['@deprecated', '@deprecated use Place', '@deprecated since 2 until 2: use Place', '@deprecated since 1 until 2'])(
  'refuses a mark that leaves a team without an answer: %s',
  (mark) => {
    expect(() => readMarks({ path: 'a.ts', text: `/** ${mark} */\nexport const a = 1;` })).toThrow('a.ts: write "@deprecated');
  },
);

it.each([
  ['a call', "import { callPath, getHall as read } from '@spielplan/shared-contracts/api';", 'getHall goes with contract 3'],
  ['a type', "import {\n  type Hall,\n} from '@spielplan/shared-contracts/api';", 'Hall goes with contract 2'],
  ['a slot', "export const slots = { 'hall.plan': Plan };", 'hall.plan goes with contract 3, deprecated since 2: offer a slot'],
])('names %s that a remote uses, and where', (_, text, words) => {
  const found = findDeprecatedUses([{ path: 'mfe-magazine/src/a.ts', text }], marks);
  expect(found).toEqual([expect.stringContaining(words)]);
  expect(found[0]).toContain('(mfe-magazine/src/a.ts)');
});

it.each([
  ['another export', "import { getHalls } from '@spielplan/shared-contracts/api';", 'src/a.ts'],
  ['its own word of that name', "import { getHall } from './halls.ts';\nexport const Hall = 1;", 'src/a.ts'],
  ['a test', "import { getHall } from '@spielplan/shared-contracts/api';", 'src/a.test.ts'],
])('says nothing of %s', (_, text, path) => {
  expect(findDeprecatedUses([{ path, text }], marks)).toEqual([]);
});

it('every mark of the shared packages can be read', async () => {
  for (const folder of ['shared-contracts', 'shared-ui'])
    await expect(readMarksBelow(`${ROOT}/${folder}/src`)).resolves.toEqual(expect.any(Array));
});
