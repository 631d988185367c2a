import { loadSalesCalendar } from '../../screens/Event/loadSalesCalendar.server.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { presentClosedShop } from './closedShop.server.ts';

const HOUSE = { telephone: '+49 69 90009 100', email: 'kasse@altwasser.example', profiles: [] };
const BACK = '2026-08-03T10:00:00+02:00';
function contextOf(changes: object, lang: 'de' | 'en' = 'de') {
  const context = loadContext({ provider: programmeProvider({}), lang, url: '/de/x', house: HOUSE });
  return { ...context, settings: { ...context.settings, is_shop_online: false, ...changes } };
}

describe('while the shop is closed (R72)', () => {
  it.each([
    ['de', 'Der Webshop ist bis 3. August 2026, 10:00\u00a0Uhr geschlossen.', '/de/programm/veranstaltungen/verkauf.ics'],
    ['en', 'The webshop is closed until', '/en/program/events/sales.ics'],
  ] as const)('says in %s until when, what works, where tickets are, and offers a reminder', (lang, until, file) => {
    const markup = presentClosedShop(contextOf({ shop_back_at: BACK }, lang)) ?? '';
    expect(markup).toContain(until);
    expect(markup).toContain('<a href="tel:+496990009100">+49 69 90009 100</a>');
    expect(markup).toContain('<a href="mailto:kasse@altwasser.example">');
    expect(markup).toContain(`<a href="${file}" download>`);
  });

  it.each([
    ['nobody says when sales resume', {}],
    ['that moment is over', { shop_back_at: '2026-07-31T10:00:00+02:00' }],
  ])('offers no reminder where %s', async (_, changes) => {
    const markup = presentClosedShop(contextOf(changes)) ?? '';
    expect([markup.includes('Der Webshop ist gerade geschlossen.'), markup.includes('.ics')]).toEqual([true, false]);
    expect(await loadSalesCalendar(contextOf(changes))).toEqual({ kind: 'missing', status: 404, isSwitchedOff: true });
  });

  it('says nothing while it is open, and names nobody a house does not name', async () => {
    expect(presentClosedShop(contextOf({ is_shop_online: true, shop_back_at: BACK }))).toBeNull();
    expect(await loadSalesCalendar(contextOf({ is_shop_online: true, shop_back_at: BACK }))).toMatchObject({ status: 404 });
    expect(presentClosedShop(contextOf({ house: undefined }))).not.toMatch(/tel:|mailto:/);
  });

  it('shows what a house wrote as text', () => {
    const markup = presentClosedShop(contextOf({ house: { ...HOUSE, email: '"<b>@x' } })) ?? '';
    expect(markup).toContain('&quot;&lt;b&gt;@x');
  });

  it('reminds at the moment sales resume', async () => {
    const answer = await loadSalesCalendar(contextOf({ shop_back_at: BACK }));
    if (answer.kind !== 'file') throw new Error(`expected a file, got ${answer.kind}`);
    const lines = answer.body.split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20260803T080000Z', 'BEGIN:VALARM', 'TRIGGER:PT0S', 'END:VCALENDAR']));
    expect(answer.filename).toBe('verkauf.ics');
  });
});
