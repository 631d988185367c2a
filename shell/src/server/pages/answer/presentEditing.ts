import { EDITING_CONTRACT, type PageEditing, type PageFound } from '@spielplan/shared-contracts/remote';
import type { LoadedSections } from '../loading/loadSections.ts';

/** What owns a section that nobody has created yet. */
const SITE = { content_type: 'site', object_id: 1 };

/** Presents what an editor can edit on a page: its own document, and the sections of its screen. */
export function presentEditing({ document }: Pick<PageFound, 'document'>, sections: LoadedSections | undefined): PageEditing {
  const own = document ? [document] : [];
  const others = Object.entries(sections?.bySlug ?? {}).map(([section, answer]) => ({
    ...((answer.state === 'loaded' && answer.blocks[0]?.source?.document) || SITE),
    section,
  }));
  return { contract: EDITING_CONTRACT, documents: [...own, ...others] };
}
