import { settingsSchema } from '../api/index.ts';
import { SpielplanError } from '../errors/index.ts';
import { LANGUAGES, type Language } from '../i18n/language.ts';
import { samplePath } from './conformance.ts';
import type { ServerRemote } from './defineRemote.ts';
import type { LoadContext, LoadResult } from './loading.ts';

const ORIGIN = 'https://house.example';
/** Houses that have set nothing, whose shop is open or closed. */
const HOUSES = [true, false].map((isShopOnline) =>
  settingsSchema.parse({
    status: 'ok',
    is_site_online: true,
    is_shop_online: isShopOnline,
    site_name: { de: 'Haus', en: 'House' },
    design: { exhibitions_type: null },
  }),
);

/**
 * Finds addresses without values that are missing by the settings of a house alone and do not say so: every
 * shell of such a house would refuse the whole release. What asks the provider first is not judged.
 */
export async function findSwitchBreaches({
  routes,
  screens,
  files,
}: Pick<ServerRemote, 'routes' | 'screens' | 'files'>): Promise<string[]> {
  const breaches = new Set<string>();
  for (const { id, patterns } of routes)
    for (const lang of LANGUAGES)
      for (const settings of HOUSES) {
        const [path, load] = [samplePath(patterns[lang]), (screens[id] ?? files[id])?.load];
        const answer = path !== null && load ? await answerAlone(load, { lang, path, settings }) : null;
        if (answer?.kind !== 'missing' || answer.isSwitchedOff) continue;
        breaches.add(
          `"${id}" answers ${answer.status} by the settings of a house alone: add "isSwitchedOff: true", or every shell of such a house refuses the whole release.`,
        );
      }
  return [...breaches];
}

interface Asked extends Pick<LoadContext, 'settings'> {
  lang: Language;
  path: string;
}

/** What a loader answers that has asked nobody; null for one that asks, or throws. */
async function answerAlone(
  load: ServerRemote['files'][string]['load'],
  { lang, path, settings }: Asked,
): Promise<LoadResult | null> {
  let isAlone = true;
  const read = () => {
    isAlone = false;
    return Promise.reject(new SpielplanError('PROVIDER_UNREACHABLE'));
  };
  try {
    const answer = await load({
      lang,
      url: new URL(path, ORIGIN),
      params: {},
      now: Date.now(),
      settings,
      provider: { read },
      text: (key) => key,
      href: () => null,
      log: () => undefined,
    });
    return isAlone ? answer : null;
  } catch {
    return null;
  }
}
