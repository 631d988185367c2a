import { dialled } from '@spielplan/shared-contracts/rules';
import type { PersonDetail, ProductionSummary } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { absoluteUrl, paths, withQuery } from '@spielplan/shared-contracts/routes';
import { presentEventLine } from '../../domain/search/presentEventLine.server.ts';
import { inList } from '../../domain/page/pictureSizes.ts';
import { nameOf, presentPersonCard } from '../../domain/persons/presentPersonCard.server.ts';
import { eventData, plainPicturePath } from '../../domain/stories/structuredData.server.ts';
import type { PersonProduction, PersonView } from './personView.ts';

/** The view model of somebody of the house. */
export function presentPerson(person: PersonDetail, context: LoadContext): PersonView {
  const { lang } = context;
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
    events: person.events.map((event) => presentEventLine(event, context)),
    productions: person.productions.map(presentProduction),
  };
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
    ...(image ? { image: absoluteUrl(url.origin, image) } : {}),
    ...(person.email ? { email: person.email } : {}),
    ...(person.phone ? { telephone: person.phone } : {}),
    ...(person.events.length > 0 ? { performerIn: person.events.map((event) => eventData(event, url.origin)) } : {}),
    worksFor: { '@type': 'Organization', name: settings.site_name[lang], url: url.origin },
  };
}
