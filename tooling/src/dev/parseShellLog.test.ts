import { parseShellLog } from './parseShellLog.ts';

const line = (entry: object) => JSON.stringify({ level: 'info', event: 'x', ...entry });

describe('the shell’s log', () => {
  it.each([
    ['that it serves', line({ event: 'listening' }), { kind: 'serving' }],
    [
      'which build is live',
      line({ event: 'release.live', remote: 'booking', version: 'v2' }),
      { kind: 'live', remote: 'booking', version: 'v2' },
    ],
    [
      'why a build was refused',
      line({
        level: 'error',
        event: 'release.refused',
        remote: 'booking',
        version: 'v2',
        code: 'SP-3003',
        name: 'REMOTE_CRASHED',
        detail: 'no',
      }),
      { kind: 'refused', remote: 'booking', version: 'v2', text: 'release.refused SP-3003 REMOTE_CRASHED no' },
    ],
    [
      'what fails on a page',
      line({ level: 'error', event: 'page.failed', path: '/de', detail: 'no' }),
      { kind: 'said', text: 'page.failed /de no' },
    ],
    ['what is no log line', 'SyntaxError: x', { kind: 'said', text: 'SyntaxError: x' }],
    ['nothing of ordinary events', line({ event: 'page.missing' }), null],
  ])('tells a developer %s', (_, text, news) => {
    expect(parseShellLog(text)).toEqual(news);
  });
});
