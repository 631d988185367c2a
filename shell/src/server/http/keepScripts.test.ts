import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { recordLog } from '../testing/recordLog.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { keepScripts } from './keepScripts.ts';
import { presentFile } from './staticFiles.ts';

const OLD = 'shell.0123456789.js';
const NEW = 'shell.abcdef0123.js';
const DAY_S = 86_400;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => void (folder = await temporaryFolder()));
afterEach(() => folder.remove());

const assetsOf = (...names: string[]) =>
  new Map(names.map((name) => [name, presentFile(name, { identity: Buffer.from(name), br: Buffer.from('br'), gzip: null })]));
const start = (...names: string[]) =>
  keepScripts({ assets: assetsOf(...names), folder: `${folder.path}/scripts`, log: recordLog() });
/** As if nobody had started a shell for so long. */
async function letPass(days: number): Promise<void> {
  for (const name of await readdir(`${folder.path}/scripts`)) {
    const then = Date.now() / 1000 - days * DAY_S;
    await utimes(`${folder.path}/scripts/${name}`, then, then);
  }
}

it('gives the scripts of the shell before to pages that still name them, and of the shell after to those made there', async () => {
  const findOnFormer = await start(OLD, 'mark.svg', 'sw.js');
  const findOnNewer = await start(NEW);
  for (const [find, name] of [
    [findOnNewer, OLD],
    [findOnFormer, NEW],
  ] as const) {
    const found = await find(name);
    expect([found?.body.toString(), found?.br?.toString()]).toEqual([name, 'br']);
    expect(found?.headers['cache-control']).toMatch(/immutable/);
  }
});

it('keeps and finds nothing whose name may come to mean something else, or leads out of its folder', async () => {
  const find = await start(OLD, 'mark.svg', 'sw.js');
  await writeFile(`${folder.path}/shell.0123456789.js`, 'outside');
  expect((await readdir(`${folder.path}/scripts`)).toSorted()).toEqual([OLD, `${OLD}.br`]);
  for (const name of ['mark.svg', 'sw.js', `../${OLD}`, `..%2F${OLD}`, 'shell.fedcba9876.js'])
    expect(await find(name)).toBeNull();
});

it('removes what no shell has had for thirty days, and what this one has stays', async () => {
  await start(OLD, NEW);
  await letPass(29);
  const find = await start(NEW);
  expect(await find(OLD)).not.toBeNull();
  await letPass(31);
  await start(NEW);
  expect((await readdir(`${folder.path}/scripts`)).toSorted()).toEqual([NEW, `${NEW}.br`]);
});

it('makes room before it writes, because a disk may be full', async () => {
  await start(OLD);
  await letPass(31);
  // No file can be laid where a folder is: as on a full disk, nothing of this build is kept.
  await mkdir(`${folder.path}/scripts/${NEW}.${process.pid}.draft`);
  await start(NEW);
  expect((await readdir(`${folder.path}/scripts`)).filter((name) => !name.endsWith('.draft'))).toEqual([]);
});

it('serves on without a folder that can be written, and says so', async () => {
  const log = recordLog();
  await writeFile(`${folder.path}/scripts`, 'a file');
  const find = await keepScripts({ assets: assetsOf(NEW), folder: `${folder.path}/scripts`, log });
  expect(log.of('scripts.unkept')).toHaveLength(1);
  expect(await find(OLD)).toBeNull();
});
