import type { IOptions } from 'sanitize-html';

const TAGS =
  'section article div header footer nav figure figcaption hr br h1 h2 h3 h4 h5 h6 p blockquote ul ol li dl dt dd ' +
  'a span strong em b i small img';

const ALLOWED: IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    '*': ['class', 'lang', 'aria-hidden', 'aria-label'],
    a: ['href', 'hreflang', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** The body of a custom page without anything that runs, loads a frame or sends a form. */
export async function cleanBody(body: string): Promise<string> {
  // Few processes ever show one, so its parser is loaded for the first.
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(body, ALLOWED).trim();
}
