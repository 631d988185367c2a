import { readFile, truncate, writeFile } from 'node:fs/promises';
import { signText, type SignedEntry, type SignedPart } from '@spielplan/shared-contracts/signing';
import { KEYS, signBuild, signWithdrawal, tableOf, writeSigned } from './signedHouse.ts';
import { startWatch } from './startWatch.ts';
import { layTinyRemote, writeFeed } from './tinyRemote.ts';

const { operator, programme, next, magazine, stranger } = KEYS;
export const operators = [operator.publicKey];

/** A house with two signed remotes, and a release of the programme that somebody is about to tamper with. */
export async function openHouse() {
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

export type House = Awaited<ReturnType<typeof openHouse>>;

/** Ways to bring a house to a build that nobody who may has signed, and the code that it answers. */
export const ATTACKS: [what: string, code: string, attack: (house: House) => Promise<void>][] = [
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
    'another list of files of the same version, which its owner signed once, stands in for it',
    'SP-3013',
    async ({ folder, a2, feed }) => {
      const text = `${a2.manifest!.text} `;
      const signatures = [signText('release', text, programme.privateKey)];
      await writeSigned(folder, feed(a2), (part) => {
        part.remotes.programme!.manifest = { text, signatures };
        return part;
      });
    },
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
    'the whole feed is older, and names a remote that nobody knows yet',
    'SP-3008',
    async ({ folder, build, first }) => {
      const booking = await signBuild(folder, { name: 'booking', version: 'b1', number: 6 });
      await writeSigned(folder, { number: 6, remotes: { ...first, programme: await build({ number: 6 }), booking } });
    },
  ],
  [
    'its entry is older, beside newer ones',
    'SP-3008',
    async ({ folder, build, first }) =>
      writeSigned(folder, { number: 9, remotes: { ...first, programme: await build({ number: 6 }) }, headBy: magazine }),
  ],
  [
    'the entry that was taken back stands in the feed that took it back',
    'SP-3013',
    async ({ folder, a2, first }) => {
      const back = await signBuild(folder, { name: 'programme', version: 'a1', number: 9 });
      await writeSigned(folder, { number: 9, remotes: { ...first, programme: back } }, (part) => ({
        ...part,
        remotes: { ...part.remotes, programme: a2 },
      }));
    },
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
        programmeOf(part).entry.signatures = [signText('release', programmeOf(part).entry.text, programme.privateKey)];
        return part;
      }),
  ],
  [
    'the feed is half written',
    'SP-3006',
    async ({ folder, a2, feed }) => {
      await writeSigned(folder, feed(a2));
      await truncate(`${folder}/feed.json`, 2_000);
    },
  ],
  [
    'the signed part cannot be read',
    'SP-3013',
    ({ folder, a2, feed }) => writeSigned(folder, feed(a2), ({ head }) => ({ head })),
  ],
];

const inText = (text: string, before: string, after: string) => {
  expect(text).toContain(before);
  return text.replace(before, after);
};
const programmeOf = (part: SignedPart) => part.remotes.programme!;

async function partOf(folder: string): Promise<SignedPart> {
  return (JSON.parse(await readFile(`${folder}/feed.json`, 'utf8')) as { signed: SignedPart }).signed;
}
