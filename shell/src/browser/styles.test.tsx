import { act } from '@testing-library/react';
import { createElement as h, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { keyframes, styled, StyleSheetManager, __PRIVATE__ } from 'styled-components';
import { LATE_CSS } from '../app/lateCss.ts';
import { createPageStyles } from '../render/createPageStyles.server.ts';
import { adoptLateStyles, adoptServerStyles } from './styles.ts';

const rise = keyframes`from { translate: 0 1rem; }`;
const Base = styled.p.withConfig({ componentId: '_shell0' })`
  color: red;
  animation: ${rise} 1s;
`;
const Extended = styled(Base).withConfig({ componentId: '_shell1' })`
  color: green;
`;
const Later = styled.b.withConfig({ componentId: '_shell2' })`
  color: blue;
`;

/** Rules that styled-components has written in the browser. */
const written = () =>
  [...String(Object(__PRIVATE__.mainSheet)).matchAll(/\{[^{}]*(red|green|blue|translate)/g)].map(([, what]) => what);

const stylesOfPage = createPageStyles();

function onServer(page: ReactElement = h('div', null, h(Base, { className: 'own' }), h(Extended))) {
  const { sheet, css } = stylesOfPage();
  const html = renderToString(h(StyleSheetManager, { sheet }, page));
  return { html, css: css() };
}

it('the page carries the rules alone, in their order', () => {
  const { css } = onServer();
  expect(css).not.toMatch(/data-styled|sc\*|<style/);
  expect(css.indexOf('red')).toBeLessThan(css.indexOf('green'));
  expect(css).toMatch(/@keyframes \w+\{from\{translate:0 1rem/);
});

it('a page carries the rules of its own components, whatever pages were made before', () => {
  const first = onServer().css;
  expect(onServer(h(Later)).css).toMatch(/^\.\w+\{color:blue;?\}$/);
  expect(onServer().css).toBe(first);
  // An extended component alone: its base, its own rule after it, and the keyframes of the base.
  const extended = onServer(h(Extended)).css;
  expect(extended).toBe(first);
  expect(onServer(h(Base)).css).not.toContain('green');
});

it('what the server has styled is not styled again by hydration; what joins is', async () => {
  const { html, css } = onServer();
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = `<div id="root">${html}</div>`;
  adoptServerStyles();
  const errors: unknown[] = [];
  const page = (more: boolean) => h('div', null, h(Base, { className: 'own' }), h(Extended), more ? h(Later) : null);
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root')!, page(false), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(written()).toEqual([]);
  expect(document.querySelectorAll('head style:not([data-styled])')).toHaveLength(1);
  expect(errors).toEqual([]);
  await act(async () => root.render(page(true)));
  expect(written()).toEqual(['blue']);
});

it('the styles that wait for a script are a sheet of their own', () => {
  const made: string[] = [];
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = (css: string) => void made.push(css);
    },
  });
  Object.assign(document, { adoptedStyleSheets: ['other'] });
  adoptLateStyles();
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(made).toEqual([LATE_CSS]);
});
