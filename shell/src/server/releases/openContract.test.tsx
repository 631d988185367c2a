/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type { ProviderReader, ReleasedParts } from '@spielplan/shared-contracts/remote';
import { Slot } from '@spielplan/shared-ui/host';
import * as jsx from 'react/jsx-runtime';
import { createRenderer } from '../../render/renderApp.server.tsx';
import { createDiscovery } from '../discovery/createDiscovery.ts';
import { describeKinds } from '../editing/describeKinds.ts';
import { createPages } from '../pages/createPages.ts';
import { createMessageTables } from '../pages/answer/messageTables.ts';
import { findMessagesIn } from '../pages/answer/findMessages.ts';
import { renderComponents } from '../pages/answer/renderComponents.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { createTestContext } from '../testing/createTestContext.ts';
import { KEYS, signBuild, signWithdrawal, writeSigned } from '../testing/signedHouse.ts';
import { bodyOf } from '../testing/openSite.ts';
import { startHere } from './fetchRelease.ts';
import { startWatch } from '../testing/startWatch.ts';
import { isAnswered } from './ReleaseSet.ts';

const { shop, magazine, operator } = KEYS;
const operators = [operator.publicKey];
const patterns = { de: '/de/laden', en: '/en/shop' } as const;
const NO_ADDRESSES = Promise.resolve({ count: 0, next: null, previous: null, results: [] });
const held = [{ id: 'goods', patterns, since: 7 }];
const label = { de: 'Angebot', en: 'Offer' };
const kind = {
  label,
  schema: { type: 'object', properties: { price: { type: 'string', maxLength: 9 } }, required: ['price'] },
  fields: { price: { de: 'Preis', en: 'Price' } },
};

/** A remote that no code of the shell names: a page with a slot of its own, which it and another fill, a block, a list, texts. */
const SHOP = `
  routes: [{ id: 'goods', patterns: ${JSON.stringify(patterns)}, sitemap: 'list' }],
  screens: { goods: {
    load: async ({ lang, text, href }) => ({ kind: 'page', data: { title: text('title'), self: href('goods') }, head: { title: text('title'), description: '', canonical: '/' + lang, alternates: ${JSON.stringify(patterns)} } }),
    component: ({ data }) => jsx('main', { children: [jsx('h1', { children: data.title }, 1), jsx('p', { children: data.self }, 2), jsx(Slot, { name: 'shop.counter', with: {}, fallback: 'empty' }, 3)] }),
  } },
  slots: { 'shop.counter': () => jsx('b', { children: 'Tasche' }) },
  offers: { 'shop.counter': { loading: 'eager', order: ['magazine', '*'] } },
  blocks: { shop_offer: { component: ({ data }) => jsx('i', { children: data.price }), load: async (block) => ({ data: { price: block.price } }), kind: ${JSON.stringify(kind)} } },
  messages: { de: { title: 'Laden' }, en: { title: 'Shop' } }`;
const MAGAZINE = "slots: { 'shop.counter': () => jsx('b', { children: 'Heft' }) }";
const start = "const jsx = require('react/jsx-runtime').jsx, { Slot } = require('@spielplan/shared-ui/host');\n";
const brings: ReleasedParts = {
  routes: [{ id: 'goods', patterns, sitemap: 'list' }],
  slots: ['shop.counter'],
  offers: { 'shop.counter': { loading: 'eager', order: ['magazine', '*'] } },
  blocks: { shop_offer: kind },
};

const startBuild = startHere({ 'react/jsx-runtime': jsx, '@spielplan/shared-ui/host': { Slot } });

async function openHouse() {
  const site = await startWatch({ operators, start: startBuild });
  const { folder, watch } = site;
  const others = {
    programme: await signBuild(folder, { name: 'programme', version: 'a1', number: 7 }),
    magazine: await signBuild(folder, { name: 'magazine', version: 'm1', number: 7, start, remote: MAGAZINE }),
  };
  const build = (more: object = {}) =>
    signBuild(folder, { name: 'shop', version: 's1', number: 7, start, remote: SHOP, brings, addresses: held, ...more });
  const feed = async (number: number, more: object) => {
    await writeSigned(folder, { number, remotes: { ...others, ...more } });
    await watch.check();
  };
  return { ...site, others, build, feed };
}

