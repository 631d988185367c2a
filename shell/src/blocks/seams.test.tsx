import { BLOCKS, type BlockModel, type PageBlock } from '@spielplan/shared-contracts/api';
import type { BlockView, LoadContext } from '@spielplan/shared-contracts/remote';
import { EditingRoot, setEditingTools, showText, type EditingTools } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act } from '@testing-library/react';
import { z } from 'zod';
import { readyParts } from '../parts/lazy/lazyPart.tsx';
import { sampleForm } from '../forms/testing/sampleForm.ts';
import de from '../i18n/de.json' with { type: 'json' };
import { Blocks } from './Blocks.tsx';
import { loadPageBlocks } from './loadPageBlocks.server.ts';
import { serverBlocks } from './serverBlocks.server.ts';
import { NOW, picture } from './testing/showBlock.tsx';

/**
 * Every seam of a kind of block. The titles of what lies with a service are no field but of a video; where a kind has no such field the
 * editor's tools leave the text alone.
 */
const SEAMS: Readonly<Partial<Record<BlockModel, readonly string[]>>> = {
  anchor_item: ['link_text'],
  anchor_list: ['children.0.link_text', 'children.1.link_text'],
  audio: ['title'],
  audio_file: ['title'],
  container: [],
  faq: ['headline', 'items.0.question', 'items.0.answer', 'items.1.question', 'items.1.answer'],
  form: ['headline'],
  forms: ['headline', 'title'],
  full_teaser: ['preline', 'headline', 'subline', 'text', 'link_text'],
  headline: ['preline', 'content', 'subline'],
  hero_media: ['headline', 'text', 'button_text'],
  html: [],
  image: ['description'],
  image_list: ['children.0.description', 'children.1.description'],
  link: ['link_text'],
  logo_list: ['headline', 'children.0.name', 'children.1.name'],
  quote: ['content', 'author'],
  section: [],
  social_media: ['title'],
  teaser_item: ['preline', 'headline', 'subline', 'text', 'link_text'],
  teaser_list: [
    'headline',
    ...[0, 1].flatMap((item) =>
      ['preline', 'headline', 'subline', 'text', 'link_text'].map((field) => `children.${item}.${field}`),
    ),
  ],
  text: ['content'],
  two_columns: ['text'],
  video: ['title'],
  video_file: ['title'],
  video_list: ['headline', 'children.0.title', 'children.1.title'],
  viewer: ['title'],
};
/** Shown, but inside of a sentence of the site's own. */
const IN_SENTENCES = /(^|\.)length$/;

const VIDEO = 'https://youtu.be/abcdefghijk';
const FILE = { path: '/media/a.mp3', content_type: 'audio/mpeg', size: 1, name: 'a.mp3' };
const NO_TEXT: Readonly<Record<string, unknown>> = {
  anchor: '',
  button_link: '/de',
  extra_class: '',
  file: FILE,
  form: 1,
  format: '',
  html_code: '<b>x</b>',
  hubspot_id: 'abc-1',
  id: undefined,
  image: picture,
  link: '/de',
  link_url: '/de',
  video: null,
  video_url: VIDEO,
};
const OWN: Readonly<Record<string, object>> = {
  audio: { embed: 'https://soundcloud.com/altwasser/probe' },
  viewer: { embed: 'https://issuu.com/altwasser/docs/heft' },
  social_media: { embed: 'https://www.instagram.com/p/abc123/' },
  two_columns: { extra_class: 'image-text' },
};

type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema };

/** Parts of a list differ in what they are known by. */
function distinct(value: unknown, at: string): unknown {
  const part = /\d/.exec(at)?.[0] ?? '0';
  if (value === picture) return { ...picture, base: `/media/a${part}` };
  return value === VIDEO ? VIDEO.replace(/.$/, part) : value;
}

/** Fields that say their own path wherever the schema takes a text. */
function markedFields(properties: Record<string, Schema>, at = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type, items }]) => {
      if (Object.hasOwn(NO_TEXT, name)) return NO_TEXT[name] === undefined ? [] : [[name, distinct(NO_TEXT[name], at)]];
      if (type === 'string') return [[name, `§${at}${name}§`]];
      const parts = type === 'array' && name !== 'columns' ? items?.properties : undefined;
      if (parts) return [[name, [0, 1].map((index) => markedFields(parts, `${at}${name}.${index}.`))]];
      return [];
    }),
  );
}

function sampleOf(model: BlockModel): PageBlock {
  const { properties = {} } = z.toJSONSchema(BLOCKS[model].fields, { io: 'input', unrepresentable: 'any' }) as Schema;
  const columns = [{ classes: 'col-6', children: [] }];
  return {
    ...markedFields(properties),
    ...OWN[model],
    id: 1,
    slug: '',
    model,
    parent: null,
    content_type: 'page',
    object_id: 1,
    columns: model === 'container' || model === 'section' ? columns : [],
  };
}

