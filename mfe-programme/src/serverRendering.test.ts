import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { HostContext, PageContext, HostRouter, type Host } from '@spielplan/shared-ui/host';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { EventListScreen } from './screens/EventList/EventListScreen.tsx';
import { aTeaser, anEvent } from './testing/builders.ts';
import { listView } from './testing/listAnswers.ts';
import { messages } from './testing/loadContext.ts';
import { dailyEvents, programmeProvider } from './testing/programme.ts';

const PATH = '/de/programm/veranstaltungen';

function onServer(element: ReactNode): string {
  const host: Host = {
    lang: 'de',
    signals: createSignalBus(),
    messages: () => messages.de,
    slot: () => undefined,
    block: () => undefined,
    parts: { PageBlocks: () => null, SectionBlocks: () => null, Suggestions: () => null },
    loadPage: () => Promise.reject(new Error('The server loads nothing by itself.')),
    report: () => undefined,
  };
  const navigator = { go: () => undefined, push: () => undefined, replace: () => undefined };
  const answer = { lang: 'de', head: { title: '' }, site: {} } as PageAnswer;
  const page = createElement(PageContext, { value: answer }, createElement(HostRouter, { location: PATH, navigator }, element));
  return renderToString(createElement(HostContext, { value: host }, page));
}

describe('the events page without scripts', () => {
  const provider = programmeProvider({ events: dailyEvents(25, '2026-08-01', anEvent), teasers: [aTeaser()] });

  it('has every event, a form of filters and a link to the next page (R15 and R16)', async () => {
    const html = onServer(createElement(EventListScreen, { data: await listView(provider, PATH) }));
    expect(html.match(/data-event="/g)).toHaveLength(10);
    expect(html).toContain(`href="${PATH}?page=2"`);
    expect(html).toMatch(/<noscript><form [^>]*action="\/de\/programm\/veranstaltungen" method="get"/);
    expect(html).toMatch(/<select name="genre">.*<option value="3">Oper<\/option>/s);
    expect(html).toMatch(/id="filter-genre"[^>]* hidden=""/);
    expect(html).not.toContain('role="option"');
  });

  it('hides no item before it comes into view, however tall it is: items only shift, and only where motion is welcome (R16)', async () => {
    const sheet = new ServerStyleSheet();
    const html = onServer(sheet.collectStyles(createElement(EventListScreen, { data: await listView(provider, PATH) })));
    const css = sheet.getStyleTags().replace(/\s+/g, ' ');
    const keyframes = /@keyframes [\w-]+ ?\{ ?from ?\{ ?translate: ?0 2\.5rem;? ?\} ?\}/;
    expect(css).toMatch(keyframes);
    // Of an item taller than the window this ends when its head
    // reaches the upper edge: a 3000 px item settles like any other.
    expect(css).toMatch(/animation-range: ?entry 50%;/);
    expect(css.slice(0, css.indexOf('animation-timeline'))).toMatch(/prefers-reduced-motion: ?no-preference/);
    // A page that nobody has scrolled has no timelines to work out.
    expect(css).toMatch(
      /:root\[data-motion\][^{}]*li ?\+ ?li:not\(:where\(:focus-within\)\) ?\{ ?animation:[^{}]*animation-timeline/,
    );
    // What hides anything belongs to a list that makes way for the next one.
    const names = [...css.matchAll(/@keyframes ([\w-]+) ?\{ ?(?:from|to) ?\{ ?visibility: ?hidden/g)].map(([, name]) => name);
    for (const name of names) expect(css).toMatch(new RegExp(`(\\[aria-busy\\]|\\.skeleton)[^{}]*\\{[^{}]*animation: ?${name}`));
    // And what is `hidden` by its own attribute is what a filter opens, which holds no item.
    const hidden = [...html.matchAll(/<[^<>]* hidden=""[^<>]*>/g)].map(([tag]) => tag);
    expect(hidden.length).toBeGreaterThan(0);
    for (const tag of hidden) expect(tag).toMatch(/ id="filter-\w+" role="(listbox|dialog)"/);
    const others = css
      .replace(/@keyframes [\w-]+ ?\{ ?(?:from|to) ?\{ ?visibility: ?hidden;? ?\} ?\}/g, '')
      .replace(/\[hidden\] ?\{[^{}]*\}/g, '');
    expect(others).not.toMatch(/visibility: ?hidden|opacity: ?0[;}]/);
  });

  it('keeps nothing between two visitors', async () => {
    const first = onServer(createElement(EventListScreen, { data: await listView(provider, PATH) }));
    const filtered = onServer(createElement(EventListScreen, { data: await listView(provider, `${PATH}?date=10-08-2026`) }));
    const again = onServer(createElement(EventListScreen, { data: await listView(provider, PATH) }));
    expect(filtered).not.toContain('Abend 1<');
    expect(again).toBe(first);
  });
});
