import { callPath, type PersonDetail, personsCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pagedAnswer } from '../../platform/http/pagedAnswer.ts';
import { presentEvents } from '../events/eventService.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { datesAhead } from '../productions/presentProduction.ts';
import { productionsOfPerson } from '../productions/productionService.ts';
import { personPath, presentPersonSummary } from './presentPerson.ts';
import { readPeople } from './people.ts';

const PAGE_SIZE = 24;
const MAX_EVENTS = 30;

export interface PersonFilters {
  category?: number | undefined;
  page?: number | undefined;
}

/**
 * A page of the people of the house, in the order the house
 * gives them. Throws `NOT_FOUND` behind the last page.
 */
export async function listPersons(context: ProviderContext, lang: Language, { category, page = 1 }: PersonFilters) {
  const { entries } = await readPeople(context);
  const found = entries.filter(({ categories }) => category === undefined || categories.some(({ id }) => id === category));
  const results = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((entry) => presentPersonSummary(entry, lang));
  const request = { path: callPath(personsCall, { lang }), query: { category }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, found.length, results);
}

/**
 * Somebody of the house with their productions and the
 * next events they take part in. Throws `NOT_FOUND`.
 */
export async function readPerson(context: ProviderContext, lang: Language, id: number): Promise<PersonDetail> {
  const entry = (await readPeople(context)).byId.get(id);
  if (!entry) throw new SpielplanError('NOT_FOUND', { detail: 'no such person' });
  const { person } = entry;
  const { entries, summaries } = await productionsOfPerson(context, lang, id);
  const now = context.clock.now();
  const ahead = entries
    .flatMap((production) => datesAhead(production, now))
    .toSorted((a, b) => a.event.dateStart.getTime() - b.event.dateStart.getTime() || a.event.id - b.event.id);
  return {
    ...presentPersonSummary(entry, lang),
    biography: person.biography[lang],
    email: person.email,
    phone: person.phone,
    productions: summaries,
    events: await presentEvents(context, lang, ahead.slice(0, MAX_EVENTS)),
    urls: { de: personPath(person, 'de'), en: personPath(person, 'en') },
    modified: toHouseInstant(person.modified),
  };
}
