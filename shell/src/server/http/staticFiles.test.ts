import { presentFile } from './staticFiles.ts';

const file = (text: string) => ({ identity: Buffer.from(text), br: null, gzip: null });

it('names the content of a file that may change, so that who has it gets 304, and leaves hashed names without', () => {
  const worker = presentFile('sw.js', file('one'), false);
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.etag).toMatch(/^W\/"[\w-]{16}"$/);
  expect(presentFile('sw.js', file('two'), false).etag).not.toBe(worker.etag);
  expect(presentFile('shell.0123456789.js', file('one')).etag).toBeNull();
});

it.each(['shell.0123456789.js', 'fonts/one.woff2', 'old.css'])(
  '%s, a part of documents, has no headers that speak to documents',
  (name) => {
    const { headers } = presentFile(name, file('one'));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(Object.keys(headers)).not.toContain('permissions-policy');
    expect(presentFile('mark.svg', file('one')).headers['permissions-policy']).toMatch(/camera=\(\)/);
  },
);
