import { createConfig, lintFromString } from '@redocly/openapi-core';
import { allCalls, type Call } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { z } from 'zod';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { buildOpenApi } from './buildOpenApi.ts';
import { curlExample } from './page/curlExample.ts';
import { markup } from '../platform/http/pages/htmlPage.ts';
import { docsPage } from './page/docsPage.ts';
import { undescribed } from './describeFields.ts';
import { findReferences } from './jsonSchema.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fieldsDe from './texts/fields.de.json' with { type: 'json' };
import fieldsEn from './texts/fields.en.json' with { type: 'json' };

const calls = Object.values(allCalls);
const english = buildOpenApi();
const operations = Object.entries(english.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('The OpenAPI document', () => {
  it('passes the recommended rules without a complaint', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The product is not published under a licence.
        'info-license': 'off',
        // The contract writes most paths with a slash at the end.
        'no-path-trailing-slash': 'off',
        // `container/by-slug/{slug}` beside `container/{id}/`: an id is a number, so no address fits both.
        'no-ambiguous-paths': 'off',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(english), absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('is checked by rules that see a mistake', async () => {
    const broken = buildOpenApi({ calls: calls.filter(({ id }) => id === 'events') });
    broken.components.schemas.Problem = { $ref: '#/components/schemas/Nowhere' };
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(broken), absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('no-unresolved-refs');
  });

  it('has every call of the contract, once', () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort();
    expect(described).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says the same in both languages, in different words', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    const shape = (value: unknown) => JSON.stringify(value, (key, each) => (/^(summary|description)$/.test(key) ? '' : each));
    const german = buildOpenApi({ lang: 'de' });
    expect(shape({ ...german, info: null })).toBe(shape({ ...english, info: null }));
    expect(german.paths['/{lang}/api/events/']?.get?.summary).toBe('Veranstaltungen auflisten');
    expect(english.paths['/{lang}/api/events/']?.get?.summary).toBe('List events');
  });

  it.each(LANGUAGES)('says of every property what it is (%s)', (lang) => {
    const document = buildOpenApi({ lang });
    expect(undescribed({ ...document.components.schemas })).toEqual([]);
    expect(undescribed([document.paths, document.components.responses])).toEqual([]);
    expect(document.components.schemas.Price?.properties?.text?.description).toContain('`Vollpreis`');
    const { description } = document.paths['/{lang}/api/events/']?.get ?? {};
    expect(description).toMatch(/\b2 s\b.*\b60 s\b/);
  });

  it('has a word for every name of a property, and none for a name that is not there', () => {
    const text = JSON.stringify(english);
    expect(Object.keys(fieldsDe)).toEqual(Object.keys(fieldsEn));
    const dead = Object.keys(fieldsEn).filter((key) => !text.includes(`"${key.split('.').at(-1)}":`));
    expect(dead).toEqual([]);
  });

  it('carries no word for something that is not there', () => {
    const ids = new Set(Object.keys(allCalls));
    const dead = Object.keys(en).filter((key) => {
      const [, kind, name = ''] = /^(call|schema|tag)\.(\w+)/.exec(key) ?? [];
      if (kind === 'call') return !ids.has(name);
      if (kind === 'schema') return !english.components.schemas[name];
      return kind === 'tag' && !english.tags.some((tag) => tag.name === name);
    });
    expect(dead).toEqual([]);
  });

  it('names schemas instead of repeating them', () => {
    const answer = english.components.schemas.EventsAnswer;
    expect(answer?.properties?.results?.items).toEqual({ $ref: '#/components/schemas/EventSummary' });
    expect(english.components.schemas.PageModule?.properties?.columns?.items?.properties?.children?.items).toEqual({
      $ref: '#/components/schemas/PageModule',
    });
    for (const name of atLeastOne(findReferences(english))) expect(Object.keys(english.components.schemas)).toContain(name);
  });

  it('says who may call, and that unsafe calls repeat the token', () => {
    expect(english.paths['/{lang}/pageeditor-api/headline/']?.post?.security).toEqual([{ session: [], csrf: [] }]);
    expect(english.paths['/api/shop-cart/']?.post?.security).toEqual([{ csrf: [] }]);
    expect(english.paths['/{lang}/api/events/']?.get?.security).toEqual([]);
    expect(english.paths['/api/dashboard-site/']?.get?.security).toEqual([{ session: [] }]);
  });

  it('names the refusals that a call can meet', () => {
    const statuses = (path: string, method: string) => Object.keys(english.paths[path]?.[method]?.responses ?? {});
    expect(statuses('/{lang}/api/events/', 'get')).toEqual(['200', '304', '400', '404', '405', '429', '500', '503']);
    expect(statuses('/api/shop-cart/', 'post')).toEqual(['200', '400', '403', '405', '409', '413', '415', '429', '500', '503']);
    expect(statuses('/{lang}/pageeditor-api/headline/{id}/', 'patch')).toEqual(
      expect.arrayContaining(['401', '403', '404', '409', '412', '413', '415']),
    );
    expect(statuses('/api/dashboard-error-log/', 'post')).toContain('201');
  });

  it('gives examples of bodies that the contract takes', () => {
    for (const { path, method, operation } of atLeastOne(operations)) {
      const example = operation.requestBody?.content['application/json']?.example;
      const call = calls.find((each) => each.path === path && each.method === method.toUpperCase());
      if (example === undefined || !call?.body) continue;
      expect([call.id, call.body.safeParse(example).error?.issues]).toEqual([call.id, undefined]);
    }
  });

  it('takes in a call that is added to the contract', () => {
    const added: Call = { id: 'nav', method: 'GET', path: '/{lang}/api/added/', answer: z.object({ name: z.string() }) };
    expect(buildOpenApi({ calls: [added] }).paths['/{lang}/api/added/']?.get?.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { properties: { name: { type: 'string' } } } } },
    });
  });
});

