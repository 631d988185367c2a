import type { Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RenderContext } from '../pages/PageRequest.ts';
import { answerFrame } from './answerFrame.ts';

const NOW = Date.parse('2026-11-21T12:00:00+01:00');
const block = (id: number, fields: object) => ({
  id,
  slug: '',
  parent: null,
  content_type: '',
  object_id: 1,
  columns: [],
  ...fields,
});
const page = {
  is_online: true,
  modules: [
    block(1, { model: 'html', html_code: '<p>Ziehung</p><script>draw()</script>' }),
    block(2, {
      model: 'container',
      columns: [{ classes: '', children: [block(3, { model: 'html', html_code: '<b>Tief</b>' })] }],
    }),
    block(4, { model: 'text', content: '<p>x</p>' }),
    block(6, { model: 'html', html_code: '<b>Bald vorbei</b>', online_to: '2026-11-21T12:00:10.900+01:00' }),
    block(7, {
      model: 'container',
      online_to: '2026-11-21T12:00:04+01:00',
      columns: [{ classes: '', children: [block(8, { model: 'html', html_code: '<b>Mit dem Kasten</b>' })] }],
    }),
    block(5, { model: 'html', html_code: '<b>Später</b>', online_from: '2026-11-22T00:00:00+01:00' }),
  ],
};

const hubspot = { portal_id: '12345', region: 'eu1' };

function ask(
  path: string,
  {
    isOnline = true,
    design = { hubspot },
    end,
    cookie,
  }: { isOnline?: boolean; design?: object; end?: string; cookie?: string } = {},
) {
  const read = async ({ id }: Call) => (id === 'settings' ? { design } : { ...page, is_online: isOnline, valid_until: end });
  const readAsEditor = async (call: Call, options: { cookie: string; query?: { version_id?: number } }) => {
    if (!options.cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
    if (call.id === 'editor') return {};
    const state = options.query?.version_id ?? 'offline';
    return { ...page, is_online: isOnline, modules: [block(1, { model: 'html', html_code: `<b>${state}</b>` })] };
  };
  const renderContext = { provider: { read }, readAsEditor } as unknown as RenderContext;
  return answerFrame(renderContext, { url: new URL(path, 'https://haus.example'), now: NOW, cookie });
}
const policyOf = (answer: Awaited<ReturnType<typeof ask>>) => String(answer?.headers['content-security-policy']);

describe('a sealed frame', () => {
  it('runs the scripts of a block without an origin, and asks nobody for anything', async () => {
    const answer = await ask('/_frame/html/1/de/besuch/anfahrt');
    expect(String(answer?.body)).toContain('<script>draw()</script>');
    expect(policyOf(answer)).toMatch(
      /^sandbox allow-forms allow-popups allow-scripts; default-src 'none'; script-src 'unsafe-inline';/,
    );
    expect(policyOf(answer)).not.toMatch(/allow-same-origin|https:/);
  });

  it.each([
    ['/_frame/html/1/de/sommerfest', 'offline'],
    ['/_frame/html/1/de/sommerfest?v=7', '7'],
    ['/_frame/html/1/de/sommerfest?v=x', undefined],
  ])('of a page that only editors see is theirs alone: %s', async (path, state) => {
    expect(await ask(path, { isOnline: false })).toBeNull();
    expect(await ask(path, { isOnline: false, cookie: 'sessionid=old' })).toBeNull();
    const answer = await ask(path, { isOnline: false, cookie: 'sessionid=good' });
    if (state) expect(String(answer?.body)).toContain(`<b>${state}</b>`);
    expect(answer?.headers['cache-control']).toBe(state && 'private, no-store');
  });

  it('finds a block inside columns', async () => {
    expect(String((await ask('/_frame/html/3/de'))?.body)).toContain('<b>Tief</b>');
  });

  it.each(['html/4/de', 'html/5/de', 'html/9/de', 'html/x/de', 'html/1/xx', 'html', 'other/1/de', 'html/1/%E0%A4'])(
    'is nothing at %s',
    async (path) => {
      expect(await ask(`/_frame/${path}`)).toBeNull();
    },
  );

  it.each([
    ['as long as pages are, without an end', 'html/1/de', undefined, 30],
    ['until its own end', 'html/6/de', undefined, 10],
    ['until the end of what it stands in', 'html/8/de', undefined, 4],
    ['until the end that the provider names', 'html/1/de', '2026-11-21T12:00:07+01:00', 7],
    ['not at all when that is over', 'html/1/de', '2026-11-21T11:59:00+01:00', 0],
    ['as long as pages are, when it ends later', 'html/1/de', '2026-11-21T13:00:00+01:00', 30],
  ])('is kept by caches %s (R53)', async (_, path, end, seconds) => {
    const answer = await ask(`/_frame/${path}`, { ...(end && { end }) });
    expect(answer?.headers['cache-control']).toBe(`public, max-age=0, s-maxage=${seconds}`);
  });

  it('is nothing on a page that is not online', async () => {
    expect(await ask('/_frame/html/1/de', { isOnline: false })).toBeNull();
  });

  it('brings a form of the house’s account, and runs no other script', async () => {
    const answer = await ask('/_frame/hubspot/00000000-a17a-4000-8000-a0b0c0d0e0f0');
    expect(String(answer?.body)).toContain('"portalId":"12345","formId":"00000000-a17a-4000-8000-a0b0c0d0e0f0"');
    expect(policyOf(answer)).toMatch(/script-src 'sha256-\S+ 'sha256-\S+ https:\/\/\*\.hsforms\.net;/);
    expect(await ask('/_frame/hubspot/%3Cscript%3E')).toBeNull();
    expect(await ask('/_frame/hubspot/1', { design: {} })).toBeNull();
  });
});
