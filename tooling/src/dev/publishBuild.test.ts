import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import webpack, { type Stats } from 'webpack';
import { publishBuild } from './publishBuild.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-dev-`)));
afterEach(() => rm(home, { recursive: true, force: true }));

it('a build under development says which texts its parts show, so that browsers get them', async () => {
  const [key = ''] = Object.keys(
    JSON.parse(await readFile(new URL('../../../mfe-magazine/src/i18n/de.json', import.meta.url), 'utf8')) as object,
  );
  for (const folder of ['src', 'server']) await mkdir(`${home}/${folder}`);
  await writeFile(`${home}/src/start.js`, `export const title = '${key}';`);
  await writeFile(`${home}/src/main.js`, "void import(/* webpackChunkName: 'screen-start' */ './start.js');");
  await writeFile(`${home}/server/remote.server.cjs`, "module.exports = { remote: { name: 'magazine' } };");
  const stats = await new Promise<Stats>((resolve, reject) => {
    const output = { path: `${home}/browser`, filename: 'remoteEntry.js' };
    webpack({ mode: 'development', context: home, entry: `${home}/src/main.js`, devtool: false, output }, (error, built) =>
      built ? resolve(built) : reject(error ?? new Error('nothing was built')),
    );
  });
  const { version } = await publishBuild('magazine', stats, { from: home, to: `${home}/releases` });
  const release = JSON.parse(await readFile(`${home}/releases/magazine/${version}/release.json`, 'utf8')) as object;
  expect(release).toMatchObject({ chunks: { 'screen-start': [expect.any(String)] }, texts: { 'screen-start': [key] } });
});
