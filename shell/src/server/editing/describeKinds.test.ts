import { BLOCKS, settingsSchema } from '@spielplan/shared-contracts/api';
import { serverBlocks } from '../../blocks/serverBlocks.server.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { createTestContext } from '../testing/createTestContext.ts';
import { describeKinds } from './describeKinds.ts';

const describe = async (settings: object, set: object = {}) => {
  const { renderContext } = createTestContext({});
  const read = async () =>
    settingsSchema.parse({ status: 'ok', is_site_online: true, is_shop_online: true, site_name: { de: 'Haus' }, ...settings });
  const bundle = { ...renderContext.bundle, serverBlocks };
  return describeKinds(
    {
      ...renderContext,
      set: { ...renderContext.set, ...set },
      bundle,
      provider: { ...renderContext.provider, read },
    } as unknown as RenderContext,
    'de',
  );
};

it('the settings say in their order which kinds may be chosen, where, and with which classes; the others are only edited', async () => {
  const editor_modules = [
    { model: 'quote', extra_classes: ['wide'], places: ['container'] },
    { model: 'headline', extra_classes: [] },
  ];
  const [quote, headline, ...rest] = await describe({ design: { editor_modules } });
  expect(quote).toMatchObject({ model: 'quote', extraClasses: ['wide'], places: ['container'] });
  expect(headline).toMatchObject({ model: 'headline', extraClasses: [] });
  expect(headline).not.toHaveProperty('places');
  expect(rest.map(({ model }) => model)).toContain('text');
  expect(rest.every(({ places }) => places?.length === 0)).toBe(true);
});

it('without settings every kind may be chosen everywhere, with the limits of the contract', async () => {
  const kinds = await describe({});
  expect(kinds.filter(({ places }) => places)).toEqual([]);
  expect(kinds.find(({ model }) => model === 'full_teaser')?.schema).toMatchObject({ properties: { text: { maxLength: 3000 } } });
});

it('the limit of a house is that of its editors', async () => {
  const kinds = await describe({ editing: { publishing: 'draft', full_teaser_text_max: 256 } });
  expect(kinds.find(({ model }) => model === 'full_teaser')?.schema).toMatchObject({ properties: { text: { maxLength: 256 } } });
});

it('a kind that a release brings is offered, named by its team, where somebody shows it and the provider saves it', async () => {
  const shelf = {
    schema: { properties: { headline: { type: 'string' }, note: { type: 'string', title: 'Note' } } },
    label: { de: 'Regal', en: 'Shelf' },
    fields: { headline: { de: 'Aufschrift', en: 'Sign' } },
  };
  const release = { brings: { blocks: { shop_shelf: shelf, shop_desk: shelf, text: null } } };
  const set = { blocks: { shop_shelf: 'shop', shop_desk: 'shop' }, remotes: new Map([['shop', { release }]]) };
  const kinds = await describe({ editing: { publishing: 'draft', kinds: ['shop_shelf', 'text', 'gone'] } }, set);
  expect(kinds.filter(({ model }) => !(model in BLOCKS))).toEqual([
    {
      model: 'shop_shelf',
      label: 'Regal',
      extraClasses: [],
      schema: { properties: { headline: { type: 'string', title: 'Aufschrift' }, note: { type: 'string', title: 'Note' } } },
    },
  ]);
  expect(kinds.filter(({ model }) => model === 'text')).toHaveLength(1);
  expect((await describe({ editing: { publishing: 'draft' } }, set)).map(({ model }) => model)).not.toContain('shop_shelf');
});
