import { readFile, rm, writeFile } from 'node:fs/promises';
import { ATTACKS, openHouse, operators, type House } from '../testing/feedAttacks.ts';
import { KEYS, makeKey, signBuild, signWithdrawal, tableOf, writeSigned } from '../testing/signedHouse.ts';
import { startWatch } from '../testing/startWatch.ts';
import { layTinyRemote } from '../testing/tinyRemote.ts';

const { operator, programme, next } = KEYS;

/** The first code of what a shell says of its releases. */
function codesOf({ watch }: Pick<House, 'watch'>): string[] {
  const { problem, refused, leftOut } = watch.state();
  return [...(problem ? [problem] : []), ...refused, ...leftOut].map(({ code }) => code);
}

const errorsOf = ({ log }: Pick<House, 'log'>) => log.lines.filter(({ level }) => level === 'error').map((line) => line.code);

it.each(ATTACKS)('where %s, %s is said and the last good set goes on, also after a restart', async (_, code, attack) => {
  const house = await openHouse();
  const { folder, watch, version, names } = house;
  expect([version(), codesOf(house)]).toEqual(['a1', []]);
  await attack(house);
  await watch.check();
  expect(codesOf(house)).toContain(code);
  expect(errorsOf(house)).toContain(code);
  expect([version(), names()]).toEqual(['a1', ['magazine', 'programme']]);
  const again = await startWatch({ folder, operators });
  expect([again.version(), again.names()]).toEqual(['a1', ['magazine', 'programme']]);
  expect(errorsOf(again)).toContain(code);
});

const WELCOME: [what: string, live: string | null, change: (house: House) => Promise<void>][] = [
  ['its owner', 'a2', ({ folder, a2, feed }) => writeSigned(folder, feed(a2, { headBy: programme }))],
  [
    'the next key of its owner',
    'a2',
    async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ by: next }), { headBy: next })),
  ],
  ['an operator', 'a2', async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ by: operator })))],
  [
    'an operator, of what its owner has built',
    'a2',
    async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ by: programme, entryBy: operator }))),
  ],
  [
    'a key beside a revoked one',
    'a2',
    async ({ folder, build, feed, a2 }) => {
      const other = await build({ by: next });
      const signatures = [...a2.manifest!.signatures, ...other.manifest!.signatures];
      await writeSigned(
        folder,
        feed({ ...other, manifest: { ...other.manifest!, signatures } }, { table: tableOf(8, [programme]) }),
      );
    },
  ],
  [
    'its owner, whose clock is forty years late',
    'a2',
    async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ at: '1986-01-01T00:00:00.000Z' }))),
  ],
  [
    'its owner, back to a former build',
    'a0',
    async ({ folder, feed }) =>
      writeSigned(folder, feed(await signBuild(folder, { name: 'programme', version: 'a0', number: 8 }), { headBy: programme })),
  ],
  [
    'its owner, who withdraws it',
    null,
    async ({ folder, feed }) => writeSigned(folder, feed(signWithdrawal('programme', 8, programme))),
  ],
];

it.each(WELCOME)('a change is followed that is signed by %s', async (_, live, change) => {
  const house = await openHouse();
  await change(house);
  await house.watch.check();
  expect([house.version(), codesOf(house)]).toEqual([live, []]);
});

it('what stands in the feed beside the signatures is not read', async () => {
  const { folder, watch, version, first } = await openHouse();
  const feed = JSON.parse(await readFile(`${folder}/feed.json`, 'utf8')) as object;
  const remotes = { programme: await layTinyRemote(folder, { version: 'a2' }) };
  await writeFile(`${folder}/feed.json`, JSON.stringify({ ...feed, number: 99, remotes }));
  await watch.check();
  expect(version()).toBe('a1');
  await writeSigned(folder, { number: 8, remotes: first });
  await watch.check();
  expect(watch.state()).toMatchObject({ number: 8, problem: null, leftOut: [] });
});

it('a malformed entry leaves one team out, and a withdrawn remote is gone for all its teams', async () => {
  const { folder, watch, names, first, a2, feed } = await openHouse();
  await writeSigned(folder, feed(a2), (part) => ({ ...part, remotes: { ...part.remotes, magazine: 7 } }));
  await watch.check();
  expect(watch.state()).toMatchObject({
    live: { programme: 'a2', magazine: 'm1' },
    leftOut: [{ name: 'magazine', code: 'SP-3013' }],
  });
  const gone = { programme: signWithdrawal('programme', 9, operator), magazine: signWithdrawal('magazine', 9, operator) };
  await writeSigned(folder, { number: 9, remotes: gone });
  await watch.check();
  expect(names()).toEqual([]);
  expect(first).toBeDefined();
});

it('a feed is not followed without the operator it names, and the last good set is there without a feed', async () => {
  const { folder } = await openHouse();
  const other = await startWatch({ folder, operators: [makeKey().publicKey] });
  expect(codesOf(other)).toEqual(['SP-3013']);
  const none = await startWatch({ folder, operators: [] });
  expect(none.watch.state().problem).toMatchObject({ code: 'SP-3012', detail: expect.stringContaining('TRUST') });
  await rm(`${folder}/feed.json`);
  expect((await startWatch({ folder, operators })).names()).toEqual(['magazine', 'programme']);
});
