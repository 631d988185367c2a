import { formatDate, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import { LANGUAGES, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { texts } from '../../i18n/texts.ts';
import type { Kinds } from '../../platform/releases/kinds.ts';

const MAX_NAME_CHARS = 60;

type Action = 'create' | 'update' | 'delete' | 'move' | 'copy' | 'mark';

/**
 * A change of one block in a few words: what kind of block,
 * what it says, what was done, and in which language.
 */
export function describeChange(
  kinds: Kinds,
  action: Action,
  model: string,
  fields: Readonly<Record<string, unknown>>,
  lang: Language,
): Localised {
  const name = nameOf(fields);
  return inEachLanguage((text, each) => {
    const kind = kinds.find(model)?.names[each] ?? model.replaceAll('_', ' ');
    const block = name ? text('version.block', { kind, name }) : kind;
    return text(`version.${action}`, { block, language: text(`language.${lang}`) });
  });
}

/** The return to the state that was saved at `created`. */
export function describeRestore(created: Date): Localised {
  const moment = created.toISOString();
  return inEachLanguage((text, lang) => {
    return text('version.restore', { created: `${formatDate(moment, lang)}, ${formatTime(moment, lang)}` });
  });
}

/** A change of a page's texts and head fields. */
export function describePageTexts(lang: Language): Localised {
  return inEachLanguage((text) => text('version.pageTexts', { language: text(`language.${lang}`) }));
}

/** The making public of a working state. */
export function describePublishing(): Localised {
  return inEachLanguage((text) => text('version.publish'));
}

/** What will be public at a moment. */
export function describePlan(at: Date): Localised {
  const moment = at.toISOString();
  return inEachLanguage((text, lang) => text('version.plan', { at: `${formatDate(moment, lang)}, ${formatTime(moment, lang)}` }));
}

/** The return to what is published. */
export function describeDiscard(): Localised {
  return inEachLanguage((text) => text('version.discard'));
}

/** A state that an editor gave a name. */
export function describeNaming(name: string): Localised {
  return inEachLanguage((text) => text('version.name', { name }));
}

/** The state before the first change. */
export function describeFirst(): Localised {
  return inEachLanguage((text) => text('version.first'));
}

function inEachLanguage(describe: (text: ReturnType<typeof texts>, lang: Language) => string): Localised {
  const entries = LANGUAGES.map((lang) => [lang, describe(texts(lang), lang)]);
  // Object.fromEntries forgets that every language is there.
  return Object.fromEntries(entries) as Localised;
}

function nameOf({ headline, content, link_text: linkText, title }: Readonly<Record<string, unknown>>): string {
  const said = [headline, linkText, title, content].find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
  const plain = (said ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > MAX_NAME_CHARS ? `${letters.slice(0, MAX_NAME_CHARS).join('').trimEnd()}…` : plain;
}
