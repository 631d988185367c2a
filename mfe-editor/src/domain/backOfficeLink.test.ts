import { BACK_OFFICE_KINDS, backOfficeSchema } from '@spielplan/shared-contracts/api';
import { backOfficeLink } from './backOfficeLink.ts';

const back_office = Object.fromEntries(BACK_OFFICE_KINDS.map((kind) => [kind, `https://office.example/${kind}/{id}/change/`]));

it.each([
  ['/de/stories/ein-abend/7', 'article'],
  ['/en/venues/concert-hall/7', 'venue'],
  ['/de/programm/veranstaltungen/konzert/7', 'event'],
  ['/en/program/events/concert/7', 'event'],
  ['/de/team/anna/7', 'person'],
  ['/en/productions/faust/7/', 'production'],
  ['/de/series/jazz/7', 'series'],
  ['/en/forms/tour/7', 'form'],
])('the record of %s is changed in the back office', (path, kind) => {
  expect(backOfficeLink(path, { back_office })).toEqual({ kind, url: `https://office.example/${kind}/7/change/` });
});

it.each(['/de', '/de/team', '/de/besuch/anfahrt', '/de/stories/tags/jazz/7/8', '/de/team/anna/x7'])('%s has none', (path) => {
  expect(backOfficeLink(path, { back_office })).toBeNull();
});

it('without an address for its kind there is no link', () => {
  expect(backOfficeLink('/de/team/anna/7', { back_office: { event: '/office/{id}' } })).toBeNull();
  expect(backOfficeLink('/de/team/anna/7', {})).toBeNull();
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
