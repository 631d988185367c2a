import { readAudit } from './readAudit.ts';

it('tells a registry without advisories from one that is away, and neither from a clean report', () => {
  const notOffered = { kind: 'unchecked', reason: 'the registry in use offers no advisories' };
  expect(readAudit('{"statusCode":405,"message":"405 Method Not Allowed"}')).toEqual(notOffered);
  expect(readAudit('{"error":{"code":"ENOAUDIT","summary":"This command requires an existing lockfile."}}')).toEqual(notOffered);
  expect(readAudit('{"message":"request failed","error":{"code":"ENOTFOUND"}}')).toEqual({
    kind: 'unchecked',
    reason: 'the registry could not be asked (ENOTFOUND)',
  });
  expect(readAudit('{"statusCode":503,"message":"busy","error":{}}')).toMatchObject({ reason: expect.stringContaining('busy') });
  expect(readAudit('')).toEqual({ kind: 'unchecked', reason: 'npm printed no report' });
});

it('names every hole', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'clean' });
  const vulnerabilities = {
    zlob: { severity: 'low', range: '*', via: ['parser'] },
    parser: { severity: 'high', range: '<2.0.1', via: [{ title: 'Reads too far', url: 'https://advisories.example/1' }] },
  };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    kind: 'holes',
    lines: ['high: parser <2.0.1, Reads too far https://advisories.example/1', 'low: zlob *'],
  });
});
