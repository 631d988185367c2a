import { slugify } from '@spielplan/shared-contracts/routes';
import { plainText } from '@spielplan/shared-contracts/rules';
import type { LegalSection } from './legalView.ts';

const MIN_SECTIONS = 3;

/**
 * Gives each heading of the second level an id made of its words, so that it can be linked to, and lists them. Fewer than
 * three sections get no list. `html` is sanitised: its headings have no attributes.
 */
export function presentSections(html: string): { html: string; contents: readonly LegalSection[] } {
  const contents: LegalSection[] = [];
  const known = new Set<string>();
  const linked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, words: string) => {
    const title = plainText(words);
    const id = freeId(`text-${slugify(title)}`, known);
    contents.push({ id, title });
    return `<h2 id="${id}">${words}</h2>`;
  });
  return contents.length < MIN_SECTIONS ? { html, contents: [] } : { html: linked, contents };
}

function freeId(wanted: string, known: Set<string>): string {
  let id = wanted;
  for (let number = 2; known.has(id); number += 1) id = `${wanted}-${number}`;
  known.add(id);
  return id;
}
