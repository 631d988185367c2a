import { pagedOf, pathSchema, pictureSchema, queryIdSchema, slugSchema, webUrlSchema } from './common.ts';
import { cartRequestSchema } from './booking.ts';
import { z } from 'zod';

const picture = { base: '/media/posters/7', alt: '', width: 3, height: 2, color: '#aabbcc', widths: [320], formats: ['avif'] };

describe('addresses', () => {
  it.each([
    ['/', true],
    ['/de/stories?page=2#top', true],
    ['/de/straße', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['https://evil.example', false],
    ['de/stories', false],
    ['', false],
  ])('take %j as a path of this site: %s', (path, isPath) => {
    expect(pathSchema.safeParse(path).success).toBe(isPath);
  });

  it.each([
    ['https://tickets.example/7', true],
    ['http://localhost:3000/webshop/events/7', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['/webshop', false],
  ])('take %j as an address on the web: %s', (address, isAddress) => {
    expect(webUrlSchema.safeParse(address).success).toBe(isAddress);
  });

  it.each([
    ['nachtstuecke-2', true],
    ['Nachtstücke', false],
    ['a--b', false],
    ['-a', false],
    ['', false],
  ])('take %j as a slug: %s', (slug, isSlug) => {
    expect(slugSchema.safeParse(slug).success).toBe(isSlug);
  });
});

describe('ids and pages of a query', () => {
  it.each([
    ['7', 7],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['abc', null],
    ['', null],
    ['2147483648', null],
    ['1e3', 1000],
  ])('read %j as %s', (value, id) => {
    const parsed = queryIdSchema.safeParse(value);
    expect(parsed.success ? parsed.data : null).toBe(id);
  });
});

describe('lists and pictures', () => {
  it('have a page with count, next, previous and results', () => {
    const schema = pagedOf(z.string());
    expect(schema.safeParse({ count: 1, next: null, previous: null, results: ['a'] }).success).toBe(true);
    expect(schema.safeParse({ count: -1, next: null, previous: null, results: [] }).success).toBe(false);
    expect(schema.safeParse({ count: 0, results: [] }).success).toBe(false);
  });

  it('have pictures with at least one width and format', () => {
    expect(pictureSchema.safeParse(picture).success).toBe(true);
    expect(pictureSchema.safeParse({ ...picture, widths: [] }).success).toBe(false);
    expect(pictureSchema.safeParse({ ...picture, formats: ['tiff'] }).success).toBe(false);
    expect(pictureSchema.safeParse({ ...picture, color: 'red' }).success).toBe(false);
  });
});

describe('a request to the cart', () => {
  const request = { quantities: [2], event_jet_id: 900, sale_type_ids: [1] };
  it.each([
    ['one price', {}, true],
    ['a seat group and a slot', { seat_group: 3, block_id: 12 }, true],
    ['more quantities than prices', { quantities: [1, 2] }, false],
    ['no ticket at all', { quantities: [], sale_type_ids: [] }, false],
    ['zero tickets', { quantities: [0] }, false],
    ['half a ticket', { quantities: [0.5] }, false],
    ['fifty-one tickets', { quantities: [51] }, false],
  ])('with %s', (_, change, isValid) => {
    expect(cartRequestSchema.safeParse({ ...request, ...change }).success).toBe(isValid);
  });
});
