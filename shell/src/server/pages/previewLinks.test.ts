import { pageCall, previewCall, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { loadCmsPage } from '../../screens/CmsPage/loadCmsPage.server.ts';
import { bodyOf, dataOf, openSite } from '../testing/openSite.ts';
import { samplePage } from '../../blocks/testing/samplePage.ts';
import type { RenderContext } from './PageRequest.ts';
import { namesPreview } from './loading/openPreview.ts';

const TOKEN = 'Qf3'.repeat(14) + 'x';
const ENDED = 'Zz9'.repeat(14) + 'x';
const ADDRESS = `/de/besuch?preview=${TOKEN}`;

const page = (headline: string, isOnline = false) =>
  samplePage({ title: headline, headline, is_online: isOnline, in_menu: false });

/** A provider with one link that works, and what it was asked: the call, its cookies and its query. */
function open({ knowsLinks = true } = {}) {
  const asked: { id: string; cookie: string; preview: unknown }[] = [];
  const readAsEditor = (async (call: Call, { query, cookie }: { query?: { preview?: string }; cookie: string }) => {
    asked.push({ id: call.id, cookie, preview: query?.preview });
    if (call.id === previewCall.id && (!knowsLinks || query?.preview !== TOKEN)) throw new SpielplanError('NOT_FOUND');
    if (call.id === previewCall.id) return { content_type: 'page', object_id: 1, expires: '2026-12-01T18:30:00Z' };
    return call.id === pageCall.id ? page('Entwurf') : { of: call.id };
  }) as unknown as RenderContext['readAsEditor'];
  const site = openSite({ readAsEditor, readPage: async () => page('Besuch', true), loadCmsPage });
  return { ...site, asked };
}

/** As the request handler asks for what a preview link names. */
const view = (site: ReturnType<typeof open>, address: string) => site.pages.answer(address, true, { cookie: undefined });

describe('a page with a preview link', () => {
  it('is the draft, says so and until when, and carries nothing of an editor', async () => {
    const site = open();
    const answer = await view(site, `/_data${ADDRESS}`);
    expect(dataOf(answer)).toMatchObject({
      data: { headline: 'Entwurf' },
      notice: 'preview.shown',
    });
    expect(Object.keys(dataOf(answer))).not.toEqual(expect.arrayContaining(['preview']));
    expect(Object.keys(dataOf(answer))).not.toEqual(expect.arrayContaining(['editing']));
    expect(site.asked.map(({ cookie }) => cookie)).toEqual(site.asked.map(() => ''));
    expect(site.asked).toContainEqual({ id: pageCall.id, cookie: '', preview: TOKEN });
  });

  it('is kept by nobody, indexed by nobody, and its address goes to no other site', async () => {
    const site = open();
    const answer = await view(site, ADDRESS);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      },
    });
    expect(bodyOf(answer)).toMatch(/<meta name="robots" content="no/);
    for (const address of ['/de/besuch', ADDRESS]) expect(site.pages.fromCache(address)).toBeUndefined();
    const known = bodyOf(await site.pages.answer('/de/besuch', false));
    expect(known).not.toContain('Entwurf');
    expect(known).not.toContain('Vorschau');
  });

  // Each is read the same way by whoever looks for a link in it, and by whoever makes the page.
  it.each([
    `/de/besuch?a=b?c&preview=${TOKEN}`,
    `/de/besuch?a=1&?preview=${TOKEN}`,
    `/de/besuch??preview=${TOKEN}`,
    `/de/besuch?%3Fpreview=${TOKEN}`,
    `/de/besuch?%70review=${TOKEN}`,
    `/de/besuch?preview=kurz&preview=${TOKEN}`,
    `/de/besuch?preview=${TOKEN}&preview=${ENDED}`,
    `/de/besuch?x=#&preview=${TOKEN}`,
    `/de/besuch#?preview=${TOKEN}`,
    `/de/besuch/?preview=${TOKEN}`,
    `//de/besuch?;preview=${TOKEN}&preview=${TOKEN}`,
  ])('%s shows the draft to nobody through a cache, even where nobody noticed the link before', async (address) => {
    const site = open();
    for (const asked of [address, `/_data${address}`]) {
      const answer = await site.pages.answer(asked, namesPreview(asked), { cookie: undefined });
      const blind = await site.pages.answer(asked, false);
      for (const each of [answer, blind]) {
        const control = each.headers['cache-control'];
        if (bodyOf(each).includes('Entwurf') || each.headers['location']?.includes('preview='))
          expect(control).toBe('private, no-store');
        expect([200, 301, 302, 404]).toContain(each.status);
      }
      const kept = site.pages.fromCache(asked);
      expect(kept && bodyOf(kept)).not.toEqual(expect.stringContaining('Entwurf'));
    }
  });

  it.each([
    ['whose link has expired', ENDED, true],
    ['of a provider that knows no links', TOKEN, false],
  ])('%s leads to what is published, which says that', async (_, token, knowsLinks) => {
    const site = open({ knowsLinks });
    const answer = await view(site, `/de/besuch?preview=${token}`);
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: '/de/besuch?notice=preview-ended', 'cache-control': 'private, no-store' },
    });
    const published = dataOf(await site.pages.answer('/_data/de/besuch?notice=preview-ended', false));
    expect(published).toMatchObject({ data: { headline: 'Besuch' }, notice: 'preview.ended' });
  });

  it.each([
    [ADDRESS, true],
    [`/de/besuch?utm_source=brief&preview=${TOKEN}`, true],
    ['/de/besuch?preview=kurz', false],
    [`/de/besuch?a=b?c&preview=${TOKEN}`, true],
    [`/de/besuch??preview=${TOKEN}`, false],
    ['/de/besuch', false],
    [`/de/besuch#?preview=x`, false],
  ])('is told by its address: %s', (address, isNamed) => {
    expect(namesPreview(address)).toBe(isNamed);
  });
});
