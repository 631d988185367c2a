import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ReadAsEditor } from '../provider/readAsEditor.ts';
import { recordLog } from '../testing/recordLog.ts';
import { createSessions } from './createSessions.ts';

let time = 0;
let asked: string[] = [];
beforeEach(() => ((time = 0), (asked = [])));
const log = recordLog();
const open = (answer: (cookie: string) => Promise<object>) =>
  createSessions(
    ((_: unknown, { cookie }: { cookie: string }) => (asked.push(cookie), answer(cookie))) as unknown as ReadAsEditor,
    log,
    () => time,
  );
const byName = async (cookie: string) => ({ is_logged_in: cookie.includes('sessionid=good') });
const may = () => undefined;

it.each([
  ['sessionid=good', 'valid'],
  ['a=b; sessionid=good; c=d', 'valid'],
  ['sessionid=invented', 'ended'],
  ['sessionid=', 'ended'],
])('takes %s for %s', async (cookie, state) => {
  expect(await open(byName).stateOf(cookie, may)).toBe(state);
});

it('asks once for all who come at the same time, then believes a session for ten seconds and its absence for a minute', async () => {
  const sessions = open(byName);
  await Promise.all([1, 2, 3].map((other) => sessions.stateOf(`sessionid=good; other=${other}`, may)));
  expect(asked).toHaveLength(1);
  await sessions.stateOf('sessionid=bad', may);
  time = 10_001;
  await sessions.stateOf('sessionid=good', may);
  await sessions.stateOf('sessionid=bad', may);
  expect(asked.slice(2)).toEqual(['sessionid=good']);
  time = 60_001;
  await sessions.stateOf('sessionid=bad', may);
  expect(asked).toHaveLength(4);
});

it('tells sessions by the prefixed name apart, too', async () => {
  const sessions = open(byName);
  await sessions.stateOf('__Host-sessionid=one', may);
  await sessions.stateOf('__Host-sessionid=two', may);
  expect(asked).toHaveLength(2);
});

it('does not know while the provider is away, and asks again soon', async () => {
  let error = new SpielplanError('PROVIDER_UNREACHABLE');
  const sessions = open(() => Promise.reject(error));
  expect(await sessions.stateOf('sessionid=a', may)).toBe('unknown');
  expect(log.of('session.unchecked')).toHaveLength(1);
  error = new SpielplanError('NOT_LOGGED_IN');
  expect(await sessions.stateOf('sessionid=a', may)).toBe('unknown');
  time = 2_001;
  expect(await sessions.stateOf('sessionid=a', may)).toBe('ended');
});

it('remembers no more than so many, and asks nobody where that is not allowed', async () => {
  const sessions = open(byName);
  for (let session = 0; session <= 5_000; session += 1) await sessions.stateOf(`sessionid=${session}`, may);
  await sessions.stateOf('sessionid=5000', may);
  expect(asked).toHaveLength(5_001);
  await sessions.stateOf('sessionid=0', may);
  expect(asked).toHaveLength(5_002);
  await expect(
    sessions.stateOf('sessionid=new', () => {
      throw new SpielplanError('TOO_MANY_REQUESTS');
    }),
  ).rejects.toThrow(SpielplanError);
  expect(asked).toHaveLength(5_002);
});
