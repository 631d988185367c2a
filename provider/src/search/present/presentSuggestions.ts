import { sql } from 'drizzle-orm';
import type { SearchKind, Suggestion } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { poster } from '../../media/picture.ts';
import type { SearchContext } from '../createLookUp.ts';
import { readRows } from '../readRows.ts';

interface Named {
  title: string;
  kind: SearchKind;
  link: string;
  image: string | null;
  image_alt: string;
  shown_at: Date | string | null;
}

/**
 * The same suggestions, each title with the way to what it names: an event to its next date that takes
 * place. Of several things of a kind and title the first stands; a word leads nowhere.
 */
export async function presentSuggestions(
  { db, clock }: SearchContext,
  lang: Language,
  suggestions: readonly Suggestion[],
): Promise<Suggestion[]> {
  const titles = suggestions.filter(({ kind }) => kind !== null).map(({ text }) => text);
  if (titles.length === 0) return [...suggestions];
  const now = new Date(clock.now()).toISOString();
  const things = await readRows<Named>(
    db,
    sql`
    select d.title, d.kind, d.image, d.image_alt, t.shown_at,
      case when d.kind = 'event' then d.link || t.event_id else d.link end as link
    from search_documents d left join lateral (
      select event_id, shown_at from search_dates t
      where d.kind = 'event' and t.document_id = d.item_id and not t.is_off and t.shown_at >= ${now}::timestamptz
      order by t.shown_at, t.event_id limit 1
    ) t on true
    where d.lang = ${lang} and d.title in ${titles} and (d.kind <> 'event' or t.event_id is not null)
    order by t.shown_at nulls last, d.item_id
  `,
  );
  return suggestions.map((suggestion) => {
    const thing = things.find(({ title, kind }) => title === suggestion.text && kind === suggestion.kind);
    if (!thing) return suggestion;
    const { link, image, image_alt: alt, shown_at: shownAt } = thing;
    return {
      ...suggestion,
      link,
      date: shownAt === null ? null : toHouseInstant(new Date(shownAt)),
      image_obj: image === null ? null : poster(image, alt),
    };
  });
}
