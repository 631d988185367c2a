import type { BlockKind, BlockView } from '@spielplan/shared-contracts/remote';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import type { EditingTools } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { createEditingTools } from '../components/blocks/createEditingTools.tsx';
import { EditingBar } from '../components/EditingBar.tsx';
import { type BlockKey, blocksOf, findBlock } from '../domain/forest/forest.ts';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import { fieldsOf } from '../domain/workspace/wireBlock.ts';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };
import { createEditingSession, type EditingSession } from '../stores/createEditingSession.ts';
import type { Browser, RealHouse } from './realHouse.ts';

const TABLES = { de, en };

/** The kinds that editors of the model use. */
export const MODEL_KINDS: readonly BlockKind[] = [
  { model: 'text', label: 'text', extraClasses: [], schema: { properties: { content: { type: 'string' } } } },
  { model: 'headline', label: 'headline', extraClasses: [], schema: { properties: { content: { type: 'string' } } } },
  { model: 'container', label: 'container', extraClasses: [], schema: { properties: {} } },
];

/** A block as it can be read from a screen: its kind, its words and what stands in its columns. */
export interface Shown {
  readonly model: string;
  readonly words: string;
  readonly columns: readonly (readonly Shown[])[];
}

/** Somebody who edits a page in a tab of a browser; `account` and language decide what the browser keeps for them. */
export interface EditorOnPage {
  readonly name: string;
  readonly browser: Browser;
  readonly lang: Language;
  session: EditingSession;
  /** What the screen shows of each document, or of the section; read from the page, not from the store. */
  shown(): readonly (readonly Shown[])[];
  /** What the toolbar says about saving. */
  bar(): string;
  /** Blocks that this person took off the screen by a command, until they are on it again. */
  readonly removed: Set<BlockKey>;
  reload(): Promise<void>;
  close(): void;
}

interface PageOfModel {
  house: RealHouse;
  /** The document whose blocks the page is made of. */
  main: string;
  /** The id of a block of the site whose columns the page shows as well. */
  section: number;
}

/** Opens the page as the shell does in edit mode, with everything real but the shell. */
export async function openEditor({ house, main, section }: PageOfModel, browser: Browser, lang: Language, name: string) {
  let rendered: ReturnType<typeof renderInHost> | null = null;
  const begin = () =>
    browser.act(async () => {
      const documents = [main, SITE];
      const session = await createEditingSession({
        lang,
        account: browser.account,
        path: `/${lang}/x`,
        documents,
        signals: createSignalBus(),
      });
      const own = await house.views(main, lang);
      const sections = (await house.views(SITE, lang)).filter(({ id }) => id === section);
      const tools = createEditingTools(session);
      rendered = renderInHost(
        <>
          <main data-main>
            <Blocks tools={tools} blocks={own} />
          </main>
          <aside data-section>
            <Blocks tools={tools} blocks={sections} section="model" />
          </aside>
          <footer>
            <EditingBar session={session} />
          </footer>
        </>,
        { messages: { editor: TABLES[lang] }, lang, url: `/${lang}` },
      );
      return session;
    });
  const end = () =>
    browser.act(() => {
      rendered?.unmount();
      editor.session.stop();
    });
  const part = (name: string) => rendered!.container.querySelector(name)!;
  const editor: EditorOnPage = {
    name,
    browser,
    lang,
    session: await begin(),
    shown: () => [readList(part('[data-main]')), readList(part('[data-section]'))],
    bar: () => part('footer output').textContent,
    removed: new Set(),
    async reload() {
      end();
      editor.session = await begin();
    },
    close: end,
  };
  return editor;
}

export const SITE = 'site:1';

/** The same of what the provider has. */
export function shownOf({ model, columns, ...rest }: WireBlock): Shown {
  const { content } = fieldsOf({ model, columns, ...rest });
  const words = typeof content === 'string' ? content.replace(/<[^>]*>/g, '').trim() : '';
  return { model, words, columns: columns.map(({ children }) => children.map(shownOf)) };
}

/** Does something that takes blocks off the screen by a command of this person. */
export function byCommand<T>(editor: EditorOnPage, work: () => T): T {
  const before = editor.session.store.getState();
  const result = editor.browser.act(work);
  const after = editor.session.store.getState().screen;
  for (const blocks of Object.values(before.screen))
    for (const { key } of blocks.flatMap((block) => [...blocksOf(block)])) if (!findBlock(after, key)) editor.removed.add(key);
  return result;
}

function Blocks({ tools, blocks, section }: { tools: EditingTools; blocks: readonly BlockView[]; section?: string }) {
  const { List } = tools;
  return (
    <List blocks={blocks} {...(section !== undefined && { section })}>
      {(block) => <OneBlock key={block.id} tools={tools} block={block} />}
    </List>
  );
}

function OneBlock({ tools: { List, Frame, Text }, block }: { tools: EditingTools; block: BlockView }) {
  const data = block.data as { content?: string; columns?: readonly { blocks: readonly BlockView[] }[] } | null;
  return (
    <Frame block={block}>
      {block.model === 'container' ? (
        <div data-columns>
          {data?.columns?.map(({ blocks }, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place alone
            <div key={column} data-list>
              <List blocks={blocks} column={column}>
                {(inside) => <OneBlock key={inside.id} tools={{ List, Frame, Text }} block={inside} />}
              </List>
            </div>
          ))}
        </div>
      ) : (
        <Text field="content" {...(block.model === 'text' && { kind: 'rich' })}>
          {data?.content ?? ''}
        </Text>
      )}
    </Frame>
  );
}

const LISTS = '[data-list], [data-main], [data-section]';

function readList(root: Element): readonly Shown[] {
  const frames = [...root.querySelectorAll('[data-frame]')].filter((frame) => frame.parentElement?.closest(LISTS) === root);
  return frames.map((frame) => {
    const isOwn = (part: Element) => part.closest('[data-frame]') === frame;
    const model = frame.getAttribute('aria-label') ?? '';
    const words = [...frame.querySelectorAll('[role=textbox]')].filter(isOwn).map((part) => part.textContent.trim());
    return { model, words: words.join(' '), columns: [...frame.querySelectorAll('[data-list]')].filter(isOwn).map(readList) };
  });
}
