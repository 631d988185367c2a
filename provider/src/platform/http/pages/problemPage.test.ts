import type { FastifyInstance } from 'fastify';
import { parseConfiguration } from '../../configuration/configuration.ts';
import { createApp } from '../createApp.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FORM = { ...BROWSER, 'content-type': 'application/json' };
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp(parseConfiguration({ LOG_LEVEL: 'silent' }));
  const fail = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  };
  for (const url of [
    '/webshop',
    '/webshop/events/:id',
    '/webshop/cart',
    '/webshop/cart/pay',
    '/pageeditor-api/login',
    '/api/shop-cart',
  ]) {
    app.route({ method: ['GET', 'POST'], url, handler: fail });
  }
  await app.ready();
});
afterAll(() => app.close());

describe('An address that no route takes, because its value is too long or cannot be decoded,', () => {
  it.each([`/webshop/events/${'x'.repeat(501)}`, '/webshop/events/%', '/webshop/%E0%A4%A?lang=en'])(
    '%.40s is refused with a page, and ends no process',
    async (url) => {
      const response = await app.inject({ url, headers: { ...BROWSER, 'accept-language': 'en' } });
      expect([response.statusCode, response.headers['content-language']]).toEqual([400, 'en']);
      expect(response.body).toContain('SP-');
    },
  );
});

describe('While the database is away', () => {
  it.each([
    ['/webshop?lang=de', 'de', 'Gerade nicht erreichbar', '/webshop?lang=de'],
    ['/webshop/?lang=en', 'en', 'Not available right now', '/webshop?lang=en'],
    ['/webshop/cart?lang=en&note=added', 'en', 'Not available right now', '/webshop/cart?lang=en'],
    ['/pageeditor-api/login?lang=en', 'en', 'Not available right now', '/pageeditor-api/login?lang=en'],
  ])('%s is a page in the language of its visitor', async (url, lang, title, again) => {
    const response = await app.inject({ url, headers: BROWSER });
    expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<html lang="${lang}">`);
    expect(response.body).toContain(`<h1>${title}</h1>`);
    expect(response.body).toContain(`href="${again}"`);
    expect(response.body).toContain('SP-2004');
    expect(response.body).not.toMatch(/ECONNREFUSED|problem\.[a-z]/);
  });

  it('the cart reached from an English page speaks English', async () => {
    const headers = { ...BROWSER, 'accept-language': 'de', referer: 'http://localhost:3000/en/program/events' };
    expect((await app.inject({ url: '/webshop/cart', headers })).headers['content-language']).toBe('en');
  });

  it('who has just paid is led to the cart, and not asked to send the form again', async () => {
    const response = await app.inject({ method: 'POST', url: '/webshop/cart/pay?lang=de', headers: FORM, payload: '{}' });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('href="/webshop/cart?lang=de"');
  });

  it.each([
    ['/webshop/cart', 'application/json'],
    ['/pageeditor-api/login', '*/*'],
    ['/api/shop-cart', BROWSER.accept],
  ])('%s answers a program that accepts %s with a Problem', async (url, accept) => {
    const response = await app.inject({ url, headers: { accept } });
    expect([response.statusCode, response.json()]).toEqual([503, { error: 'PROVIDER_FAILED', code: 'SP-2004' }]);
  });
});
