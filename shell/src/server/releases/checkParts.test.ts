import { readFileSync } from 'node:fs';
import { defineServerRemote, type ServerRemote } from '@spielplan/shared-contracts/remote';
import { serverBlocks } from '../../blocks/serverBlocks.server.ts';
import { startWatch } from '../testing/startWatch.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';
import { checkParts } from './checkParts.ts';
import { OWN_BLOCKS, SLOT_PLACES } from './packagedParts.ts';

const component = () => null;
const block = { component, load: async () => ({ data: null }) };
const remote = (name: ServerRemote['name'], parts: Partial<ServerRemote>) =>
  defineServerRemote({ name, messages: { de: {}, en: {} }, ...parts });
const editor = remote('editor', { slots: { 'page.toolbar': component }, blocks: { venue: block } });

it('remotes may each have slots and blocks of their own', () => {
  const booking = remote('booking', { slots: { 'header.cart': component }, blocks: { event_list: block } });
  expect(() => checkParts([booking, editor])).not.toThrow();
});

it.each<[string, Partial<ServerRemote>, string]>([
  ['slot', { slots: { 'page.toolbar': component } }, 'The slot "page.toolbar" of "booking" belongs to "editor".'],
  ['block', { blocks: { venue: block } }, 'The block "venue" is both of "booking" and of "editor".'],
  [
    'slot of one that is away',
    { slots: { 'event.overlay': component } },
    'The slot "event.overlay" of "booking" belongs to "programme".',
  ],
  ['block of the shell', { blocks: { text: block } }, 'The block "text" is both of "shell" and of "booking".'],
])('no remote takes a %s of another', (_, parts, detail) => {
  const check = () => checkParts([remote('booking', parts), editor]);
  expect(check).toThrow(expect.objectContaining({ spielplan: 'REMOTE_CONTRACT', detail }));
});

it('the slots and blocks that have an owner are those of the remotes and of the shell', () => {
  for (const [slot, { order }] of Object.entries(SLOT_PLACES)) {
    const [name] = order;
    const source = readFileSync(new URL(`../../../../mfe-${name}/src/remote.server.ts`, import.meta.url), 'utf8');
    expect([slot, source.includes(`'${slot}':`)]).toEqual([slot, true]);
  }
  expect([...OWN_BLOCKS].toSorted()).toEqual([...Object.keys(serverBlocks), 'container', 'section'].toSorted());
});

it('a release that takes what is of a running remote is refused, and one beside it goes live', async () => {
  const { folder, watch, names, log } = await startWatch();
  const owner = await layTinyRemote(folder, { name: 'editor', version: 'a1', remote: "slots: { 'page.toolbar': () => null }" });
  await writeFeed(folder, [owner]);
  await watch.check();
  const taker = await layTinyRemote(folder, { name: 'booking', version: 'b1', remote: "slots: { 'page.toolbar': () => null }" });
  const good = await layTinyRemote(folder, { version: 'c1' });
  await writeFeed(folder, [taker, owner, good]);
  await watch.check();
  expect(names()).toEqual(['editor', 'programme']);
  expect(watch.current().slots).toEqual({ 'page.toolbar': ['editor'] });
  expect(log.of('release.refused')).toEqual([
    expect.objectContaining({ remote: 'booking', detail: expect.stringContaining('"editor"') }),
  ]);
});
