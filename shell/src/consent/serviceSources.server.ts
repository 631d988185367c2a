import { serviceOf } from './consentServices.ts';
import { MEDIA_SERVICES, TRACKING_SERVICES } from './serviceIds.ts';
import { TAG_MANAGER_ORIGIN } from '../parts/tagManagerOrigin.ts';

type Directive = 'script' | 'connect' | 'img' | 'frame';

/** Where players, documents and posts may come from (product.md section 5, "Embed rules"). */
export function frameSources(): readonly string[] {
  return distinct(MEDIA_SERVICES.flatMap((id) => serviceOf(id).sources?.frame ?? []));
}

/**
 * What the tag manager and every service behind it need of
 * a page, by directive; nothing where the house has none.
 */
export function tagSources(hasTagManager: boolean): Readonly<Record<Directive, readonly string[]>> {
  const of = (directive: Directive) =>
    hasTagManager
      ? distinct([TAG_MANAGER_ORIGIN, ...TRACKING_SERVICES.flatMap((id) => serviceOf(id).sources?.[directive] ?? [])])
      : [];
  return { script: of('script'), connect: of('connect'), img: of('img'), frame: of('frame') };
}

function distinct(sources: readonly string[]): string[] {
  return [...new Set(sources)];
}