describe.each(LANGUAGES)('The page of calls in %s', (lang) => {
  const page = docsPage(lang);

  it('shows every call, its parameters and every schema', () => {
    for (const { operation } of atLeastOne(operations)) {
      const isShown = !operation.operationId.includes('_') || operation.operationId.startsWith('headline_');
      if (isShown) expect(page).toContain(`id="call-${operation.operationId}"`);
    }
    for (const name of atLeastOne(Object.keys(english.components.schemas))) expect(page).toContain(`id="schema-${name}"`);
    for (const parameter of ['room', 'page_size', 'without_results', 'If-Match'])
      expect(page).toContain(`<code>${parameter}</code>`);
  });

  it('says of every field of a schema what it is', () => {
    const { EventSummary } = buildOpenApi({ lang }).components.schemas;
    const start = page.indexOf('id="schema-EventSummary"');
    const table = page.slice(start, page.indexOf('</article>', start)).replaceAll(/<\/?code>|`/g, '');
    for (const { description = '?' } of atLeastOne(Object.values(EventSummary?.properties ?? {})))
      expect(table).toContain(markup`${description.replaceAll('`', '')}`.markup);
  });

  it('links only to places that it has, and runs nothing', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]);
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
    expect([...page.matchAll(/ id="([^"]+)"/g)].length).toBe(ids.size);
    expect(page).not.toMatch(/<script|javascript:| on\w+=/i);
    expect(page).toContain(`<html lang="${lang}">`);
  });

  it('leaves no heading out', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
});

it('an example can be tried in a terminal', () => {
  const operation = english.paths['/api/shop-cart/']?.post;
  expect(operation && curlExample('POST', '/api/shop-cart/', operation)).toBe(
    [
      'curl "$PROVIDER/api/shop-cart/"',
      '-X POST',
      '-b cookies.txt',
      '-H "X-CSRFToken: $TOKEN"',
      '-H "Content-Type: application/json"',
      `-d '{"quantities":[1],"event_jet_id":1,"sale_type_ids":[1]}'`,
    ].join(' \\\n  '),
  );
});
