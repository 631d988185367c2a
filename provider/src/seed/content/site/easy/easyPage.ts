import type { Localised } from '@spielplan/shared-contracts/i18n';
import { paths, slugify } from '@spielplan/shared-contracts/routes';
import type { SeedBlock, SeedPage } from '../../block.ts';
import { PRODUCTIONS } from '../../productions/index.ts';
import { t } from '../../text.ts';
import { button, headline, prose } from '../piece.ts';

/** What a page in easy language is made of: headlines with a few sentences each, one paragraph a thought. */
type Part = [title: Localised, de: readonly string[], en: readonly string[]];

interface EasyPage {
  key: string;
  path: Localised;
  title: Localised;
  headline: Localised;
  description: Localised;
  of?: SeedPage['easyOf'];
  opening: [de: readonly string[], en: readonly string[]];
  parts: readonly Part[];
  more?: readonly SeedBlock[];
}

const ABOVE = t('leichte-sprache', 'easy-language');

/** A page in easy language, below the one that lists them all unless it is that one. */
export function easyPage({ key, path, title, headline: first, description, of, opening, parts, more = [] }: EasyPage): SeedPage {
  const isFirst = path.de === '';
  const inside = (lang: 'de' | 'en') => (isFirst ? ABOVE[lang] : `${ABOVE[lang]}/${path[lang]}`);
  return {
    key,
    ...(!isFirst && { parent: 'easy' }),
    path: t(inside('de'), inside('en')),
    title,
    headline: first,
    description,
    isEasy: true,
    ...(of && { easyOf: of }),
    modules: [
      prose(`${key}-text`, paragraphs(opening[0]), paragraphs(opening[1])),
      ...parts.flatMap(([name, de, en], index) => [
        headline(`${key}-${index + 1}`, name),
        prose(`${key}-${index + 1}-text`, paragraphs(de), paragraphs(en)),
      ]),
      ...more,
    ],
  };
}

/** The way to the tickets of a production, by its German title. */
export function ticketsOf(key: string, title: string): SeedBlock {
  const production = PRODUCTIONS.find((each) => each.title.de === title);
  if (!production) throw new RangeError(`There is no production called ${title}.`);
  const { id } = production;
  const link = (lang: 'de' | 'en') => paths.production({ lang, slug: slugify(production.title[lang]), id });
  return button(`${key}-tickets`, t('Zu den Terminen und Karten', 'To the dates and tickets'), t(link('de'), link('en')));
}

function paragraphs(thoughts: readonly string[]): string {
  return thoughts.map((thought) => `<p>${thought}</p>`).join('');
}