/** The pages of what runs, by React as visitors get them. */
function siteOf({ watch }: Pick<Awaited<ReturnType<typeof startWatch>>, 'watch'>) {
  const made = createTestContext({ blockOnHome: () => ({ model: 'shop_offer', id: 1, price: '12 Euro' }) }).renderContext;
  const set = watch.current();
  const messages = createMessageTables(set, made.bundle);
  const renderContext: RenderContext = {
    ...made,
    set,
    messages,
    renderApp: createRenderer(renderComponents(set, made.bundle, messages)),
  };
  const pages = createPages({ renderContext: () => renderContext, hasCache: false, isSecure: false });
  const discover = createDiscovery({
    provider: {
      read: (call, ...rest) => (call.id === 'addresses' ? NO_ADDRESSES : made.provider.read(call, ...rest)),
    } as ProviderReader,
    log: made.log,
    origin: 'https://haus.example',
    robots: 'none',
    isAnswered: (path) => isAnswered(set, path),
    routes: () => set.routes,
  });
  return { renderContext, discover, page: async (path: string) => pages.answer(path, false) };
}

it('a shell takes up a remote that it has never heard of, with all that its release brings', async () => {
  const house = await openHouse();
  await house.feed(8, { shop: await house.build({ number: 8 }) });
  expect(house.watch.state()).toMatchObject({ problem: null, refused: [], leftOut: [] });
  expect(house.names()).toEqual(['magazine', 'programme', 'shop']);

  const { page, renderContext } = siteOf(house);
  for (const [path, title] of [
    [patterns.de, 'Laden'],
    [patterns.en, 'Shop'],
  ] as const) {
    const { status, body } = await page(path);
    expect([status, body.toString('utf8')]).toEqual([200, expect.stringContaining(`<h1>${title}</h1><p>${path}</p>`)]);
    // The offering place decides: the magazine's filling stands before the shop's own.
    expect(body.toString('utf8')).toMatch(/<b>Heft<\/b>.*<b>Tasche<\/b>/s);
  }
  // Its block is shown where it is stored; the editor offers none that the provider could not save.
  expect((await describeKinds(renderContext, 'en')).some(({ model }) => model === 'shop_offer')).toBe(false);
  expect(bodyOf(findMessagesIn([renderContext], '/_messages/en/shop/s1')!)).toBe('{"title":"Shop"}');
  expect(bodyOf(await page('/de'))).toContain('12 Euro');
  expect(bodyOf((await siteOf(house).discover('/sitemap-section-1.xml'))!)).toContain('https://haus.example/en/shop');
});

it('what its release says otherwise than its code is refused', async () => {
  const house = await openHouse();
  await house.feed(8, { shop: await house.build({ number: 8, brings: { ...brings, slots: [] } }) });
  expect(house.watch.state().refused).toEqual([
    expect.objectContaining({ remote: 'shop', code: 'SP-3003', detail: expect.stringContaining('other slots than its code') }),
  ]);
});

it('a key of another remote opens no new one', async () => {
  const house = await openHouse();
  await house.feed(8, { shop: await house.build({ number: 8, by: magazine }) });
  expect(house.watch.state().leftOut).toEqual([expect.objectContaining({ name: 'shop', code: 'SP-3013' })]);
  expect(house.names()).toEqual(['magazine', 'programme']);
});

