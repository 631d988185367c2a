import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { HostContext, NavigationContext, PageContext, HostRouter, type Host, type Navigator } from '@spielplan/shared-ui/host';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { remote } from './remote.server.ts';
import { loadContext, pageOf } from './testing/loadContext.ts';
import { BACKSTAGE, sampleStory, sampleSummary } from './testing/sampleStories.ts';

const parts = { PageBlocks: () => null, SectionBlocks: () => null, Suggestions: () => null };
const host = { lang: 'en', parts, messages: () => remote.messages.en } as unknown as Host;
const navigator: Navigator = {
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** A screen as the shell's server renders it: without a browser. */
async function html(id: string, pathAndQuery: string, answers: object, params: Record<string, string> = {}): Promise<string> {
  const screen = remote.screens[id];
  if (!screen) throw new Error(`There is no screen "${id}".`);
  const result = await screen.load(loadContext(pathAndQuery, { ...answers }, { lang: 'en', params }));
  if (result.kind !== 'page') throw new Error(`It is ${result.kind}.`);
  const Screen = createElement(screen.component, { data: JSON.parse(JSON.stringify(result.data)) });
  const InPage = createElement(
    PageContext,
    { value: { lang: 'en', head: result.head, site: {} } as unknown as PageAnswer },
    createElement(NavigationContext, { value: { state: 'idle', to: null } }, Screen),
  );
  return renderToString(
    createElement(HostContext, { value: host }, createElement(HostRouter, { location: pathAndQuery, navigator }, InPage)),
  );
}

describe('on the server', () => {
  it('the magazine is whole without scripts', async () => {
    const stories = pageOf([sampleSummary(1), sampleSummary(2)], { count: 4, next: true });
    const page = await html('magazine', '/en/stories', { articles: stories, articleCategories: [BACKSTAGE] });
    expect(page).toContain('>Magazine</h1>');
    expect(page).toContain('href="/en/stories?page=2"');
    expect(page).toContain('href="/en/stories/categories/hinter-der-buehne/1"');
  });

  it('a story is whole without scripts', async () => {
    const story = sampleStory();
    const page = await html('article', story.link, { article: story }, { slug: story.slug, id: '1' });
    expect(page).toContain('Regen auf der Bühne ist leicht.');
    expect(page).toContain('4 min read');
    expect(page).toContain('<time dateTime="2026-08-01">1 August 2026</time>');
  });
});
