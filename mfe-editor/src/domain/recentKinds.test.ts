import { sortKinds, withRecent } from './recentKinds.ts';

const kinds = ['headline', 'text', 'image_list', 'quote'].map((model) => ({
  model,
  label: model === 'image_list' ? 'Galerie' : model,
}));
const links = ['anchor_link', 'Link'].map((label) => ({ model: label.toLowerCase(), label }));

it.each([
  [[], '', ['headline', 'text', 'image_list', 'quote']],
  [['quote', 'text'], '', ['quote', 'text', 'headline', 'image_list']],
  [['quote', 'gone'], ' GAL ', ['image_list']],
  [[], 'image list', ['image_list']],
  [['text'], 'e', ['text', 'headline', 'image_list', 'quote']],
])('after %j the search "%s" finds %j', (recent, term, models) => {
  expect(sortKinds(kinds, recent, term).map(({ model }) => model)).toEqual(models);
});

it('what is called as it is searched comes before what was used last', () => {
  expect(sortKinds(links, ['anchor_link'], 'link').map(({ model }) => model)).toEqual(['link', 'anchor_link']);
});

it('what is used comes first, once, and six are kept', () => {
  expect(withRecent(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
});
