import { readFile } from 'node:fs/promises';
import { STYLED_PARTS } from '../webpack/shared.ts';
import { findUnsharedNames, SHARED_STYLED } from './findUnsharedNames.ts';

const messagesOf = (text: string, path = 'mfe-garden/src/Bed.tsx') =>
  findUnsharedNames({ path, text }).map(({ line, message }) => `${line} ${message}`);

it.each([
  ["import { createGlobalStyle, styled } from 'styled-components';", 'createGlobalStyle', 'rules for a whole page'],
  ["import {\n  css,\n  ThemeProvider as Theme,\n} from 'styled-components';", 'ThemeProvider', 'take `css`'],
  ["import sc from 'styled-components';", 'sc', 'take `css`'],
  ["import * as all from 'styled-components';", '* as all', 'take `css`'],
])('an import that pages would not get is refused, with what to do: %s', (text, name, instead) => {
  const found = messagesOf(text);
  expect(found).toEqual([expect.stringContaining(`1 pages do not get ${name}`)]);
  expect(found[0]).toContain(instead);
});

it('what is shared, types, and what tests import are no matter', () => {
  expect(messagesOf("import { css, keyframes, styled, type RuleSet } from 'styled-components';")).toEqual([]);
  expect(messagesOf("import type { DefaultTheme } from 'styled-components';")).toEqual([]);
  expect(messagesOf("import { ServerStyleSheet } from 'styled-components';", 'mfe-garden/src/Bed.test.tsx')).toEqual([]);
});

it('the names are those that the shell shares', async () => {
  const [, offered = ''] = /export \{([^}]+)\}/.exec(await readFile(STYLED_PARTS, 'utf8')) ?? [];
  const names = offered.split(',').map((name) => name.trim());
  expect(names.filter((name) => name && name !== '__PRIVATE__').toSorted()).toEqual([...SHARED_STYLED]);
});