describe('an address has an owner', () => {
  const taking = (de: string) => ({
    number: 9,
    remote: `routes: [{ id, patterns: { de: '${de}', en: '/en/take' } }]`,
    brings: undefined,
  });
  const take = async (house: Awaited<ReturnType<typeof openHouse>>, addresses?: typeof held) =>
    signBuild(house.folder, { name: 'magazine', version: 'm2', ...taking(patterns.de), ...(addresses && { addresses }) });

  it('which keeps it while another claims it, also in a shell that starts with both', async () => {
    const house = await openHouse();
    const own = { shop: await house.build({ number: 8 }) };
    await house.feed(8, own);
    // The claim says that it is the older one: a shell that has followed the owner knows better.
    const taken = { ...own, magazine: await take(house, [{ ...held[0]!, id: 'magazineList', since: 1 }]) };
    await house.feed(9, taken);
    const refusal = expect.objectContaining({
      remote: 'magazine',
      code: 'SP-3003',
      detail: expect.stringContaining('of "shop"'),
    });
    expect(house.watch.state().refused).toEqual([refusal]);
    expect(isAnswered(house.watch.current(), patterns.de)).toBe(true);
    expect(house.watch.current().match(['de', 'laden'])).toMatchObject({ remote: 'shop' });
    const again = await startWatch({ folder: house.folder, operators, start: startBuild });
    expect(again.watch.current().remotes.get('magazine')?.release.version).toBe('m1');
    expect(again.watch.current().match(['de', 'laden'])).toMatchObject({ remote: 'shop' });
  });

  it('which keeps it while it is withdrawn, until it lets go of it', async () => {
    const house = await openHouse();
    await house.feed(8, { shop: await house.build({ number: 8 }) });
    const gone = { shop: signWithdrawal('shop', 9, shop, held), magazine: await take(house) };
    await house.feed(9, gone);
    expect(house.watch.state().refused).toMatchObject([{ remote: 'magazine', detail: expect.stringContaining('of "shop"') }]);
    await house.feed(10, { ...gone, shop: signWithdrawal('shop', 10, shop, []) });
    expect(house.watch.state().refused).toEqual([]);
    expect(house.watch.current().match(['de', 'laden'])).toMatchObject({ remote: 'magazine' });
  });
});

it('a remote whose first build is refused takes no page away; accepted, its addresses are its own', async () => {
  const house = await openHouse();
  await house.feed(8, {});
  const broken = { remote: "routes: [{ id, patterns: { de: '/de/agb', en: '/en/rules' } }]", brings: undefined };
  await house.feed(9, { shop: await house.build({ number: 9, ...broken }) });
  expect(house.watch.state().refused).toMatchObject([{ remote: 'shop' }]);
  expect((await siteOf(house).page(patterns.de)).status).toBe(404);
  // Nor after a restart, which remembers.
  const again = await startWatch({ folder: house.folder, operators, start: startBuild });
  expect(again.watch.current().match(['de', 'laden'])).toBeNull();

  await house.feed(10, { shop: await house.build({ version: 's2', number: 10 }) });
  expect((await siteOf(house).page(patterns.de)).status).toBe(200);
  await house.feed(11, { shop: signWithdrawal('shop', 11, shop, held) });
  expect((await siteOf(house).page(patterns.de)).status).toBe(503);
});

it('its withdrawal takes everything away but its addresses, which are nobody’s only once it lets go of them', async () => {
  const house = await openHouse();
  await house.feed(8, { shop: await house.build({ number: 8 }) });
  await house.feed(9, { shop: signWithdrawal('shop', 9, shop, held) });
  const { page, renderContext, discover } = siteOf(house);
  expect([(await page(patterns.de)).status, (await page(patterns.en)).status]).toEqual([503, 503]);
  expect(renderContext.set).toMatchObject({ slots: {}, blocks: {} });
  expect(findMessagesIn([renderContext], '/_messages/en/shop/s1')).toBeNull();
  expect(bodyOf((await discover('/sitemap-section-1.xml'))!)).not.toContain('/en/shop');
  await house.feed(10, { shop: signWithdrawal('shop', 10, shop, []) });
  expect((await siteOf(house).page(patterns.de)).status).toBe(404);
});

it('the withdrawal of a remote that the shell was packed with leaves its addresses away, not unknown', async () => {
  const house = await openHouse();
  const stories = [{ id: 'magazine', patterns: { de: '/de/stories', en: '/en/stories' }, since: 7 }] as const;
  await house.feed(8, { magazine: signWithdrawal('magazine', 8, magazine, stories) });
  expect(house.names()).toEqual(['programme']);
  expect((await siteOf(house).page('/de/stories')).status).toBe(503);
});
