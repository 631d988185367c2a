import type { BlockKind, BlockView } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import type { BlockListProps, EditingTools } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, configure, screen } from '@testing-library/react';
import { createEditingTools } from '../components/blocks/createEditingTools.tsx';
import { Profiler } from 'react';
import { EditingBar, startEditing, stopEditing } from '../components/startEditing.tsx';
import de from '../i18n/de.json' with { type: 'json' };
import type { EditingSession } from '../stores/createEditingSession.ts';
import { FakeProvider } from './FakeProvider.ts';
import { PAGE } from './forests.ts';

let account = 5_000;
const open = new Set<EditingSession>();

/** A page of headlines as the shell renders it, its provider and `/_blocks` in memory, and what else is fetched; `drawn` counts renderings. */
export async function editPage(
  kinds: readonly BlockKind[],
  contents: readonly string[],
  answer: (path: string) => Response | null = () => null,
  /** An account comes again to what the provider has by now, or to these blocks, which a page showed before. */
  again?: { provider: FakeProvider; account: number; blocks?: BlockView[] },
  url = '/de',
) {
  const provider = again?.provider ?? new FakeProvider();
  for (const content of contents) provider.add(PAGE, 'headline', { content });
  globalThis.fetch = async (input, options) => {
    const path = input as string;
    if (path.startsWith('/_blocks/kinds')) return Response.json({ kinds });
    if (path.startsWith('/_blocks')) return Response.json({ blocks: present(options?.body as string) });
    return answer(path) ?? provider.fetch(input, options);
  };
  document.cookie = 'csrftoken=known; path=/';
  const blocks = again?.blocks ?? provider.documents[PAGE]!.map(({ id, fields }) => view(id, fields));
  provider.account = again?.account ?? (account += 1);
  const session = await startEditing({
    lang: 'de',
    account: provider.account,
    path: '/de/x',
    documents: [PAGE],
    signals: createSignalBus(),
  });
  open.add(session);
  let drawn = 0;
  renderInHost(
    <Profiler id="page" onRender={() => (drawn += 1)}>
      <Blocks tools={createEditingTools(session)} blocks={blocks} />
      <EditingBar session={session} />
    </Profiler>,
    { messages: { editor: de }, url },
  );
  await screen.findByText('Gespeichert');
  return { provider, session, blocks, drawn: () => drawn };
}

/** jsdom knows no modal dialogs, and lays nothing out. */
export function stubBrowser(): void {
  configure({ asyncUtilTimeout: 5_000 });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}

export function stopAll(): void {
  for (const session of open) act(() => stopEditing(session));
  open.clear();
}

/** As the seams of the page render blocks. */
function Blocks({ tools: { List, Frame, Text }, ...list }: Omit<BlockListProps, 'children'> & { tools: EditingTools }) {
  return (
    <List {...list}>
      {(block) => (
        <Frame key={block.id} block={block}>
          {block.model === 'headline' ? (
            <Text field="preline" as="p">
              {(block.data as { preline?: string } | null)?.preline}
            </Text>
          ) : null}
          {block.model === 'text' ? (
            <Text field="content" kind="rich">
              {(block.data as { content?: string } | null)?.content ?? ''}
            </Text>
          ) : (
            <Text field={block.model === 'headline' ? 'content' : 'title'} as="h2" id={`title-${block.id}`}>
              {(block.data as { content?: string } | null)?.content}
            </Text>
          )}
        </Frame>
      )}
    </List>
  );
}

function view(id: number, data: unknown, model = 'headline'): BlockView {
  const source = { document: { content_type: 'page', object_id: 1 }, slug: '', parent: null };
  return { id, model, owner: 'shell', data, source };
}

function present(body: string) {
  const { blocks } = JSON.parse(body) as { blocks: { key: string; model: string; fields: object }[] };
  return blocks.map(({ key, model, fields }) => ({ key, block: view(0, fields, model) }));
}
