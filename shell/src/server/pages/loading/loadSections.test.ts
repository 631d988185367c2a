import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { TestContextOptions } from '../../testing/createTestContext.ts';
import { dataOf, openSite } from '../../testing/openSite.ts';

const LIST = '/_data/de/programm/veranstaltungen';
const filled =
  (validUntil?: number, stickyLinks: { href: string; label: string }[] = []) =>
  async () => ({ blocks: [], stickyLinks, ...(validUntil && { validUntil }) });
const notThere = () => Promise.reject(new SpielplanError('NOT_FOUND'));
const broken = () => Promise.reject(new SpielplanError('PROVIDER_FAILED'));

async function view(sections: TestContextOptions['sections']) {
  const { pages, log } = openSite({ ...(sections && { sections }) });
  const prepared = await pages.answer(LIST, false);
  return { log, prepared, answer: dataOf(prepared) as unknown as PageAnswer };
}

describe('the sections of a screen', () => {
  it('come with the page, each with how its own loading went', async () => {
    const { answer, log, prepared } = await view({ above: filled(), below: notThere, beside: broken });
    expect(prepared.status).toBe(200);
    expect(answer.sections).toEqual({
      above: { state: 'loaded', blocks: [] },
      below: { state: 'missing' },
      beside: { state: 'failed' },
    });
    expect(log.of('section.failed')).toMatchObject([{ slug: 'beside', path: '/de/programm/veranstaltungen' }]);
  });

  it('bring their links for the sticky navigation', async () => {
    const { answer } = await view({ above: filled(undefined, [{ href: '/de/abo', label: 'Abo' }]), below: filled() });
    expect(answer.sections).toEqual({
      above: { state: 'loaded', blocks: [], stickyLinks: [{ href: '/de/abo', label: 'Abo' }] },
      below: { state: 'loaded', blocks: [] },
    });
  });

  it('are not a word on pages that have none', async () => {
    expect((await view(undefined)).answer).not.toHaveProperty('sections');
  });

  it('that failed are asked for again soon, and those that are not there are not', async () => {
    const cachedFor = async (sections: TestContextOptions['sections']) => {
      const { headers } = (await view(sections)).prepared;
      return Number(/s-maxage=(\d+)/.exec(headers['cache-control']!)![1]);
    };
    // Both are less in the minutes before the day of the list ends.
    expect(await cachedFor({ below: notThere })).toBe(await cachedFor(undefined));
    expect(await cachedFor({ beside: broken })).toBeLessThanOrEqual(10);
  });

  it('end the page’s time with that of a block in them (R53)', async () => {
    const soon = Date.now() + 5_000;
    expect((await view({ above: filled(soon), below: filled(soon + 9_000) })).answer.validUntil).toBe(soon);
  });

  it('are the same for an editor, whose page is made apart', async () => {
    const { pages } = openSite({ sections: { below: notThere } });
    const answer = dataOf(await pages.answer(LIST, true, { cookie: 'sessionid=1' })) as unknown as PageAnswer;
    expect(answer.sections).toEqual({ below: { state: 'missing' } });
  });
});
