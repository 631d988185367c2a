import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BlockView, BrowserRemote, PageAnswer } from '@spielplan/shared-contracts/remote';
import { HostFrame } from '@spielplan/shared-ui/host/frame';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
// The plugin shares only what the host imports by these names.
import '@spielplan/shared-ui/host';
import 'styled-components';

/** What the page that serves this host has written into itself. */
interface Shown {
  manifest: string;
  model: string;
  answer: PageAnswer & { data: { blocks: readonly BlockView[] } };
}

const { manifest, model, answer } = (globalThis as unknown as { shown: Shown }).shown;
registerRemotes([{ name: 'spielplan_programme', alias: 'programme', entry: manifest }]);
const loaded = await loadRemote<{ remote: BrowserRemote }>('programme/remote');
const blocks = loaded?.remote.blocks as Record<string, () => Promise<ComponentType<{ data: unknown }>>>;
const Block = await blocks[model]!();
const view = answer.data.blocks.find((block) => block.model === model);
createRoot(document.querySelector('main')!).render(
  <HostFrame lang={answer.lang} url={answer.url} messages={answer.messages} page={answer}>
    <Block data={view?.data} />
  </HostFrame>,
);
