import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createWorks } from '../testing/createWorks.ts';
import { rehearse } from './rehearse.ts';

const stage = { html: Buffer.of(), styleTags: '' };

it('renders the start page and every page without parameters, in both languages', async () => {
  const shown: string[] = [];
  const { works } = createWorks({
    renderApp: async (answer, isRehearsal) => (shown.push(`${answer.url} ${isRehearsal}`), stage),
  });
  await rehearse(works, 'programme');
  expect(shown).toEqual(['/de true', '/en true', '/de/programm/veranstaltungen true', '/en/program/events true']);
});

it('finds a remote whose slot breaks the pages of others', async () => {
  const { works } = createWorks({
    renderApp: (answer) => (answer.screen.remote === 'shell' ? Promise.reject(new Error('no stage')) : Promise.resolve(stage)),
  });
  await expect(rehearse(works, 'booking')).rejects.toMatchObject({ spielplan: 'REMOTE_CRASHED' });
});

it('finds a loader that crashes', async () => {
  const { works } = createWorks({ load: () => Promise.reject(new TypeError('no stage')) });
  await expect(rehearse(works, 'programme')).rejects.toThrow('no stage');
});

it.each(['PROVIDER_UNREACHABLE', 'PROVIDER_TIMEOUT', 'PROVIDER_MALFORMED'] as const)(
  'does not blame a remote for %s, and says that it could not rehearse',
  async (name) => {
    const { works, log } = createWorks({ load: () => Promise.reject(new SpielplanError(name)) });
    await expect(rehearse(works, 'programme')).resolves.toBeUndefined();
    expect(log.of('rehearsal.skipped')).toHaveLength(2);
  },
);
