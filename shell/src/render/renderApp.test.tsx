/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { Slot, type FilledSlot, type Host } from '@spielplan/shared-ui/host';
import { use, useId, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { createRenderer } from './renderApp.server.tsx';

const answer = {
  releaseSet: 'set-1',
  lang: 'de',
  url: '/de',
  status: 200,
  layout: 'default',
  screen: { remote: 'shell', id: 'page' },
  hasPageHeader: false,
  bodyClass: null,
  data: {},
  head: { title: 'Start', description: '', canonical: '/de', alternates: {} },
  languages: { de: '/de', en: '/en' },
  site: {
    siteName: 'Haus',
    nav: { menu: [], secondary_menu: [], footer: [] },
    alert: null,
    isShopOnline: true,
    basketUrl: null,
    theme: 'cc01',
    menuStyle: 'style1',
  },
  messages: {},
  remotes: {},
  slots: {},
  blocks: {},
} as unknown as PageAnswer;

const Unready = () => use(new Promise<never>(() => undefined));
const Crashing = () => {
  throw new Error('no stage');
};
const Screen = () => (
  <>
    <h1>Willkommen</h1>
    <Slot name="page.toolbar" fallback={<a href="/webshop">Karten im Webshop</a>} with={{ editor: {} as never }} />
  </>
);

interface Given {
  Filling?: ComponentType;
  Page?: ComponentType;
  isSmokeTest?: boolean;
  limitMs?: number;
}

function render({ Filling, Page = Screen, isSmokeTest = false, limitMs = 100 }: Given = {}) {
  return rendererOf(
    Page as ComponentType<{ data: unknown }>,
    Filling,
  )(structuredClone({ answer, isErrorFatal: isSmokeTest, limitMs }));
}

function rendererOf(Page: ComponentType<{ data: unknown }>, Filling?: ComponentType) {
  const filled = Filling && ({ remote: 'editor', version: '1', Component: Filling } as unknown as FilledSlot);
  return createRenderer({
    screen: () => Page,
    messages: () => ({}),
    slot: ((name: string) => (name === 'page.toolbar' ? filled : undefined)) as Host['slot'],
    block: () => undefined,
  });
}

async function rendered(options: Parameters<typeof render>[0]) {
  const app = await render(options);
  if (app.kind === 'crashed') throw app.error;
  return app;
}

it('is given plain data and answers plain data, so that another thread can do it', async () => {
  const app = await rendered({ Filling: () => <b>Gefüllt</b> });
  expect(structuredClone(app)).toEqual(app);
  expect(app).toMatchObject({ slots: ['page.toolbar'], blocks: [], errors: [] });
  expect((await rendered({})).slots).toEqual([]);
});

it('renders the whole page, slots of others included', async () => {
  const html = (await rendered({ Filling: () => <b>Gefüllt</b> })).html;
  expect(html).toContain('<h1>Willkommen</h1>');
  expect(html).toContain('<b>Gefüllt</b>');
});

it('lets a slot that crashes show its fallback, and says so', async () => {
  const { html, errors } = await rendered({ Filling: Crashing });
  expect(html).toMatch(/Willkommen.*Karten im Webshop/s);
  expect(errors).toEqual([expect.objectContaining({ message: 'no stage' })]);
});

it('comes out the same at once and by waiting', async () => {
  const Field = () => {
    const id = useId();
    return (
      <p id={id}>
        {1} von {'zwei'} &amp; mehr
      </p>
    );
  };
  const atOnce = (await rendered({ Filling: Field })).html;
  expect(atOnce).toContain('von');
  expect((await rendered({ Filling: Field, isSmokeTest: true })).html).toBe(atOnce);
});

it('carries the rules of what stands on the page, whatever its screen has shown before or shows beside it', async () => {
  const Red = styled.b.withConfig({ componentId: '_red' })`
    color: red;
  `;
  const Blue = styled.b.withConfig({ componentId: '_blue' })`
    color: blue;
  `;
  const later = new Promise<void>((resolve) => setTimeout(resolve, 20));
  const Late = () => (use(later), (<Red />));
  const parts = { red: () => <Red />, blue: () => <Blue />, late: () => <Late /> };
  const renderApp = rendererOf(({ data }) => parts[data as keyof typeof parts]());
  const stylesOf = async (data: keyof typeof parts) => {
    const app = await renderApp({ answer: { ...answer, data }, isErrorFatal: false, limitMs: 5_000 });
    return app.kind === 'rendered' ? [...app.styles.matchAll(/color:(red|blue)/g)].map(([, color]) => color) : app.error;
  };
  expect(await stylesOf('red')).toEqual(['red']);
  expect(await Promise.all([stylesOf('late'), stylesOf('blue')])).toEqual([['red'], ['blue']]);
  expect(await stylesOf('blue')).toEqual(['blue']);
});

it('takes the mark of a fallback in somebody’s text for text', async () => {
  const Quoting = () => <div dangerouslySetInnerHTML={{ __html: '<!--$!-->Kommentar' }} />;
  const { html, errors } = await rendered({ Filling: Quoting });
  expect(html).toContain('<div><!--$!-->Kommentar</div>');
  expect(errors).toEqual([]);
});

it('waits for what comes later', async () => {
  const later = new Promise<string>((resolve) => setTimeout(resolve, 10, 'Später'));
  const Late = () => <b>{use(later)}</b>;
  const { html, errors } = await rendered({ Filling: Late, limitMs: 5_000 });
  expect(html).toMatch(/Willkommen.*<b>Später<\/b>/s);
  expect(errors).toEqual([]);
});

it('lets a slot that waits for ever show its fallback', async () => {
  const { html, errors } = await rendered({ Filling: Unready });
  expect(html).toMatch(/Willkommen.*Karten im Webshop/s);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/longer than 100 ms/) })]);
});

it('fails where the page itself crashes or waits for ever', async () => {
  await expect(rendered({ Page: Crashing })).rejects.toThrow('no stage');
  await expect(rendered({ Page: Unready })).rejects.toThrow(/longer than 100 ms/);
});

it.each([
  ['crashes', Crashing],
  ['waits for ever', Unready],
])('fails a smoke test already where a slot %s', async (_, Filling) => {
  await expect(rendered({ Filling, isSmokeTest: true })).rejects.toThrow(/no stage|longer than/);
});
