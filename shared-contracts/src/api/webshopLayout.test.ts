import { parseShopBadge } from './shopBadge.ts';
import { fillShopTemplate, SHOP_MARKERS, WEBSHOP_TEMPLATE_PATH } from './webshopLayout.ts';

describe('the shop badge', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 0],
    ['', null],
    ['drei', null],
    ['-1', null],
    ['1.5', null],
    [null, null],
  ])('%j tells %j tickets', (text, amount) => {
    expect(parseShopBadge(text)).toBe(amount);
  });
});

describe('the language switch of a filled template', () => {
  const template = `<a href="https://haus.example${SHOP_MARKERS.path}?lang=en">en</a>{"en":"https://haus.example${SHOP_MARKERS.path}?lang=en"}`;
  const parts = { title: '', head: '', content: '', badge: '', end: '', path: '/webshop/login' };

  it.each([
    [undefined, '/webshop/login?lang=en"'],
    ['', '/webshop/login?lang=en"'],
    ['next=%2Fde%2Fbesuch', '/webshop/login?lang=en&next=%2Fde%2Fbesuch"'],
  ])('leads to the same page, and keeps %j of its query', (query, end) => {
    const page = fillShopTemplate(template, { ...parts, ...(query !== undefined && { query }) });
    expect(page.split(`https://haus.example${end}`)).toHaveLength(3);
  });
});

it('leads, unfilled, to the template itself, which answers whatever stands behind its address', () => {
  expect(SHOP_MARKERS.path.startsWith(`${WEBSHOP_TEMPLATE_PATH}/`)).toBe(true);
});
