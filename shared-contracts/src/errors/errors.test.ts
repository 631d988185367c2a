import { readFileSync } from 'node:fs';
import { BROWSER_ERRORS, ERROR_VOCABULARY, isSpielplanError, SERVER_ERRORS, SpielplanError, toSpielplanError } from './index.ts';

const documentation = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
const entries = Object.entries({ ...ERROR_VOCABULARY, ...SERVER_ERRORS, ...BROWSER_ERRORS });

describe('the error vocabulary', () => {
  it('has one code for each name', () => {
    const codes = entries.map(([, { code }]) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    for (const code of codes) expect(code).toMatch(/^SP-\d{4}$/);
  });

  it.each(entries)('explains %s in docs/errors.md', (name, { code, status }) => {
    const group = documentation.split(/^## /m).find((part) => part.includes(`### ${code} `)) ?? '';
    const [introduction = '', ...sections] = group.split(/^### /m);
    const section = sections.find((part) => part.startsWith(`${code} `)) ?? '';
    const [heading, , meaning] = section.split('\n');
    expect(heading).toBe(`${code} ${name} (${status})`);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
    for (const answer of ['- **Do:** ', '- **Log:** ']) expect(section).toContain(answer);
    // What visitors see may be said once for a group.
    expect(section.includes('- **Visitor:** ') ? section : introduction).toMatch(/the visitor sees|\*\*Visitor:\*\*/);
  });

  it('explains nothing that is not there', () => {
    const documented = [...documentation.matchAll(/^### (SP-\d{4}) /gm)].map((match) => match[1]);
    expect(new Set(documented)).toEqual(new Set(entries.map(([, { code }]) => code)));
  });
});

describe('a named failure', () => {
  it('carries code, status, detail, field and cause', () => {
    const cause = new Error('socket closed');
    const error = new SpielplanError('INVALID_BODY', { detail: 'two prices', field: 'quantities', cause });
    expect(error).toMatchObject({
      spielplan: 'INVALID_BODY',
      code: 'SP-1004',
      status: 400,
      detail: 'two prices',
      field: 'quantities',
      cause,
    });
    expect(error.message).toBe('INVALID_BODY: two prices');
    expect(new SpielplanError('GONE').message).toBe('GONE');
  });

  it('is recognised from another bundle, where it is of another class', () => {
    const foreign = Object.assign(new Error('GONE'), { spielplan: 'GONE', code: 'SP-1002', status: 410 });
    expect(foreign).not.toBeInstanceOf(SpielplanError);
    expect(isSpielplanError(foreign)).toBe(true);
    expect([isSpielplanError(foreign, 'GONE'), isSpielplanError(foreign, 'NOT_FOUND')]).toEqual([true, false]);
    expect(toSpielplanError(foreign)).toBe(foreign);
  });

  it.each([[null], [undefined], ['GONE'], [new Error('GONE')], [{}]])('is not seen in %p', (value) => {
    expect(isSpielplanError(value)).toBe(false);
  });

  it('is made of anything that was thrown', () => {
    const cause = new TypeError('x is not a function');
    expect(toSpielplanError(cause)).toMatchObject({ spielplan: 'UNEXPECTED', status: 500, detail: 'x is not a function', cause });
    expect(toSpielplanError('out of paper')).toMatchObject({ spielplan: 'UNEXPECTED', detail: 'out of paper' });
    expect(toSpielplanError(undefined).code).toBe('SP-9000');
  });
});
