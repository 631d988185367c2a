import { SHOP_MARKERS, WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import type { ShellLoader } from '../ShellContext.ts';

/** The template of the webshop layout as a page: nothing of it is for search engines. */
export const loadTemplate: ShellLoader<null> = async ({ lang, settings }) => ({
  kind: 'page',
  data: null,
  head: {
    title: SHOP_MARKERS.title,
    ogTitle: settings.site_name[lang],
    description: '',
    canonical: WEBSHOP_TEMPLATE_PATH,
    alternates: {},
    robots: 'none',
  },
});
