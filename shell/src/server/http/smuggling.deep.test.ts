import { HIDDEN_PATH, smugglingCases } from '@spielplan/shared-contracts/http/smuggling-cases';
import { openProxiedSite } from '../testing/openProxiedSite.ts';
import { rawRequest, statusOf } from '../testing/rawRequest.ts';
import { BODY_LIMITS } from './limitBodies.ts';

it('every method with every framing and every hop-by-hop header hides no request', async () => {
  const paths: string[] = [];
  const site = await openProxiedSite(
    (request, response) => {
      paths.push(request.headers['x-forwarded-for'] === '127.0.0.1' ? (request.url ?? '') : 'foreign');
      request.resume().on('end', () => response.end(`cart ${request.url}`));
    },
    // Node's parser waits in vain behind some of them, as it does for what is slow.
    { limits: { bodies: { ...BODY_LIMITS, graceMs: 100, checkEveryMs: 50 } } },
  );
  const wrong: string[] = [];
  for (const { name, bytes, isClear } of smugglingCases(false)) {
    const status = statusOf(await rawRequest(site.port, bytes));
    const isAsExpected = isClear ? status === 200 : status === 400 || status === 408;
    const own = await site.read('/api/own').catch(() => null);
    if (!isAsExpected || own?.body !== 'cart /api/own') wrong.push(`${status} ${name}`);
  }
  await site.close();
  expect(wrong).toEqual([]);
  expect(paths.filter((path) => path === HIDDEN_PATH || path === 'foreign')).toEqual([]);
}, 120_000);
