import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { pageCall, previewCall, type Call } from '@spielplan/shared-contracts/api';
import { samplePage } from '../../blocks/testing/samplePage.ts';
import { loadCmsPage } from '../../screens/CmsPage/loadCmsPage.server.ts';
import { bodyOf, dataOf, openSite } from '../testing/openSite.ts';
import type { RenderContext } from './PageRequest.ts';

const TOKEN = 'Qf3'.repeat(14) + 'x';
const page = samplePage({ title: 'Besuch', headline: 'Besuch', is_online: true, in_menu: false });

function open() {
  const readAsEditor = (async (call: Call, { query }: { query?: { preview?: string } }) => {
    if (call.id === previewCall.id && query?.preview !== TOKEN) throw new SpielplanError('NOT_FOUND');
    if (call.id === previewCall.id) return { content_type: 'page', object_id: 1, expires: '2026-12-01T18:30:00Z' };
    return call.id === pageCall.id ? page : { of: call.id };
  }) as unknown as RenderContext['readAsEditor'];
  return openSite({ readAsEditor, readPage: async () => page, loadCmsPage, tagManagerId: 'GTM-ABC123' });
}

it.each([
  ['of anybody', '/de/besuch', false, true],
  ['that is not there', '/de/gibt-es/nicht', false, true],
  ['with a session', '/de/besuch', true, false],
  ['with a session that is not there', '/de/gibt-es/nicht', true, false],
  ['under edit', '/de/besuch?edit=1', true, false],
  ['of a preview link', `/de/besuch?preview=${TOKEN}`, false, false],
  ['for a shop', '/eventim-template?lang=de', false, true],
  ['for a password', '/eventim-template?lang=de&private=1', false, false],
  ['for a password in English', '/eventim-template?private=1&lang=en', false, false],
])('a page %s has the tag manager: %s, session %s, %s', async (_, path, hasSession, isTagged) => {
  const { pages } = open();
  const answer = await pages.answer(path, hasSession, { cookie: hasSession ? 'sessionid=x' : undefined });
  const said = `${answer.headers['content-security-policy']} ${bodyOf(answer)}`;
  expect([/googletagmanager|GTM-ABC123|data-tags/.test(said), pages.fromCache(path) !== undefined]).toEqual([
    isTagged,
    !hasSession && !path.includes('preview'),
  ]);
  const data = await pages.answer(`/_data${path}`, hasSession, { cookie: hasSession ? 'sessionid=x' : undefined });
  if (data.status === 200) expect('tagManagerId' in (dataOf(data)['site'] as object)).toBe(isTagged);
});
