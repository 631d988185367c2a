import { parseArgs } from 'node:util';
import { readFeed } from '../release/feedStore.ts';
import { followChange } from '../release/followChange.ts';
import { addKey, removeKey, revokeKey } from '../release/signing/changeKeys.ts';
import { createKeyFile } from '../release/signing/createKeyFile.ts';
import { readSigningKey } from '../release/signing/readSigningKey.ts';
import { needsSignature, readTable } from '../release/signing/signFeed.ts';

// `run.mjs keys create FILE [--trust FILE] [--once]`, `show`, `list`, and with the operator's key
// `add REMOTE KEY`, `remove REMOTE KEY`, `revoke KEY --why words`: who may sign which release.
const USAGE =
  'Usage: npm run keys -- create FILE [--trust FILE] [--once] | show | list | add REMOTE KEY | remove REMOTE KEY | revoke KEY --why "…"';
/** The first keys are named before any shell runs. */
const VERDICT_MS = 10_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const options = { trust: { type: 'string' }, once: { type: 'boolean' }, why: { type: 'string', default: '' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [word = '', first = '', second = ''] = positionals;
  const { why } = values;
  if (word === 'create' && first) return say(await createKeyFile(first, { trust: values.trust, isOnce: values.once }));
  if (word === 'show') return say((await readSigningKey())?.publicKey ?? 'RELEASE_KEY names no file.');
  if (word === 'list') return list();
  if ((word === 'add' || word === 'remove') && second) {
    // A new remote is known by its key, before anything of it is built.
    if (!/^[a-z][a-z0-9]{0,31}$/.test(first)) throw new Error(`No remote may be called "${first}".`);
    return follow(await (word === 'add' ? addKey : removeKey)(first, second, { why }));
  }
  if (word === 'revoke' && first && why) return follow(await revokeKey(first, { why }));
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}

async function list(): Promise<void> {
  const { table, operators } = readTable((await readFeed()).signed);
  say(operators.length > 0 ? `signed by the operator ${operators.join(', ')}` : 'no table of keys: operators alone sign');
  for (const [name, keys] of Object.entries(table?.owners ?? {})) say(`${name} ${keys.join(', ') || 'operators alone'}`);
  for (const { key, at, why } of table?.revoked ?? []) say(`revoked ${key} ${at}: ${why}`);
}

/** A key is refused only once every shell has heard of it; what runs stays until another build is named. */
async function follow(number: number): Promise<void> {
  const [feed, key] = [await readFeed(), await readSigningKey()];
  for (const { name, version } of Object.values(feed.remotes))
    if (key && needsSignature(name, feed.signed, key))
      say(`${name} ${version} is not signed by a key that may: go back, or npm run promote -- ${name} ${version} --vouch`);
  process.exitCode = await followChange('*', { version: null, number }, VERDICT_MS);
}
