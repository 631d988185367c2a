import { composeAnswer } from './composeAnswer.ts';
import { renderAnswer } from './renderAnswer.ts';
import { languageOfRequest } from '../servedLanguages.ts';
import { loadScreen } from '../loading/loadScreen.ts';
import { parseRequestUrl } from '../../http/requestUrl.ts';
import { readSite } from '../site/readSite.ts';
import { createTestContext, foundPage } from '../../testing/createTestContext.ts';

const LIST = '/de/programm/veranstaltungen';

async function compose(frame: unknown) {
  const { renderContext, log } = createTestContext({ load: async () => ({ ...foundPage(), frame: frame as object }) });
  const address = parseRequestUrl(LIST, renderContext.origin);
  const language = languageOfRequest(address, ['de', 'en']);
  const request = { ...address, ...language, pathAndQuery: LIST, now: Date.now(), hasSession: false };
  const site = await readSite(renderContext, 'de');
  const loaded = await loadScreen(renderContext, request, site);
  const found = foundPage();
  return {
    renderContext,
    log,
    found,
    answer: composeAnswer(renderContext, request, site, loaded, { ...found, frame: frame as object }),
  };
}

it('leaves the answer as it is: data and document are made of the same one', async () => {
  const { renderContext, found, answer } = await compose(undefined);
  const before = structuredClone(answer.messages);
  Object.freeze(answer);
  Object.freeze(answer.messages);
  const { html } = await renderAnswer({ renderContext, answer, found });
  expect(html.toString('utf8')).toContain('<div id="root">');
  expect(answer.messages).toEqual(before);
});

it('a page gets of its frame what the shell knows, and the log tells of the rest once', async () => {
  const { answer, log } = await compose({ header: 'large', theme: 'cc09' });
  expect(answer.frame).toEqual({ header: 'large' });
  expect(log.of('provider.leftOut')).toEqual([
    expect.objectContaining({ call: 'screen programme/events', field: 'frame.theme', path: LIST }),
  ]);
  expect((await compose(undefined)).answer).not.toHaveProperty('frame');
});

it('a page says what is denied to a tag manager only where the house has one', async () => {
  const { renderContext, found, answer } = await compose(undefined);
  const scriptOf = async (tagManagerId?: string) => {
    const site = { ...answer.site, ...(tagManagerId && { tagManagerId }) };
    const page = await renderAnswer({ renderContext, answer: { ...answer, site }, found });
    return [/<script>(.*?)<\/script>/.exec(page.html.toString('utf8'))?.[1], ...page.scriptHashes];
  };
  const [without, hash] = await scriptOf();
  const [withTags, otherHash] = await scriptOf('GTM-1');
  expect([without, withTags]).toEqual(['early()', 'early();tags()']);
  expect(otherHash).not.toBe(hash);
});
