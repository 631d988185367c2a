import { settingsSchema } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { browserBlocks } from '../browserBlocks.ts';
import { serverBlocks } from '../serverBlocks.server.ts';
import { sampleBlock } from './samplePage.ts';

export const NOW = Date.parse('2026-11-21T12:00:00+01:00');
const settings = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Kulturmeile Altwasser', en: 'Kulturmeile Altwasser' },
});

interface ShowOptions {
  lang?: 'de' | 'en';
  context?: Partial<LoadContext>;
}

/**
 * Takes a block of the shell all the way: its fields parsed and presented as on the server, its
 * component rendered as on a page. `view` is null, and nothing on screen, where the block leaves
 * itself out.
 */
export async function showBlock(model: string, fields: object, { lang = 'de', context = {} }: ShowOptions = {}) {
  const block = sampleBlock(model, { id: 1, ...fields });
  const { data, ...loaded } = await serverBlocks[model]!.load(block, { lang, now: NOW, settings, ...context } as LoadContext);
  const Block = browserBlocks[model]!;
  const view: unknown = data;
  return {
    ...loaded,
    view,
    ...renderInHost(view === null ? null : <Block data={view as never} />, { lang, messages: { shell: { de, en }[lang] } }),
  };
}

/** A picture as the provider tells of it. */
export const picture = {
  base: '/media/a',
  alt: 'Fünf Bögen über dem Fluss',
  width: 3,
  height: 2,
  color: '#112233',
  widths: [320, 1_200],
  formats: ['avif', 'jpg'],
};
