/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { Slot, type FilledSlot, type Host } from '@spielplan/shared-ui/host';
import { use, useId, type ComponentType } from 'react';
import { createStyleSheets } from './createStyleSheets.server.ts';
import { renderApp } from './renderApp.server.tsx';

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

function render({
  Filling,
  Page = Screen,
  isSmokeTest = false,
}: { Filling?: ComponentType; Page?: ComponentType; isSmokeTest?: boolean } = {}) {
  const errors: unknown[] = [];
  const filled = Filling && ({ remote: 'editor', version: '1', Component: Filling } as unknown as FilledSlot);
  const slot = ((name: string) => (name === 'page.toolbar' ? filled : undefined)) as Host['slot'];
  const resolver = {
    sheet: createStyleSheets().of('shell/page'),
    Screen: Page as ComponentType<{ data: unknown }>,
    messages: () => ({}),
    slot,
    block: () => undefined,
    onPart: () => undefined,
    onError: (error: unknown) => errors.push(error),
  };
  return { errors, page: renderApp(answer, resolver, isSmokeTest, 100) };
}

it('renders the whole page, slots of others included', async () => {
  const html = (await render({ Filling: () => <b>Gefüllt</b> }).page).html;
  expect(html).toContain('<h1>Willkommen</h1>');
  expect(html).toContain('<b>Gefüllt</b>');
});

it('lets a slot that crashes show its fallback, and says so', async () => {
  const { page, errors } = render({ Filling: Crashing });
  expect((await page).html).toMatch(/Willkommen.*Karten im Webshop/s);
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
  const atOnce = (await render({ Filling: Field }).page).html;
  expect(atOnce).toContain('von');
  expect((await render({ Filling: Field, isSmokeTest: true }).page).html).toBe(atOnce);
});

it('takes the mark of a fallback in somebody’s text for text', async () => {
  const Quoting = () => <div dangerouslySetInnerHTML={{ __html: '<!--$!-->Kommentar' }} />;
  const { page, errors } = render({ Filling: Quoting });
  expect((await page).html).toContain('<div><!--$!-->Kommentar</div>');
  expect(errors).toEqual([]);
});

it('waits for what comes later', async () => {
  const later = new Promise<string>((resolve) => setTimeout(resolve, 10, 'Später'));
  const Late = () => <b>{use(later)}</b>;
  const { page, errors } = render({ Filling: Late });
  expect((await page).html).toMatch(/Willkommen.*<b>Später<\/b>/s);
  expect(errors).toEqual([]);
});

it('lets a slot that waits for ever show its fallback', async () => {
  const { page, errors } = render({ Filling: Unready });
  expect((await page).html).toMatch(/Willkommen.*Karten im Webshop/s);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/longer than 100 ms/) })]);
});

it('fails where the page itself crashes or waits for ever', async () => {
  await expect(render({ Page: Crashing }).page).rejects.toThrow('no stage');
  await expect(render({ Page: Unready }).page).rejects.toThrow(/longer than 100 ms/);
});

it.each([
  ['crashes', Crashing],
  ['waits for ever', Unready],
])('fails a smoke test already where a slot %s', async (_, Filling) => {
  await expect(render({ Filling, isSmokeTest: true }).page).rejects.toThrow(/no stage|longer than/);
});
