import type { BlockView, SectionAnswer } from '@spielplan/shared-contracts/remote';

/**
 * A section that editors have filled with these words, as
 * a page's answer tells of it; `renderInHost` shows them.
 */
export function sectionOf(words: string): SectionAnswer {
  return { state: 'loaded', blocks: [{ id: 1, model: 'text', owner: 'shell', data: words }] };
}

/** The words of such a section. */
export function SectionWords({ blocks }: { blocks: readonly BlockView[] }) {
  return <p>{blocks.map(({ data }) => String(data)).join(' ')}</p>;
}
