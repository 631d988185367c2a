import { readBrings } from './readBrings.ts';

const SOURCE = `
const styled = require('styled-components');
const { createContext, use } = require('react');
const Button = styled.default.button\`color: red; \${() => 1}\`;
const Narrow = styled.default(Button).attrs({})\`x\`;
class Broken extends require('react').Component {}
const [first] = [...use(createContext(null))];
exports.remote = {
  routes: [{ id: 'goods', patterns: { de: '/de/laden', en: '/en/shop' } }],
  slots: { 'b.two': Button, 'a.one': Narrow },
  blocks: { text: {}, shop_offer: { kind: { label: { de: 'Angebot', en: 'Offer' } } } },
};`;

it('says what a bundle exports without what the shell shares', () => {
  expect(readBrings(SOURCE, 'remote.server.cjs')).toEqual({
    routes: [{ id: 'goods', patterns: { de: '/de/laden', en: '/en/shop' } }],
    slots: ['a.one', 'b.two'],
    offers: {},
    blocks: { text: null, shop_offer: { label: { de: 'Angebot', en: 'Offer' } } },
  });
});

it('says so where there is no remote', () => {
  expect(() => readBrings('exports.other = 1', 'remote.server.cjs')).toThrow('remote.server.cjs exports no remote.');
});
