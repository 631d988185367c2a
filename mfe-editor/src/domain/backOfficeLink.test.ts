import { BACK_OFFICE_KINDS, backOfficeSchema } from '@spielplan/shared-contracts/api';
import { backOfficeLink } from './backOfficeLink.ts';

const back_office = Object.fromEntries(BACK_OFFICE_KINDS.map((kind) => [kind, `https://office.example/${kind}/{id}/change/`]));

it.each([
  ['/de/stories/ein-abend/7', 'article'],
  ['/en/program/events/concert/7', 'event'],
  ['/en/productions/faust/7/', 'production'],
  ['/en/forms/tour/7', 'form'],
])('the record of %s is changed in the back office', (pathname, screen) => {
  expect(backOfficeLink({ pathname, screen }, { back_office })).toEqual({
    kind: screen,
    url: `https://office.example/${screen}/7/change/`,
  });
});

it.each([
  ['/de', 'home'],
  ['/de/team', 'team'],
  ['/de/besuch/7', 'page'],
  ['/de/team/anna/x7', 'person'],
  ['/de/team/anna/7', 'toString'],
])('%s, shown by %s, has none', (pathname, screen) => {
  expect(backOfficeLink({ pathname, screen }, { back_office })).toBeNull();
});

it('without an address for its kind there is no link', () => {
  const page = { pathname: '/de/team/anna/7', screen: 'person' };
  expect(backOfficeLink(page, { back_office: { event: '/office/{id}' } })).toBeNull();
  expect(backOfficeLink(page, {})).toBeNull();
});

it.each([
  ['https://office.example/event/{id}/', true],
  ['/admin/event/{id}/change/', true],
  ['https://office.example/event/', false],
  ['javascript:alert({id})', false],
  ['//office.example/{id}', false],
  ['/\\office.example/{id}', false],
  ['https://office.example/a b/{id}', false],
])('as an address of a back office %s is fine: %s', (event, isFine) => {
  expect(backOfficeSchema.safeParse({ event }).success).toBe(isFine);
});
