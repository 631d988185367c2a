import { createHash } from 'node:crypto';
import { COMMON_HEADERS, documentHeaders } from './securityHeaders.ts';

const policyOf = (hashes: string[] = [], isSecure = false) =>
  Object.fromEntries(
    documentHeaders({ styleHashes: hashes, scriptHashes: ["'sha256-early='"], isSecure })
      ['content-security-policy']!.split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

it('runs no script but the site’s own files and the one inline script it knows, and evaluates nothing', () => {
  expect(policyOf()['script-src']).toEqual(["'self'", "'sha256-early='"]);
  expect(JSON.stringify(policyOf())).not.toContain('unsafe-eval');
  expect(policyOf()['object-src']).toEqual(["'none'"]);
  expect(policyOf()['base-uri']).toEqual(["'none'"]);
});

it('takes the style sheets of the page by their hashes, each once, and no other', () => {
  expect(policyOf({ styleHashes: ["'sha256-a='", "'sha256-a='"] })['style-src']).toEqual(["'self'", `'sha256-${createHash('sha256').update('').digest('base64')}'`, "'sha256-a='"]);
  expect(policyOf()['style-src']).not.toContain("'unsafe-inline'");
});

it('asks for https only where the site is served by it', () => {
  expect(policyOf({ isSecure: true })).toHaveProperty('upgrade-insecure-requests');
  expect(documentHeaders({ styleHashes: [], scriptHashes: [], isSecure: true })).toHaveProperty('strict-transport-security');
  expect(policyOf()).not.toHaveProperty('upgrade-insecure-requests');
  expect(documentHeaders({ styleHashes: [], scriptHashes: [], isSecure: false })).not.toHaveProperty('strict-transport-security');
});

it('protects every answer, pages or not', () => {
  expect(COMMON_HEADERS).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
  expect(documentHeaders({ styleHashes: [], scriptHashes: [], isSecure: false })).toMatchObject(COMMON_HEADERS);
});
