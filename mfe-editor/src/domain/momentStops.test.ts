import { momentStops } from './momentStops.ts';

it('what changes in one minute is one stop, at the minute by which it has changed', () => {
  expect(
    momentStops([
      { at: '2026-11-24T18:30:00.000Z', kind: 'begins', title: 'Fluss' },
      { at: '2026-11-24T18:29:20.000Z', kind: 'goes', title: 'Kurz' },
      { at: '2026-11-24T08:00:00.000Z', kind: 'opens', title: '' },
    ]),
  ).toEqual([
    { at: Date.parse('2026-11-24T08:00:00Z'), changes: [{ kind: 'opens', title: '' }] },
    {
      at: Date.parse('2026-11-24T18:30:00Z'),
      changes: [
        { kind: 'begins', title: 'Fluss' },
        { kind: 'goes', title: 'Kurz' },
      ],
    },
  ]);
});
