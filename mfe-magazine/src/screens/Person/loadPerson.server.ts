import { personCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { ogImageOf, type LoadContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { paths, parseId } from '@spielplan/shared-contracts/routes';
import { joinDescription, nextOver, plainText } from '@spielplan/shared-contracts/rules';
import { heroImage } from '../../domain/page/heroImage.server.ts';
import { MEMBER_SIZES } from '../../domain/page/pictureSizes.ts';
import type { PersonView } from './personView.ts';
import { personData, presentPerson } from './presentPerson.server.ts';

/**
 * Loads somebody of the house. A wrong slug with a right id is redirected to the canonical one
 * (R36), an unknown one is missing. The page ends when the next of their events begins. Provider
 * failures come out as thrown.
 */
export async function loadPerson(context: LoadContext): Promise<LoadResult<PersonView>> {
  const { lang, url, params, now, provider, settings, text } = context;
  const id = parseId(params.id);
  if (!id) return { kind: 'missing', status: 404 };
  try {
    const person = await provider.read(personCall, { params: { lang, id } });
    if (params.slug !== person.slug) return { kind: 'redirect', status: 301, to: person.link + url.search };
    const data = presentPerson(person, context);
    const starts = person.events.map((event) => inHouseZone(event.date_start).toMillis()).filter((start) => start > now);
    const next = Math.min(nextOver(person.events, now), ...starts);
    return {
      kind: 'page',
      data,
      head: {
        title: data.name,
        trail: [{ title: text('team.title'), url: paths.team({ lang }) }],
        description: joinDescription([
          text('person.description', {
            name: data.name,
            functions: data.functions.join(', '),
            siteName: settings.site_name[lang],
          }),
          plainText(person.biography),
        ]),
        canonical: person.link,
        alternates: person.urls,
        ogImage: ogImageOf(person.image_obj, settings),
        cardLine: data.functions.join(', '),
        structuredData: [personData(person, context)],
      },
      ...(Number.isFinite(next) && { validUntil: next }),
      heroImage: heroImage(person.image_obj, MEMBER_SIZES),
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
    throw error;
  }
}
