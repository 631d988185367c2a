import { writeFile, rm } from 'node:fs/promises';
import { digestOf, formatPreviewToken } from '@spielplan/shared-contracts/signing';
import { openLanes } from '../testing/openLanes.ts';
import { KEYS, signBuild, tableOf } from '../testing/signedHouse.ts';

const LIST = '/de/programm/veranstaltungen';
const ID = 'abcdefghijklmnopqrstuv';
const LATER = () => new Date(Date.now() + 3_600_000).toISOString();
const statementOf = (version: string, until = LATER(), id = ID) => ({
  schema: 1 as const,
  remote: 'programme',
  version,
  id,
  until,
});
const cookieOf = (token: string) => ({ cookie: `consent=1; build=${token}` });
const DEVELOPMENT = formatPreviewToken(statementOf('b1'), null);

/** A site with one current build and another one that only a link shows. */
async function openPreviewed(options: Parameters<typeof openLanes>[0] = {}) {
  const site = await openLanes(options);
  await site.name(await site.lay({ version: 'a1' }));
  await site.lay({ version: 'b1' });
  const list = `${site.folder}/programme/b1/previews.json`;
  const openLink = (id = ID) => writeFile(list, JSON.stringify({ schema: 1, open: [digestOf(id)] }));
  await openLink();
  return { ...site, openLink, withdraw: () => rm(list) };
}

it('lays a build over the site for this browser alone, says so in its language, and is never kept', async () => {
  const { ask, log } = await openPreviewed();
  const opened = await ask(`/_preview/${DEVELOPMENT}`);
  expect([opened.status, opened.headers.get('location'), opened.headers.get('referrer-policy')]).toEqual([
    302,
    '/',
    'no-referrer',
  ]);
  expect(opened.headers.get('set-cookie')).toMatch(/^build=[\w.-]+; Max-Age=3(?:600|59\d); Path=\/; HttpOnly; SameSite=Lax$/);
  for (const [path, leave] of [
    [LIST, 'Vorschau verlassen'],
    ['/en/program/events', 'Leave preview'],
  ] as const) {
    for (let view = 0; view < 2; view += 1) {
      const answer = await ask(path, cookieOf(DEVELOPMENT));
      const html = await answer.text();
      expect(html).toContain('"version":"b1"');
      expect(html).toContain('programme@b1');
      expect(html).toMatch(new RegExp(`<body[^>]*><aside aria-label="[^"]+".*action="/_preview/leave".*${leave}`));
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('server-timing')).toContain('made');
    }
  }
  const data = await ask(`/_data${LIST}`, cookieOf(DEVELOPMENT));
  expect([await data.json(), data.headers.get('cache-control')]).toMatchObject([
    { data: { version: 'b1' } },
    'private, no-store',
  ]);
  const others = await ask(LIST);
  expect(await others.text()).toContain('"version":"a1"');
  expect(others.headers.get('x-robots-tag')).toBeNull();
  expect(log.of('preview.opened')).toEqual([expect.objectContaining({ remote: 'programme', version: 'b1' })]);

  const left = await fetch(new URL('/_preview/leave', others.url), { method: 'POST', redirect: 'manual' });
  expect([left.status, left.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('build=; Max-Age=0')]);
});

it('ends where its links are withdrawn, with a name, a sentence and the way back', async () => {
  const { ask, withdraw } = await openPreviewed({ signers: { operators: [KEYS.operator.publicKey], table: tableOf(1) } });
  const token = formatPreviewToken(statementOf('b1'), KEYS.programme.privateKey);
  await withdraw();
  const page = await ask(LIST, cookieOf(token));
  const html = await page.text();
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([410, 'noindex, nofollow']);
  for (const part of ['Diese Vorschau gilt nicht mehr', 'SP-3017', 'href="/de"']) expect(html).toContain(part);
  expect(page.headers.get('set-cookie')).toContain('build=; Max-Age=0');
  const data = await ask(`/_data${LIST}`, cookieOf(token));
  expect([data.status, await data.json()]).toEqual([410, { error: 'BUILD_PREVIEW', code: 'SP-3017' }]);
});

it('opens only with a link that an owner or operator has signed for this site, unaltered and in time', async () => {
  const site = await openPreviewed({ signers: { operators: [KEYS.operator.publicKey], table: tableOf(1, [KEYS.next]) } });
  await signBuild(site.folder, { name: 'programme', version: 'b1', number: 1 });
  const sign = (key: (typeof KEYS)['operator'], statement = statementOf('b1')) => formatPreviewToken(statement, key.privateKey);
  const good = sign(KEYS.programme);
  const [head = '', ...rest] = good.split('.');
  const longer = Buffer.from(JSON.stringify(statementOf('b1', '2036-01-01T00:00:00.000Z'))).toString('base64url');
  const codeOf = async (token: string) => {
    const answer = await site.ask(`/_preview/${token}?lang=en`);
    return answer.status === 302 ? answer.headers.get('location') : /SP-\d{4}/.exec(await answer.text())?.[0];
  };
  const verdicts: [string, string, string][] = [
    ['of the owner', good, '/en'],
    ['of an operator', sign(KEYS.operator), '/en'],
    ['of another team', sign(KEYS.magazine), 'SP-3016'],
    ['of a stranger', sign(KEYS.stranger), 'SP-3016'],
    ['of a revoked key', sign(KEYS.next), 'SP-3016'],
    ['without a signature', DEVELOPMENT, 'SP-3016'],
    ['made longer', [longer, ...rest].join('.'), 'SP-3016'],
    ['cut off', head, 'SP-3016'],
    ['that is none', '%00', 'SP-3016'],
    ['endless', 'A'.repeat(2_000), 'SP-3016'],
    ['from yesterday', sign(KEYS.programme, statementOf('b1', '2020-01-01T00:00:00.000Z')), 'SP-3017'],
    ['of another site', sign(KEYS.programme, statementOf('b1', LATER(), 'uvwxyzabcdefghijklmnop')), 'SP-3017'],
    ['to a build that is not there', sign(KEYS.programme, statementOf('b9')), 'SP-3017'],
  ];
  for (const [what, token, verdict] of verdicts) expect([what, await codeOf(token)]).toEqual([what, verdict]);
});

it('shows no build that nobody who may has signed, or that fails its test, and harms no visitor', async () => {
  const signers = { operators: [KEYS.operator.publicKey], table: tableOf(1) };
  const unsigned = await openPreviewed({ signers });
  const token = formatPreviewToken(statementOf('b1'), KEYS.programme.privateKey);
  const refused = await unsigned.ask(LIST, cookieOf(token));
  expect(refused.status).toBe(503);
  // The page tells anyone who has the link what is wrong with the build.
  expect(decodeURIComponent(refused.headers.get('x-problem') ?? '')).toContain('the build of "programme"');
  expect(unsigned.log.of('preview.refused')).toEqual([
    expect.objectContaining({ level: 'error', remote: 'programme', version: 'b1' }),
  ]);
  expect(await (await unsigned.ask(LIST)).text()).toContain('"version":"a1"');
});
