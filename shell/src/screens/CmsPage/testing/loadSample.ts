import { formCall, settingsSchema, type Call, type PageBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext, PageFound, ProviderReader } from '@spielplan/shared-contracts/remote';
import { serverBlocks } from '../../../blocks/serverBlocks.server.ts';
import { sampleForm } from '../../../forms/testing/sampleForm.ts';
import { samplePage } from '../../../blocks/testing/samplePage.ts';
import type { CmsPageView } from '../CmsPageView.ts';
import { loadCmsPage } from '../loadCmsPage.server.ts';

export const NOW = Date.parse('2026-11-21T12:00:00+01:00');

/** What the house of the samples has set; a test that changes it changes it back. */
export const settings = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Kulturmeile Altwasser', en: 'Kulturmeile Altwasser' },
  design: { hubspot: { portal_id: '1234567', region: 'eu1' } },
});

const PAGE = {
  urls: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' },
  title: 'Anfahrt',
  headline: 'Elf Minuten zu Fuß',
  meta_description: 'So kommen Sie her.',
};

/** Loads a page with its blocks; those of the programme end five seconds from `NOW`. `asked` are the page's own reads. */
export function loadSample(fields: object, now = NOW) {
  const asked: unknown[] = [];
  const provider = {
    read: async (call: Call, options: unknown) => {
      asked.push(options);
      return call.id === formCall.id ? sampleForm([]) : samplePage({ ...PAGE, ...fields });
    },
  } as unknown as ProviderReader;
  const context = {
    lang: 'de',
    url: new URL('https://altwasser.example/de/besuch/anfahrt'),
    params: {},
    text: (key: string) => key,
    now,
    settings,
    provider,
  } as LoadContext;
  const loadBlock = async (block: PageBlock) => {
    if (block.model === 'event_list') return { owner: 'programme' as const, data: { days: 1 }, validUntil: NOW + 5_000 };
    const own = serverBlocks[block.model];
    return own ? { owner: 'shell' as const, ...(await own.load(block, context)) } : null;
  };
  return { asked, result: loadCmsPage({ ...context, path: 'besuch/anfahrt', loadBlock }) };
}

/** The page that is found. */
export async function findSample(fields: object, now = NOW): Promise<PageFound<CmsPageView>> {
  return (await loadSample(fields, now).result) as PageFound<CmsPageView>;
}
