import { createHash } from 'node:crypto';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { serviceOf } from '../../consent/consentServices.ts';
import { TRACKING_SERVICES } from '../../consent/serviceIds.ts';
import { COMMON_HEADERS, documentHeaders } from './securityHeaders.ts';

type Policy = Partial<Parameters<typeof documentHeaders>[0]>;
const headersOf = (policy: Policy = {}) =>
  documentHeaders({ isShared: false, styleHashes: [], scriptHashes: [], isSecure: false, ...policy });
function policyOf(policy?: Policy): Record<string, string[]> {
  const directives = headersOf(policy)['content-security-policy']?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((directive) => directive.split(' ')).map(([name = '', ...sources]) => [name, sources]),
  );
}

it('runs no script but the site’s own files and what it wrote itself, and evaluates nothing', () => {
  expect(policyOf()['script-src']).toEqual(["'self'"]);
  expect(policyOf({ scriptHashes: ["'sha256-s='"] })['script-src']).toEqual(["'self'", "'sha256-s='"]);
  expect(JSON.stringify(policyOf())).not.toContain('unsafe-eval');
  expect(policyOf()['object-src']).toEqual(["'none'"]);
  expect(policyOf()['base-uri']).toEqual(["'none'"]);
});

it('takes the style sheets of the page by their hashes, each once, and no other', () => {
  const nothing = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
  expect(policyOf({ styleHashes: ["'sha256-a='", "'sha256-a='"] })['style-src']).toEqual(["'self'", nothing, "'sha256-a='"]);
  expect(policyOf()['style-src']).not.toContain("'unsafe-inline'");
});

it('lets the tag manager in only where a house has one', () => {
  const manager = 'https://www.googletagmanager.com';
  expect(JSON.stringify(policyOf())).not.toContain('google');
  expect(policyOf()['connect-src']).toEqual(["'self'"]);
  const policy = policyOf({ hasTagManager: true });
  for (const directive of ['script-src', 'connect-src', 'img-src']) expect(policy[directive]).toContain(manager);
});

it.each(TRACKING_SERVICES)('%s, which visitors can agree to, is then allowed what it needs', (id) => {
  const policy = policyOf({ hasTagManager: true });
  const wanted = Object.entries(serviceOf(id).sources ?? {});
  expect(wanted.map(([directive]) => directive)).toEqual(expect.arrayContaining(['connect', 'img']));
  for (const [directive, sources] of atLeastOne(wanted))
    expect(policy[`${directive}-src`]).toEqual(expect.arrayContaining([...sources]));
});

it('takes files and texts of the site on the page of a shop that lies elsewhere, and lets nobody else in', () => {
  const origin = 'https://haus.example';
  const policy = policyOf({ origin });
  for (const directive of ['default-src', 'script-src', 'img-src', 'connect-src']) expect(policy[directive]).toContain(origin);
  for (const directive of ['frame-src', 'form-action', 'frame-ancestors']) expect(policy[directive]).not.toContain(origin);
  expect(JSON.stringify(policyOf())).not.toContain(origin);
});

it('frames the services of the embed rules and nobody else', () => {
  expect(policyOf()['frame-src']).toEqual(expect.arrayContaining(["'self'", 'https://www.youtube-nocookie.com']));
  expect(policyOf()['frame-src']).not.toContain('https:');
});

it('asks for https only where the site is served by it', () => {
  expect(policyOf({ isSecure: true })).toHaveProperty('upgrade-insecure-requests');
  expect(policyOf()).not.toHaveProperty('upgrade-insecure-requests');
});

it('protects every answer, pages or not', () => {
  expect(COMMON_HEADERS).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headersOf()).toMatchObject(COMMON_HEADERS);
});

it('cuts a page of a person off from who opened it, and one that all share not', () => {
  expect(headersOf({ isShared: false })).toHaveProperty('cross-origin-opener-policy', 'same-origin');
  const shared = headersOf({ isShared: true });
  expect(shared).not.toHaveProperty('cross-origin-opener-policy');
  expect({ ...shared, 'cross-origin-opener-policy': 'same-origin' }).toMatchObject(COMMON_HEADERS);
});
