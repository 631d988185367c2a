import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import type { SignedEntry, SignedPart } from '@spielplan/shared-contracts/signing';
import { KEYS, makeKey, signBuild, signWithdrawal, tableOf, writeSigned } from '../testing/signedHouse.ts';
import { startWatch } from '../testing/startWatch.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';

const { operator, programme, next, magazine, stranger } = KEYS;
const operators = [operator.publicKey];

/** A house with two signed remotes, and a release of the programme that somebody is about to tamper with. */
async function openHouse() {
  const site = await startWatch({ operators });
  const { folder } = site;
  const first = {
    programme: await signBuild(folder, { name: 'programme', version: 'a1', number: 7 }),
    magazine: await signBuild(folder, { name: 'magazine', version: 'm1', number: 7 }),
  };
  await writeSigned(folder, { number: 7, remotes: first });
  await site.watch.check();
  const a2 = await signBuild(folder, { name: 'programme', version: 'a2', number: 8 });
  const feed = (entry: SignedEntry, more: object = {}) => ({ number: 8, remotes: { ...first, programme: entry }, ...more });
  const build = (more: object) => signBuild(folder, { name: 'programme', version: 'a2', number: 8, ...more });
  return { ...site, first, a2, feed, build };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** The first code of what a shell says of its releases. */
function codesOf({ watch }: Pick<House, 'watch'>): string[] {
  const { problem, refused, leftOut } = watch.state();
  return [...(problem ? [problem] : []), ...refused, ...leftOut].map(({ code }) => code);
}

const errorsOf = ({ log }: Pick<House, 'log'>) => log.lines.filter(({ level }) => level === 'error').map((line) => line.code);

const inText = (text: string, before: string, after: string) => {
  expect(text).toContain(before);
  return text.replace(before, after);
};
const programmeOf = (part: SignedPart) => part.remotes.programme!;

const ATTACKS: [what: string, code: string, attack: (house: House) => Promise<void>][] = [
  [
    'a byte of the server bundle is another one',
    'SP-3002',
    async ({ folder, a2, feed }) => {
      const path = `${folder}/programme/a2/remote.server.cjs`;
      await writeFile(path, inText(await readFile(path, 'utf8'), 'a2', 'aX'));
      await writeSigned(folder, feed(a2));
    },
  ],
  [
    'a byte of a script for browsers is another one',
    'SP-3002',
    async ({ folder, a2, feed }) => {
      await writeFile(`${folder}/programme/a2/remoteEntry.js`, '/* aX */');
      await writeSigned(folder, feed(a2));
    },
  ],
  [
    'a file is cut off',
    'SP-3002',
    async ({ folder, a2, feed }) => {
      await truncate(`${folder}/programme/a2/remote.server.cjs`, 40);
      await writeSigned(folder, feed(a2));
    },
  ],
  [
    'a byte of the list of files is another one',
    'SP-3013',
    ({ folder, a2, feed }) =>
      writeSigned(folder, feed(a2), (part) => {
        programmeOf(part).manifest!.text = inText(programmeOf(part).manifest!.text, '"contract":', '"contract": ');
        return part;
      }),
  ],
  [
    'a byte of what is said of it is another one',
    'SP-3013',
    ({ folder, a2, feed }) =>
      writeSigned(folder, feed(a2), (part) => {
        programmeOf(part).entry.text = inText(programmeOf(part).entry.text, '"why":""', '"why":" "');
        return part;
      }),
  ],
  [
    'another list of files, which its owner signed, stands in for the one that was named',
    'SP-3013',
    async ({ folder, a2, first, feed }) => writeSigned(folder, feed({ ...a2, manifest: first.programme.manifest })),
  ],
  [
    'two remotes are exchanged',
    'SP-3013',
    ({ folder, first }) => writeSigned(folder, { number: 8, remotes: { programme: first.magazine, magazine: first.programme } }),
  ],
  [
    'the owner of another remote has signed build and entry',
    'SP-3013',
    async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ by: magazine }))),
  ],
  [
    'the owner of another remote has signed the entry alone',
    'SP-3013',
    async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ entryBy: magazine }))),
  ],
  [
    'the owner has signed what somebody from the street has built',
    'SP-3013',
    async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ by: stranger, entryBy: programme }))),
  ],
  [
    'somebody from the street has signed the feed',
    'SP-3013',
    async ({ folder, a2, feed }) => writeSigned(folder, feed(a2, { headBy: stranger })),
  ],
  [
    'somebody from the street has signed a table with a key of their own',
    'SP-3013',
    async ({ folder, build, feed }) => {
      const table = { ...tableOf(8), owners: { programme: [stranger.publicKey] } };
      await writeSigned(folder, feed(await build({ by: stranger }), { table, tableBy: stranger, headBy: stranger }));
    },
  ],
  [
    'an owner has signed a table with more remotes of their own',
    'SP-3013',
    async ({ folder, build, feed }) => {
      const table = { ...tableOf(8), owners: { programme: [magazine.publicKey], magazine: [magazine.publicKey] } };
      await writeSigned(folder, feed(await build({ by: magazine }), { table, tableBy: magazine, headBy: magazine }));
    },
  ],
  [
    'its key is revoked',
    'SP-3014',
    async ({ folder, a2, feed }) => writeSigned(folder, feed(a2, { table: tableOf(8, [programme]) })),
  ],
  [
    'the table that revoked its key is exchanged for the one before',
    'SP-3013',
    async ({ folder, a2, feed }) => {
      const { keys } = await partOf(folder);
      await writeSigned(folder, feed(a2, { table: tableOf(8, [programme]) }), (part) => ({ ...part, keys }));
    },
  ],
  [
    'its key was revoked, and an operator’s older table is signed anew by mistake',
    'SP-3008',
    async ({ folder, watch, first, build }) => {
      await writeSigned(folder, { number: 8, remotes: first, table: tableOf(8, [programme]) });
      await watch.check();
      const a2 = await build({ number: 9, entryBy: next, by: next });
      await writeSigned(folder, { number: 9, remotes: { ...first, programme: a2 }, table: tableOf(1) });
    },
  ],
  [
    'its key was revoked once, and is missing in a newer table',
    'SP-3014',
    async ({ folder, watch, first, build }) => {
      await writeSigned(folder, { number: 8, remotes: first, table: tableOf(8, [programme]) });
      await watch.check();
      const a2 = await build({ number: 9 });
      await writeSigned(folder, { number: 9, remotes: { ...first, programme: a2 }, table: tableOf(9) });
    },
  ],
  [
    'the whole feed is older',
    'SP-3008',
    async ({ folder, build, first }) =>
      writeSigned(folder, { number: 6, remotes: { ...first, programme: await build({ number: 6 }) } }),
  ],
  [
    'its entry is older, beside newer ones',
    'SP-3008',
    async ({ folder, build, first }) =>
      writeSigned(folder, { number: 9, remotes: { ...first, programme: await build({ number: 6 }) }, headBy: magazine }),
  ],
  [
    'its entry is of a feed to come',
    'SP-3013',
    async ({ folder, build, feed }) => writeSigned(folder, feed(await build({ number: 9 }))),
  ],
  [
    'another team leaves it out of the feed',
    'SP-3013',
    ({ folder, first }) => writeSigned(folder, { number: 8, remotes: { magazine: first.magazine }, headBy: magazine }),
  ],
  [
    'another team withdraws it',
    'SP-3013',
    async ({ folder, feed }) => writeSigned(folder, feed(signWithdrawal('programme', 8, magazine), { headBy: magazine })),
  ],
  [
    'its entry is taken out of a feed that names it',
    'SP-3013',
    async ({ folder, a2, feed }) =>
      writeSigned(folder, feed(a2), (part) => ({ ...part, remotes: { magazine: part.remotes.magazine } })),
  ],
  [
    'nobody has signed it',
    'SP-3012',
    ({ folder, a2, feed }) => writeSigned(folder, feed({ ...a2, manifest: { ...a2.manifest!, signatures: [] } })),
  ],
  [
    'nobody has signed the feed',
    'SP-3012',
    async ({ folder }) => writeFeed(folder, [await layTinyRemote(folder, { version: 'a2' })], 8),
  ],
  [
    'the signature is one for something else',
    'SP-3013',
    ({ folder, a2, feed }) =>
      writeSigned(folder, feed(a2), (part) => {
        programmeOf(part).entry.signatures = programmeOf(part).manifest!.signatures;
        return part;
      }),
  ],
  [
    'the signed part cannot be read',
    'SP-3013',
    ({ folder, a2, feed }) => writeSigned(folder, feed(a2), ({ head }) => ({ head })),
  ],
];

async function partOf(folder: string): Promise<SignedPart> {
  return (JSON.parse(await readFile(`${folder}/feed.json`, 'utf8')) as { signed: SignedPart }).signed;
}

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
