import { createRequire } from 'node:module';

const shortenIds = createRequire(import.meta.url)('./shortenIds.cjs') as (this: object, source: string) => void;

function shorten(source: string): string {
  let shortened = '';
  shortenIds.call({ callback: (_: null, code: string) => void (shortened = code) }, source);
  return shortened;
}

it('ids of styled components are short, begin as no other class does, and differ by package, file and number', () => {
  const ids = ['shell__sc-9c9b93ed-0', 'shell__sc-9c9b93ed-1', 'shell__sc-9c9b93ee-0', 'booking__sc-9c9b93ed-0'];
  const code = shorten(ids.map((id) => `styled.p.withConfig({componentId:"${id}"})`).join(';'));
  const short = [...code.matchAll(/componentId:"([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(short).size).toBe(ids.length);
  for (const id of short) expect(id).toMatch(/^_[0-9A-Za-z]{5}$/);
  expect(shorten(code)).toBe(code);
});

it('other texts stay', () => {
  expect(shorten(`const a = "shell__sc-"; // shell__sc-9c9b93ed-0`)).toBe(`const a = "shell__sc-"; // shell__sc-9c9b93ed-0`);
});
