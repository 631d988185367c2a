import { callPath } from './call.ts';
import { eventCall } from './events.ts';
import { pageCall } from './pages.ts';
import { containerBySlugCall } from './containers.ts';

describe('the path of a call', () => {
  it('is filled from its parameters', () => {
    expect(callPath(eventCall, { lang: 'de', id: 7 })).toBe('/de/api/events/7/');
  });

  it('keeps the slashes of a page of several levels and escapes the rest', () => {
    expect(callPath(pageCall, { lang: 'en', path: 'visit/arrival & parking' })).toBe(
      '/en/pageeditor-api/page/visit/arrival%20%26%20parking',
    );
    expect(callPath(pageCall, { lang: 'de', path: '' })).toBe('/de/pageeditor-api/page/');
  });

  it('escapes slashes everywhere else', () => {
    expect(callPath(containerBySlugCall, { lang: 'de', slug: 'a/b?c' })).toBe('/de/pageeditor-api/container/by-slug/a%2Fb%3Fc');
  });

  it.each(['..', '.', '../../api/shop-cart', 'visit/../../user'])('never leads to another call by "%s"', (path) => {
    expect(() => callPath(pageCall, { lang: 'de', path })).toThrow('NOT_FOUND');
  });

  it('names the parameter that is missing', () => {
    expect(() => callPath(eventCall, { lang: 'de' })).toThrow('needs the parameter "id"');
  });
});
