import { expect, test } from '../fixtures/test.ts';
import { IS_REUSED } from '../site/siteEnvironment.ts';
import { readStarts } from '../site/startMainSite.ts';

const PARTS = ['shell', 'programme', 'magazine', 'booking', 'editor', 'office'];
const REMOTES = PARTS.slice(1);

test.skip(IS_REUSED, 'The site was started by somebody else.');

test('a second start builds, publishes and fills nothing again', async () => {
  const [first, second] = await readStarts();
  for (const remote of REMOTES) expect(first.lines).toContainEqual(expect.stringMatching(`^${remote}: released `));
  for (const part of PARTS) expect(second.lines).toContain(`${part}: up to date`);
  for (const remote of REMOTES) expect(second.lines).toContainEqual(expect.stringMatching(`^${remote}: current `));
  expect(second.lines.filter((line) => /: (built|released) /.test(line))).toEqual([]);
  expect(second.feedMade).toBe(first.feedMade);
  expect(second.databaseMade).toBe(first.databaseMade);
});

test('a start ends with the addresses of the site', async () => {
  for (const { lines } of await readStarts()) {
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Site {6}http:\/\/localhost:\d+$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Provider {2}http:\/\/127\.0\.0\.1:\d+$/));
  }
});
