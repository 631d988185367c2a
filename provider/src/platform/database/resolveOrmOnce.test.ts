import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atLeastOne } from '@spielplan/shared-contracts/testing';

const url = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

/** Prints the format and the address of each file of Drizzle that the tables of the provider load. */
const PROGRAM = (isOnce: boolean) => `
  import { registerHooks } from 'node:module';
  ${isOnce ? `await import(${url('resolveOrmOnce.ts')});` : ''}
  registerHooks({
    load(url, context, next) {
      if (url.includes('drizzle-orm')) console.log(context.format, url);
      return next(url, context);
    },
  });
  await import(${url('schema/index.ts')});`;

it('Drizzle is loaded from the same files, in the same order, as Node finds them by itself', () => {
  const [byNode, once] = [false, true].map((isOnce) => {
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM(isOnce)];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.trim().split('\n');
  });
  expect(atLeastOne(byNode ?? []).length).toBeGreaterThan(50);
  expect(once).toEqual(byNode);
});
