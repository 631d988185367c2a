import { describeUses } from './describeUses.ts';

it('the page says of each slot, block, signal and call who names it, and leaves out what nobody does', () => {
  const builds = [
    { remote: 'programme', version: 'a1', texts: ['x("event.booking"),y(`/api/genres/`)'], parts: ['block-venue'] },
    { remote: 'booking', version: 'b1', texts: ["emit('cart.changed')", 'y("/api/genres/")'], parts: ['slot-event.booking'] },
  ];
  const page = describeUses(builds, { signals: ['cart.changed', 'event.current'], calls: ['/api/genres/', '/api/rooms/'] });
  expect(page.split('\n\n').slice(1).join('\n')).toBe(
    [
      'slots',
      'event.booking: booking!, programme',
      'blocks',
      'venue: programme!',
      'signals',
      'cart.changed: booking',
      'calls',
      '/api/genres/: booking, programme',
      '',
    ].join('\n'),
  );
});
