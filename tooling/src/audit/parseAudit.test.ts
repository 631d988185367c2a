import { parseAudit } from './parseAudit.ts';

it('tells a registry without advisories from one that is away, and neither from a clean report', () => {
  const notOffered = { kind: 'unchecked', reason: 'the registry in use offers no advisories' };
  expect(parseAudit('{"statusCode":405,"message":"405 Method Not Allowed"}')).toEqual(notOffered);
  expect(parseAudit('{"error":{"code":"ENOAUDIT","summary":"This command requires an existing lockfile."}}')).toEqual(notOffered);
  expect(parseAudit('{"message":"request failed","error":{"code":"ENOTFOUND"}}')).toEqual({
    kind: 'unchecked',
    reason: 'the registry could not be asked (ENOTFOUND)',
  });
  expect(parseAudit('{"statusCode":503,"message":"busy","error":{}}')).toMatchObject({ reason: expect.stringContaining('busy') });
  expect(parseAudit('')).toEqual({ kind: 'unchecked', reason: 'npm printed no report' });
});

it('names every hole', () => {
  expect(parseAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'clean' });
  const vulnerabilities = {
    zlob: { severity: 'low', range: '*', via: ['parser'] },
    parser: { severity: 'high', range: '<2.0.1', via: [{ title: 'Reads too far', url: 'https://advisories.example/1' }] },
  };
  expect(parseAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    kind: 'holes',
    lines: ['high: parser <2.0.1, Reads too far https://advisories.example/1', 'low: zlob *'],
  });
});
