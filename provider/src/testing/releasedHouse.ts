import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTargetSchema, pictureInputSchema, requiredTextSchema, richTextSchema } from '@spielplan/shared-contracts/api';
import { publicKeyOf, signEntry, signHead, signKeyTable, signText, type SignedEntry } from '@spielplan/shared-contracts/signing';
import { z } from 'zod';

const integrity = `sha384-${'A'.repeat(64)}`;
const fileOf = (file: string) => ({ file, integrity, size: 10 });
const makeKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** The schema of a kind that no contract knows, as a release says it. */
export const SHELF = z.toJSONSchema(
  z.object({
    headline: requiredTextSchema,
    text: richTextSchema.optional(),
    link: linkTargetSchema.optional(),
    image: pictureInputSchema.nullable().optional(),
    size: z.enum(['small', 'large']).optional(),
    children: z
      .array(z.object({ name: z.string().min(1).max(40), note: richTextSchema.optional() }))
      .max(3)
      .optional(),
  }),
  { io: 'input', unrepresentable: 'any' },
);

interface Parts {
  blocks?: Readonly<Record<string, object | null>>;
  routes?: readonly { id: string; patterns: { de: string; en: string } }[];
}

/** What a feed says of a remote that brings these. */
export function releaseOf(name: string, { blocks = {}, routes = [] }: Parts = {}, version = 'a1'): object {
  const label = { de: 'Regal', en: 'Shelf' };
  const described = Object.entries(blocks).map(([model, schema]) => [model, schema && { schema, label }]);
  return {
    name,
    version,
    contract: 1,
    entry: 'entry.js',
    server: fileOf('server.cjs'),
    browser: [fileOf('entry.js')],
    chunks: {},
    brings: { routes, slots: [], offers: {}, blocks: Object.fromEntries(described) },
  };
}

/** A store of releases with the keys of an operator, of the shop's team and of a stranger. */
export async function openReleasedHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'released-'));
  const keys = { operator: makeKey(), shop: makeKey(), stranger: makeKey() };
  const trust = join(folder, 'trust.json');
  await writeFile(trust, JSON.stringify({ schema: 1, operators: [publicKeyOf(keys.operator)] }));
  const writeText = async (text: string) => {
    await writeFile(join(folder, 'feed.draft'), text);
    await rename(join(folder, 'feed.draft'), join(folder, 'feed.json'));
  };
  return {
    folder,
    trust,
    keys,
    writeText,
    writePlain: (number: number, releases: readonly { name?: string }[]) =>
      writeText(JSON.stringify({ schema: 1, number, remotes: Object.fromEntries(releases.map((each) => [each.name, each])) })),
    /** One remote's entry of a feed, by its team unless somebody else is named. */
    sign(name: string, number: number, release: object, by = keys.shop): SignedEntry {
      const text = JSON.stringify(release);
      const { version } = release as { version: string };
      const said = { remote: name, number, version, what: 'release', who: 'team', at: '', before: null, why: '' };
      return signEntry(said, { text, signatures: [signText('release', text, by)] }, by);
    },
    writeSigned: (number: number, remotes: Record<string, SignedEntry>, tableNumber = 1) => {
      const table = { schema: 1 as const, number: tableNumber, owners: { shop: [publicKeyOf(keys.shop)] }, revoked: [] };
      const signed = signHead({ keys: signKeyTable(table, keys.operator), remotes }, number, keys.operator);
      return writeText(JSON.stringify({ schema: 1, number, remotes: {}, signed }));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
