import { changeAlertsCall, changeBrandCall } from './siteSettings.ts';

const alert = (from: string | null, to: string | null) => ({
  revision: 1,
  value: [
    {
      id: 1,
      title: { de: 'Heute', en: 'Today' },
      text: { de: '', en: '' },
      link: { de: '', en: '' },
      link_title: { de: '', en: '' },
      online_from: from,
      online_to: to,
    },
  ],
});
const fieldsOf = (schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } } }, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

it('refuses a notice that ends before it begins, by instants and not by their texts', () => {
  const wrong = fieldsOf(changeAlertsCall.body, alert('2026-10-25T02:30:00+01:00', '2026-10-25T02:59:00+02:00'));
  expect(wrong).toContain('value.0.online_to');
  const right = fieldsOf(changeAlertsCall.body, alert('2026-10-25T02:59:00+02:00', '2026-10-25T02:30:00+01:00'));
  expect(right).not.toContain('value.0.online_to');
});

it.each([
  ['time_zone', 'Europe/London', 'Europe/Lindon'],
  ['time_zone', 'Pacific/Auckland', '+12:00'],
  ['currency', 'GBP', 'gbp'],
  ['currency', 'JPY', 'KWD'],
])('takes a %s like %s and refuses %s', (field, known, unknown) => {
  const refused = (value: string) => fieldsOf(changeBrandCall.body, { revision: 1, value: { [field]: value } });
  expect(refused(known)).not.toContain(`value.${field}`);
  expect(refused(unknown)).toContain(`value.${field}`);
});
