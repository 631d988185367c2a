import type { CheckedDocument } from '@spielplan/shared-contracts/api';
import { type Language, otherLanguage } from '@spielplan/shared-contracts/i18n';
import { placeOfMirror } from '@spielplan/shared-contracts/rules/content-checks';
import type { PageWithoutTexts } from '../HubView.ts';

/** What a document lacks in one language. */
export interface OpenIn {
  /** Blocks that hold a copy of the other language, and such whose other language was changed since. */
  untranslated: number;
  behind: number;
  /** Texts of the page's head. */
  isUntitled: boolean;
  isUndescribed: boolean;
  /** Where it is translated, both languages beside each other; null where it has no address. */
  url: string | null;
}

export interface OpenPage {
  key: string;
  titles: CheckedDocument['titles'];
  open: Readonly<Record<Language, OpenIn>>;
  /** All that is missing, in both languages. */
  total: number;
}

/** The documents in which something is not there in a language, those with most of it first. */
export function openPages(documents: readonly CheckedDocument[], withoutTexts: readonly PageWithoutTexts[]): OpenPage[] {
  const lacking = new Map(withoutTexts.map((page) => [`page ${page.id}`, page]));
  const found = new Set<string>();
  const checked = documents.map(({ content_type, object_id, titles, urls, findings }) => {
    const name = `${content_type} ${object_id}`;
    found.add(name);
    const { untitled = [], undescribed = [] } = lacking.get(name) ?? {};
    return presentPage(`${name} ${titles.de}`, { titles, urls, findings, untitled, undescribed });
  });
  const others = withoutTexts
    .filter(({ id }) => !found.has(`page ${id}`))
    .map((page) => presentPage(`page ${page.id}`, { ...page, findings: [] }));
  return [...checked, ...others].filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
}

type Known = Pick<CheckedDocument, 'titles' | 'urls' | 'findings'> & Pick<PageWithoutTexts, 'untitled' | 'undescribed'>;

function presentPage(key: string, { titles, urls, findings, untitled, undescribed }: Known): OpenPage {
  const openIn = (lang: Language): OpenIn => {
    const lacks = findings.filter(
      (finding) => finding.lang === lang && (finding.rule === 'untranslated' || finding.rule === 'translation-behind'),
    );
    const untranslated = lacks.filter(({ rule }) => rule === 'untranslated').length;
    // Beside the page of the other language, which is read while this one is written.
    const path = urls[otherLanguage(lang)] ?? urls[lang];
    return {
      untranslated,
      behind: lacks.length - untranslated,
      isUntitled: untitled.includes(lang),
      isUndescribed: undescribed.includes(lang),
      url: path === undefined ? null : placeOfMirror(path, lacks[0]?.block ?? 'head'),
    };
  };
  const open = { de: openIn('de'), en: openIn('en') };
  return { key, titles, open, total: countOpen(open.de) + countOpen(open.en) };
}

/** All that is missing in a language. */
export function countOpen({ untranslated, behind, isUntitled, isUndescribed }: OpenIn): number {
  return untranslated + behind + Number(isUntitled) + Number(isUndescribed);
}
