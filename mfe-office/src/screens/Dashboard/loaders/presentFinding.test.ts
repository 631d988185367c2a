import { presentFinding } from './presentFinding.server.ts';

const work = { lang: 'en' as const, text: (key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ''}` };
const PAGE = 'dashboard.proof.source.page{"lang":"de"}';

describe('What sources of the programme say', () => {
  it.each([
    ['start', 'page (de): 2026-11-29T18:00', `${PAGE}: 29 November 2026, 18:00`],
    ['end', 'page (de): soon', `${PAGE}: soon`],
    ['cents', 'page (de): 1250', `${PAGE}: 12,50 €`],
    ['soldOut', 'page (de): false', `${PAGE}: dashboard.proof.soldOut.false`],
    ['state', 'page (de): cancelled', `${PAGE}: dashboard.proof.state.cancelled`],
    ['state', 'page (de): moved', `${PAGE}: moved`],
    ['name', 'page (de): Faust: a tragedy', `${PAGE}: Faust: a tragedy`],
    [
      'place',
      'page (de), structured data (en): Main Stage',
      `${PAGE}, dashboard.proof.source.structured_data{"lang":"en"}: Main Stage`,
    ],
    ['missing', 'page (de)', PAGE],
    ['name', 'poster (de): Faust', 'poster (de): Faust'],
    ['name', 'a', 'a'],
  ])('%s: %s', (what, said, told) => {
    expect(presentFinding(work, what, said)).toBe(told);
  });
});
