import { LANGUAGES, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { type TextKey, texts } from '../../i18n/texts.ts';

const MAX_NAME_CHARS = 60;

type Action = 'create' | 'update' | 'delete';

/**
 * A change of one block in a few words: what kind of block,
 * what it says, what was done, and in which language.
 */
export function describeChange(
  action: Action,
  model: string,
  fields: Readonly<Record<string, unknown>>,
  lang: Language,
): Localised {
  const name = nameOf(fields);
  return inEachLanguage((text) => {
    // A test makes sure that every model of the contract has its name in the texts.
    const kind = text(`block.${model}` as TextKey);
    const block = name ? text('version.block', { kind, name }) : kind;
    return text(`version.${action}`, { block, language: text(`language.${lang}`) });
  });
}

/** The return to an old state. `created` is when it was saved, ready to read. */
export function describeRestore(created: Localised): Localised {
  return inEachLanguage((text, lang) => text('version.restore', { created: created[lang] }));
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
  return plain.length > MAX_NAME_CHARS ? `${plain.slice(0, MAX_NAME_CHARS).trimEnd()}…` : plain;
}
