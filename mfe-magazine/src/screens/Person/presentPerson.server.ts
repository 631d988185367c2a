import type { EventSummary, PersonDetail, ProductionSummary } from '@spielplan/shared-contracts/api';
import { berlinDay, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { inList } from '../../domain/pictureSizes.ts';
import { nameOf, presentPersonCard } from '../../domain/presentPersonCard.server.ts';
import { plainPicturePath } from '../../domain/structuredData.server.ts';
import type { PersonEvent, PersonProduction, PersonView } from './personView.ts';

/** The view model of somebody of the house. */
export function presentPerson(person: PersonDetail, context: LoadContext): PersonView {
  const { lang, text } = context;
  const { name, initials, theme } = presentPersonCard(person);
  return {
    name,
    initials,
    theme,
    picture: person.image_obj,
    functions: person.functions,
    categories: person.categories.map((category) => ({
      label: category.name,
      href: withQuery(paths.team({ lang }), { category: category.id }),
    })),
    biography: person.biography,
    contacts: [
      ...(person.email ? [{ label: person.email, href: `mailto:${person.email}` }] : []),
      ...(person.phone ? [{ label: person.phone, href: `tel:${dialled(person.phone)}` }] : []),
    ],
    events: person.events.map((event) => presentEvent(event, context)),
    productions: person.productions.map(presentProduction),
  };
}

/** A number as it is dialled; the zero in brackets is for callers within the country only. */
function dialled(phone: string): string {
  return phone.replace('(0)', '').replace(/[^\d+]/g, '');
}

function presentEvent(event: EventSummary, { lang, text }: LoadContext): PersonEvent {
  const day = berlinDay(event.date_start);
  const { dayNumber, month, year, weekday } = formatDayHeading(day, lang);
  const state = stateOf(event);
  return {
    id: event.id,
    href: event.link,
    title: event.headline || event.name,
    subline: event.subline,
    day,
    dayNumber,
    month: `${month} ${year}`,
    time: `${weekday}, ${formatTime(event.date_start, lang).replace(' ', '\u00a0')}`,
    place: [event.room?.name, event.venue?.name].filter(Boolean).join(', '),
    state: state && text(`person.event.${state}`),
  };
}

/** What keeps a visitor from going; that it does not take place weighs more than that it is sold out. */
function stateOf({ status, ticket_status: tickets }: EventSummary): 'cancelled' | 'postponed' | 'soldOut' | null {
  if (status !== 'scheduled') return status;
  return tickets === 'sold_out' ? 'soldOut' : null;
}

function presentProduction({
  id,
  link,
  headline,
  name,
  preline,
  subline,
  image_obj: picture,
}: ProductionSummary): PersonProduction {
  return { id, href: link, title: headline || name, preline, subline, picture: picture && inList(picture) };
}

/** Somebody of the house as search engines read them (schema.org Person). */
export function personData(person: PersonDetail, { lang, url, settings }: LoadContext): object {
  const image = plainPicturePath(person.image_obj);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: nameOf(person),
    givenName: person.first_name,
    familyName: person.last_name,
    url: url.origin + person.link,
    jobTitle: person.functions,
    ...(image ? { image: url.origin + image } : {}),
    worksFor: { '@type': 'Organization', name: settings.site_name[lang], url: url.origin },
  };
}
