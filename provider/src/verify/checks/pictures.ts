import {
  allCalls,
  type Call,
  eventCall,
  type Picture,
  pictureSchema,
  productionCall,
  settingsCall,
  type SiteSettings,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { shareCardOf } from '@spielplan/shared-contracts/rules';
import type { Check, CheckContext } from '../check.ts';
import { addressOf } from '../findSubjects.ts';

/** Pictures of one call that are asked for: those of a house are made in the same way. */
const MAX_PICTURES = 1;

/** Asks for files of the pictures that answers name, and for those that pages of productions hand out. */
export const picturesCheck: Check = {
  id: 'pictures',
  title: 'Pictures are there, in each format, from the site or an origin that the settings name, and files to take home',
  async run(context) {
    const [lang = 'de'] = context.languages;
    const settings = await readSettings(context);
    const seen = new Set<string>();
    for (const call of Object.values(allCalls)) {
      if (call.method !== 'GET' || call.access || /\{(?:id|slug|path)\}/.test(call.path) || !call.caching) continue;
      const request = addressOf(call, lang);
      const { status, json } = await context.target.ask(request);
      if (status !== 200) continue;
      const pictures = picturesIn(json).filter(({ base }) => !seen.has(base));
      for (const picture of pictures.slice(0, MAX_PICTURES)) {
        seen.add(picture.base);
        await expectPicture(context, picture, settings, { call, request });
      }
    }
    await checkPlain(context, lang, settings);
    for (const path of await findFiles(context, lang)) await expectFile(context, path, /^(?:application|audio|video)\//);
  },
};

type Settings = Pick<SiteSettings, 'media_origins' | 'share_cards'>;

async function expectPicture(
  context: CheckContext,
  { base, widths, formats }: Picture,
  { media_origins: origins, share_cards: hasCards }: Settings,
  where: { call: Call; request: string },
): Promise<void> {
  const origin = base.startsWith('/') ? null : URL.parse(base)?.origin;
  if (origin !== null && !origins.includes(origin ?? ''))
    context.deviates(`a picture comes from ${origin}, which media_origins in the settings does not name`, where);
  for (const format of formats) await expectFile(context, `${base}-${widths[0]}.${format}`);
  if (hasCards) await expectFile(context, shareCardOf(base));
}

/** The first event and production with a picture without lettering: another one than theirs with it, and as well made. */
async function checkPlain(context: CheckContext, lang: Language, settings: Settings): Promise<void> {
  for (const call of [eventCall, productionCall]) {
    for (const { params } of (await context.subjects.of(call, lang)) ?? []) {
      const request = addressOf(call, lang, { params });
      const detail = call.answer.safeParse((await context.target.ask(request)).json).data;
      if (!detail?.image_plain) continue;
      if (detail.image_plain.base === detail.image_obj?.base)
        context.deviates('image_plain is image_obj itself; it is left out where there is no other', { call, request });
      await expectPicture(context, detail.image_plain, settings, { call, request });
      break;
    }
  }
}

async function expectFile(context: CheckContext, file: string, types = /^image\//): Promise<void> {
  const address = file.startsWith('/') ? context.target.url + file : file;
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch(() => null);
  await answer?.body?.cancel();
  context.looked();
  const type = answer?.headers.get('content-type') ?? 'nothing';
  const kind = types.test('image/') ? 'picture' : 'file';
  if (answer?.status !== 200)
    context.deviates(`a ${kind} answers ${answer?.status ?? 'nothing'} instead of 200`, { request: file });
  else if (!types.test(type)) context.deviates(`a ${kind} is sent as ${type}`, { request: file });
}

/** What visitors play or take home from the pages of productions. */
async function findFiles({ target, subjects }: CheckContext, lang: Language): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { params } of (await subjects.of(productionCall, lang)) ?? []) {
    const { json } = await target.ask(addressOf(productionCall, lang, { params }));
    const { downloads = [], media = [] } = productionCall.answer.safeParse(json).data ?? {};
    for (const { path } of [...downloads, ...media.flatMap((one) => ('file' in one ? [one.file] : []))]) found.add(path);
  }
  return found;
}

async function readSettings({ target }: CheckContext): Promise<Settings> {
  const { json } = await target.ask(settingsCall.path);
  return settingsCall.answer.safeParse(json).data ?? { media_origins: [] };
}

function picturesIn(value: unknown, found: Picture[] = []): Picture[] {
  if (typeof value !== 'object' || value === null) return found;
  const picture = pictureSchema.safeParse(value);
  if (picture.success) found.push(picture.data);
  else for (const part of Object.values(value)) picturesIn(part, found);
  return found;
}
