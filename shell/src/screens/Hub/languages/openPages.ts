import type { CheckedDocument } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language, otherLanguage } from '@spielplan/shared-contracts/i18n';
import { placeOfMirror } from '@spielplan/shared-contracts/rules/content-checks';
import type { UntitledPage } from '../HubView.ts';

/** What a document lacks in one language. */
export interface OpenIn {
  /** Blocks that hold a copy of the other language, and such whose other language was changed since. */
  untranslated: number;
  behind: number;
  hasTitle: boolean;
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

/** The documents in which something is not translated, those with most of it first. */
export function openPages(documents: readonly CheckedDocument[], untitled: readonly UntitledPage[]): OpenPage[] {
  const titleless = new Map(untitled.map((page) => [`page ${page.id}`, page]));
  const found = new Set<string>();
  const checked = documents.map(({ content_type, object_id, titles, urls, findings }) => {
    const name = `${content_type} ${object_id}`;
    found.add(name);
    return presentPage(`${name} ${titles.de}`, { titles, urls, findings, langs: titleless.get(name)?.langs ?? [] });
  });
  const others = untitled
    .filter(({ id }) => !found.has(`page ${id}`))
    .map((page) => presentPage(`page ${page.id}`, { ...page, findings: [] }));
  return [...checked, ...others].filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
}

type Known = Pick<CheckedDocument, 'titles' | 'urls' | 'findings'> & Pick<UntitledPage, 'langs'>;

function presentPage(key: string, { titles, urls, findings, langs }: Known): OpenPage {
  const openIn = (lang: Language): OpenIn => {
    const own = findings.filter((finding) => finding.lang === lang);
    const lacks = own.filter(({ rule }) => rule === 'untranslated' || rule === 'translation-behind');
    const untranslated = own.filter(({ rule }) => rule === 'untranslated').length;
    // Beside the page of the other language, which is read while this one is written.
    const path = urls[otherLanguage(lang)] ?? urls[lang];
    return {
      untranslated,
      behind: lacks.length - untranslated,
      hasTitle: !langs.includes(lang),
      url: path === undefined ? null : placeOfMirror(path, lacks[0]?.block),
    };
  };
  const open = { de: openIn('de'), en: openIn('en') };
  const total = LANGUAGES.reduce(
    (sum, lang) => sum + open[lang].untranslated + open[lang].behind + (open[lang].hasTitle ? 0 : 1),
    0,
  );
  return { key, titles, open, total };
}

/** All that is missing in a language. */
export function countOpen({ untranslated, behind, hasTitle }: OpenIn): number {
  return untranslated + behind + (hasTitle ? 0 : 1);
}