async function viewsOf(modules: PageBlock[], more: Partial<LoadContext> = {}): Promise<BlockView[]> {
  const settings = { design: { anchor_list_offset: 700, hubspot: { portal_id: '1', region: 'eu1' } } };
  const context = {
    lang: 'de',
    now: NOW,
    settings,
    url: new URL('https://haus.example/de'),
    provider: { read: async () => sampleForm([]) },
    text: (key: string) => key,
    ...more,
  } as unknown as LoadContext;
  const loadBlock = async (module: PageBlock) => {
    const own = serverBlocks[module.model];
    return own ? { owner: 'shell' as const, ...(await own.load(module, context)) } : { gap: 'unknown' as const };
  };
  return (await loadPageBlocks(modules, { now: NOW, loadBlock, context })).blocks;
}

const show = (blocks: readonly BlockView[]) =>
  renderInHost(
    <EditingRoot>
      <Blocks blocks={blocks} />
    </EditingRoot>,
    { messages: { shell: de } },
  );

/** Tools that only say where they are. */
const tools: EditingTools = {
  List: ({ blocks, column, section, children }) => (
    <div data-list={section ?? column ?? 'page'}>{blocks.map((block) => children(block))}</div>
  ),
  Frame: ({ block, children }) => (
    <div data-frame={block.id} data-gap={block.source?.gap}>
      {children}
    </div>
  ),
  Text: (props) => <span data-seam={props.field}>{showText(props)}</span>,
};
beforeAll(readyParts);
afterEach(() => act(() => setEditingTools(null)));

const SHOWN_HERE = Object.keys(BLOCKS).filter(
  (model) => model === 'container' || model === 'section' || Object.hasOwn(serverBlocks, model),
) as BlockModel[];

describe('texts of blocks that are written in place', () => {
  it('are told of for every kind of the shell', () => {
    expect(Object.keys(SEAMS)).toEqual(SHOWN_HERE);
  });

  it.each(SHOWN_HERE)('%s', async (model) => {
    const blocks = await viewsOf([sampleOf(model)], { isEditing: true });
    setEditingTools(tools);
    const { container } = show(blocks);
    const seams = [...container.querySelectorAll<HTMLElement>('[data-seam]')];
    expect(seams.map(({ dataset }) => dataset['seam'])).toEqual(SEAMS[model]);
    // No text is shown outside of its own seam.
    const shown = [...(container.textContent ?? '').matchAll(/§([\w.]+)§/g)].map(([, path = '']) => path);
    const seamAround = (path: string) => seams.find(({ textContent }) => textContent?.includes(`§${path}§`))?.dataset['seam'];
    expect(shown.filter((path) => !IN_SENTENCES.test(path) && seamAround(path) !== path)).toEqual([]);
  });

  it.each(SHOWN_HERE)('%s is the same to visitors with and without tools that change nothing', async (model) => {
    const blocks = await viewsOf([sampleOf(model)]);
    const plain = show(blocks);
    const before = plain.container.innerHTML;
    plain.unmount();
    setEditingTools({
      List: ({ blocks: each, children }) => each.map((block) => children(block)),
      Frame: ({ children }) => children,
      Text: showText,
    });
    expect(withoutIds(show(blocks).container.innerHTML)).toBe(withoutIds(before));
  });
});

const withoutIds = (html: string) => html.replace(/_r_\w+_/g, '');

describe('frames of blocks', () => {
  const text = (id: number): PageBlock => ({ ...sampleOf('text'), id });
  const presets = {
    '100': [12],
    '67/33': [8, 4],
    '33/67': [4, 8],
    '50/50': [6, 6],
    '33/33/33': [4, 4, 4],
    '25/50/25': [3, 6, 3],
  };

  it.each(Object.entries(presets))('stand around each block of a list and of every column: %s', async (_, spans) => {
    const columns = spans.map((span, index) => ({ classes: `col-${span}`, children: [text(10 + index)] }));
    const inner = { ...sampleOf('container'), id: 3, columns };
    const outer = { ...sampleOf('section'), id: 2, columns: [{ classes: 'col-12', children: [inner] }] };
    setEditingTools(tools);
    const { container } = show(await viewsOf([text(1), outer], { isEditing: true }));
    const frames = [...container.querySelectorAll<HTMLElement>('[data-frame]')].map(({ dataset }) => Number(dataset['frame']));
    expect(frames).toEqual([1, 2, 3, ...spans.map((__, index) => 10 + index)]);
    const lists = [...container.querySelectorAll<HTMLElement>('[data-list]')].map(({ dataset }) => dataset['list']);
    expect(lists).toEqual(['page', '0', ...spans.map((__, index) => String(index))]);
  });

  it('stand for an unknown block too, which leaves no trace for visitors', async () => {
    const unknown = [{ ...text(5), model: 'hologram' }];
    setEditingTools(tools);
    const { container } = show(await viewsOf(unknown, { isEditing: true }));
    expect(container.querySelector('[data-frame="5"]')).toHaveAttribute('data-gap', 'unknown');
    act(() => setEditingTools(null));
    expect(show(await viewsOf(unknown)).container).toBeEmptyDOMElement();
  });
});
