import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { addedIn, readCompatData, type Minima } from './browserList.ts';

/** The browsers whose versions are told apart; those of telephones have the same engines. */
const TOLD_APART = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const satisfies readonly BrowserName[];
const QUESTION = /CSS\.supports\((["'])(.+?)\1\)/;

/**
 * Compares the question that the page's first script asks of a browser with the list: every version
 * of the list has to pass, every older one to be told. Answers a sentence for each browser where it
 * is otherwise.
 */
export function checkGate(script: string, minima: Minima): string[] {
  const question = QUESTION.exec(script)?.[2];
  if (!question) return ['the first script asks no CSS.supports(…): nobody tells a browser that it is too old'];
  const features = [...question.matchAll(/\(([-a-z]+):([-\w]+\(?)/g)].map(([, property = '', value = '']) =>
    find(property, value),
  );
  return TOLD_APART.flatMap((browser) => {
    const passes = Math.max(0, ...features.map(({ support }) => addedIn(support[browser])));
    return passes === minima[browser]
      ? []
      : [`the first script lets ${browser} pass from ${passes} on, the list begins with ${minima[browser]}`];
  });
}

function find(property: string, value: string): CompatStatement {
  const { css } = readCompatData();
  const name = value.replace('(', '');
  const { types } = css;
  const found: Identifier | undefined = value.endsWith('(') ? (types[name] ?? types.color?.[name]) : css.properties[property];
  if (!found?.__compat) throw new Error(`MDN's data does not know ${property}: ${value}`);
  return found.__compat;
}
