import { type Html, markup } from '../../platform/http/pages/htmlPage.ts';

/** A sentence in which `words between backticks` are code. */
export function prose(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`));
  return markup`${parts}`;
}

/** Paragraphs, separated by empty lines. */
export function paragraphs(text: string): Html {
  return markup`${text.split('\n\n').map((paragraph) => markup`<p>${prose(paragraph)}</p>`)}`;
}
