import { pageSchema, type Page, type PageBlock } from '@spielplan/shared-contracts/api';

/** A page of the page editor as the provider gives it, with what a test wants otherwise. */
export function samplePage(fields: object = {}): Page {
  return pageSchema.parse({
    id: 1,
    urls: { de: '/de/besuch', en: '/en/visit' },
    content_type: 'page',
    title: 'Besuch',
    headline: 'Besuch',
    is_online: true,
    is_clickable: true,
    in_menu: true,
    in_footer: false,
    parent: null,
    is_landing_page: false,
    meta_title: '',
    meta_description: '',
    og_title: '',
    og_description: '',
    og_image: null,
    og_type: 'website',
    og_image_thumbs: null,
    modules: [],
    settings_url: '',
    siblings: [],
    ...fields,
  });
}

let lastId = 0;

/** A block of that page. */
export function sampleBlock(model: string, fields: object = {}, columns: PageBlock['columns'] = []): PageBlock {
  lastId += 1;
  return { id: lastId, slug: '', model, parent: null, content_type: 'page', object_id: 1, columns, ...fields };
}
