import { setTimeout as sleep } from 'node:timers/promises';
import { expectRefusal, fetched, type Harm, log, refusal, screen, smokeTestWith } from '../testing/smokeTests.ts';

// The harm that smokeTestInProcess.test.ts leaves out, and what takes as long as its limits.
it.each<Harm>([
  [
    'never comes to the end of a loader',
    { remote: screen('load() { for (;;); }') },
    /b1: loading \/de\/programm\S* \(programme\/events\/de\) did not/,
  ],
  // Its process notices by itself, unless the machine is so busy that the shell is first.
  ['never comes to the end of its start', { start: 'for (;;);' }, /b1: .*(timed out|start did not let go)/],
  ['never lets its promises rest', { remote: screen('async load() { for (;;) await 0; }') }, /loading .* did not let go/],
  [
    'fills its memory',
    { remote: screen('component() { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }') },
    /rendering .* took more than 350 MB/,
  ],
  [
    'throws where nobody catches',
    { remote: screen("load() { setTimeout(() => { throw new Error('no stage'); }); return new Promise(() => {}); }") },
    /loading .* threw by itself/,
  ],
  ['ends its process', { remote: screen('component() { globalThis.process.exit(0); }') }, /rendering .* ended its process/],
])('refuses a release that %s, names what it was at, and goes on answering meanwhile', (...harm) => expectRefusal(harm));

it('refuses the one of several that hangs, and lets the others pass', async () => {
  const good = await fetched({ version: 'a1' });
  const bad = await fetched({ name: 'magazine', version: 'b1', remote: screen('component() { for (;;); }') });
  const hangs = /^magazine b1: rendering/;
  const verdicts = await refusal(hangs, (seconds) => ({ silence: seconds * 1_000 }), [bad, good], 'magazine');
  expect(verdicts.get('programme')).toBeNull();
  expect(verdicts.get('magazine')).toMatchObject({
    spielplan: 'REMOTE_CRASHED',
    detail: expect.stringMatching(hangs),
  });
});

it('only calls it slow where a release takes too long and lets go', async () => {
  const slow = await fetched({ version: 'b1', remote: screen('load: () => new Promise(() => {})') });
  // Its loader has ten seconds, and a busy machine begins it late: one of these is over in between.
  const isOver = /loading .* was not done/;
  let verdicts = await smokeTestWith({ limits: { whole: 3_000 } })([], [slow]);
  for (let whole = 11_000; whole < 60_000 && !isOver.test(verdicts.get('programme')?.detail ?? ''); whole += 8_000)
    verdicts = await smokeTestWith({ limits: { whole } })([], [slow]);
  expect(verdicts.get('programme')).toMatchObject({ spielplan: 'REMOTE_TIMEOUT', detail: expect.stringMatching(isOver) });
}, 300_000);

it('hands over only so many lines of a release that never stops writing', async () => {
  const loud = await fetched({ version: 'b1', remote: screen("load({ log }) { for (;;) log('info', 'stage.loud', {}); }") });
  await smokeTestWith({ limits: { silence: 1_000 } })([], [loud]);
  await sleep(50);
  expect(log.of('stage.loud').length).toBeLessThanOrEqual(200);
});
