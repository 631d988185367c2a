import { allCalls } from './allCalls.ts';
import type { HttpMethod } from './call.ts';
import { BLOCKS } from './blocks/blocks.ts';

/** The calls of product.md section 7, one by one. `{lang}` and `{locale}` are the same. */
const TABLE: readonly [method: HttpMethod, path: string][] = [
  ['GET', '/pageeditor-api/user'],
  ['GET', '/{lang}/pageeditor-api/nav'],
  ['GET', '/{lang}/pageeditor-api/page/{path}'],
  ['GET', '/{lang}/pageeditor-api/container/by-slug/{slug}'],
  ['POST', '/{lang}/pageeditor-api/container/'],
  ['GET', '/{lang}/pageeditor-api/redirect'],
  ['GET', '/pageeditor-api/settings'],
  ['GET', '/{lang}/api/forms/{id}/'],
  ['POST', '/{lang}/api/temp-files/'],
  ['POST', '/{lang}/api/forms-entries/'],
  ['POST', '/api/dashboard-error-log/'],
  ['GET', '/api/opening-hours-today/'],
  ['POST', '/api/shop-cart/'],
  ['GET', '/api/user-details/'],
  ['GET', '/api/rooms/'],
  ['GET', '/api/exhibition-types/'],
  ['GET', '/api/event-tags/'],
  ['GET', '/api/series/'],
  ['GET', '/api/genres/'],
  ['GET', '/api/seasons/'],
  ['GET', '/api/production-tags/'],
  ['GET', '/api/article-categories/'],
  ['GET', '/api/breaking-news/'],
  ['GET', '/api/calendar/'],
  ['GET', '/{lang}/api/teasers/'],
  ['GET', '/{lang}/api/events/'],
  ['GET', '/{lang}/api/productions/'],
  ['GET', '/{lang}/api/articles-teaser/'],
  ['GET', '/{lang}/api/articles/'],
  ['GET', '/api/search/autocomplete/'],
  ['GET', '/api/search/'],
  ['GET', '/api/search/events/'],
  ['GET', '/api/search/others/'],
];

/** Calls whose answers the product leaves to the provider. */
const DECLARED: typeof TABLE = [
  ['GET', '/{lang}/api/venues/'],
  ['GET', '/{lang}/api/venues/{id}/'],
  ['GET', '/api/rooms/{id}/'],
  ['GET', '/{lang}/api/persons/'],
  ['GET', '/{lang}/api/persons/{id}/'],
  ['GET', '/api/person-categories/'],
  ['GET', '/{lang}/api/html/{slug}/'],
  ['GET', '/{lang}/api/legal/agb/'],
  ['GET', '/{lang}/api/legal/imprint/'],
  ['GET', '/{lang}/api/legal/privacy-policy/'],
  ['GET', '/api/dashboard-site/'],
  ['GET', '/api/dashboard-page-activities/'],
  ['GET', '/api/dashboard-search-keywords/'],
  ['GET', '/api/dashboard-overview/'],
  ['GET', '/api/dashboard-id-service-events/'],
  ['GET', '/api/dashboard-versions/'],
  ['GET', '/api/dashboard-error-log/'],
];

const known = new Set(Object.values(allCalls).map((call) => `${call.method} ${call.path}`));

describe('product.md section 7', () => {
  it.each(TABLE)('lists %s %s, and the contract has it', (method, path) => {
    expect(known).toContain(`${method} ${path}`);
  });

  it.each(DECLARED)('declares %s %s, and the contract has it', (method, path) => {
    expect(known).toContain(`${method} ${path}`);
  });

  it.each(Object.keys(BLOCKS))('lets an editor list, read, create, change and delete a %s', (model) => {
    const list = `/{lang}/pageeditor-api/${model}/`;
    for (const line of [
      `GET ${list}`,
      `POST ${list}`,
      `GET ${list}{id}/`,
      `POST ${list}{id}/`,
      `PATCH ${list}{id}/`,
      `DELETE ${list}{id}/`,
    ]) {
      expect(known).toContain(line);
    }
  });

  it('reads filters, cart and search by the names of the table', () => {
    expect(fieldsOf('events', 'query')).toEqual(
      expect.arrayContaining(['room', 'type', 'tag', 'series', 'genre', 'date', 'page', 'page_size']),
    );
    expect(fieldsOf('calendar', 'query')).toEqual(expect.arrayContaining(['date', 'room', 'type', 'tag']));
    expect(fieldsOf('productions', 'query')).toEqual(['season', 'exhibition_type', 'tag', 'date', 'page']);
    expect(fieldsOf('articles', 'query')).toEqual(expect.arrayContaining(['category', 'page']));
    expect(fieldsOf('searchEvents', 'query')).toEqual(expect.arrayContaining(['query', 'page']));
    expect(fieldsOf('addToCart', 'body')).toEqual(['quantities', 'event_jet_id', 'sale_type_ids', 'seat_group', 'block_id']);
    expect(fieldsOf('submitForm', 'body')).toEqual(expect.arrayContaining(['form', 'field_values']));
    expect(fieldsOf('createContainer', 'body')).toEqual(['parent', 'content_type', 'object_id', 'slug']);
    expect(fieldsOf('page', 'query')).toEqual(['version_id', 'edit', 'preview']);
  });
});

function fieldsOf(id: string, part: 'query' | 'body'): string[] {
  const schema = allCalls[id]?.[part];
  return schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
}
