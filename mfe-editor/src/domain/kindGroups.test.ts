import { BLOCKS } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import de from '../i18n/de.json' with { type: 'json' };
import { groupKinds, KIND_GROUPS } from './kindGroups.ts';

it('every kind of the contract and one of another team is in one group with a name, in the order of the groups', () => {
  const kinds = [...Object.keys(BLOCKS), 'shop_shelf'].map((model) => ({ model }));
  const groups = groupKinds(kinds);
  expect(groups.map(({ group }) => group)).toEqual([...KIND_GROUPS]);
  expect(groups.flatMap((each) => each.kinds)).toHaveLength(kinds.length);
  // Nothing of the contract is there for want of a better place but these.
  expect(groups.at(-1)?.kinds.map(({ model }) => model)).toEqual(['form', 'forms', 'html', 'shop_shelf']);
  for (const { group } of atLeastOne(groups)) expect(de).toHaveProperty([`kinds.group.${group}`]);
});
