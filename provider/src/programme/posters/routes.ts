import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { articles, persons, productions, rooms, series, teasers, venues } from '../../platform/database/schema/index.ts';
import { parseCardFile, parsePictureFile, type PictureFile } from '../../media/renditions/pictureFile.ts';
import { isPosterId } from '../../media/posters/posterShape.ts';
import { posterStoreOf } from '../../media/posters/posterStore.ts';
import { letteredId, parseLetteredId, posterWordsOf } from '../../media/posters/posterWords.ts';
import { IMMUTABLE, sendPicture } from '../../media/renditions/sendPicture.ts';
import { readCatalogue } from '../productions/catalogue.ts';

/** Pages share a handful of pictures, and so do the scenes of productions. */
const SHARED_PICTURES: Readonly<Record<string, number>> = { page: 12, scene: 12 };
const BRIEFLY = 'public, max-age=300';
const TABLES = {
  production: productions,
  article: articles,
  teaser: teasers,
  person: persons,
  venue: venues,
  map: venues,
  room: rooms,
  series,
} as const;

/**
 * The generated pictures, `/media/posters/<id>-<width>.<format>` and `<id>-1200x630.jpg`,
 * What is no picture of ours is `NOT_FOUND`.
 */
export function registerPosters(app: FastifyInstance, context: ProviderContext): void {
  const store = posterStoreOf(context);
  const known = new Set<string>();

  app.get('/media/posters/:file', async (request, reply) => {
    const { file: name } = request.params as { file: string };
    const card = parseCardFile(name);
    const file = card === null ? parsePictureFile(name) : null;
    const id = card ?? file?.id ?? '';
    const lettered = parseLetteredId(id);
    if (lettered) return sendLettered(reply, lettered, id, file);
    if (!isPosterId(id)) throw new SpielplanError('NOT_FOUND');
    if (!known.has(id) && !(await exists(context, id))) throw new SpielplanError('NOT_FOUND');
    known.add(id);
    if (!file) return sendPicture(reply, 'jpg', () => store.readCard(id));
    return sendPicture(reply, file.format, () => store.read(id, file.width, file.format));
  });

  /** With words that are others by now comes what is said today, to be kept for a while only. */
  async function sendLettered(
    reply: FastifyReply,
    { production: number, lang }: { production: number; lang: Language },
    asked: string,
    file: PictureFile | null,
  ): Promise<FastifyReply> {
    const entry = (await readCatalogue(context)).byId.get(number);
    if (!entry) throw new SpielplanError('NOT_FOUND');
    const id = `production-${number}`;
    const words = posterWordsOf(entry.production.title, entry.dates[0]?.run ?? null, lang);
    const name = letteredId(number, lang, words);
    const caching = name === asked ? IMMUTABLE : BRIEFLY;
    if (!file) return sendPicture(reply, 'jpg', () => store.readCard(id), caching);
    return sendPicture(reply, file.format, () => store.read(id, file.width, file.format, { name, words }), caching);
  }
}

/** Only what exists is drawn, or anybody could fill the disk. */
async function exists({ db }: ProviderContext, id: string): Promise<boolean> {
  const [kind = '', number = ''] = id.split('-');
  const shared = SHARED_PICTURES[kind];
  if (shared !== undefined) return Number(number) <= shared;
  const table = TABLES[kind as keyof typeof TABLES];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, Number(number)));
  return rows.length > 0;
}
