import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../context.ts';
import { articles, productions, teasers } from '../database/schema/index.ts';
import { isPosterId, POSTER_FORMATS, POSTER_WIDTHS, type PosterFormat } from './posterShape.ts';
import { createPosterStore } from './posterStore.ts';
import { warmPosters } from './warmPosters.ts';

const FILE = /^([a-z]+-\d+)-(\d+)\.([a-z]+)$/;
const MIME: Record<PosterFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
/** Pages share a handful of pictures. */
const MOST_PAGE_PICTURES = 12;
const TABLES = { production: productions, article: articles, teaser: teasers } as const;

/** The generated pictures: `/media/posters/<id>-<width>.<format>`. What is no picture of ours is `NOT_FOUND`. */
export function registerPosters(app: FastifyInstance, context: ProviderContext): void {
  const store = createPosterStore(context.configuration.dataDir);
  const known = new Set<string>();

  app.get('/media/posters/:file', async (request, reply) => {
    const { id, width, format } = readFileName((request.params as { file: string }).file);
    if (!known.has(id) && !(await exists(context, id))) throw new SpielplanError('NOT_FOUND');
    known.add(id);
    const picture = await store.read(id, width, format);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .type(MIME[format])
      .send(picture);
  });

  if (context.configuration.warmPosters) {
    const stop = new AbortController();
    app.addHook('onListen', async () => void warmPosters(context, store, stop.signal, app.log));
    app.addHook('preClose', async () => stop.abort());
  }
}

function readFileName(file: string): { id: string; width: number; format: PosterFormat } {
  const [, id = '', digits = '', extension = ''] = FILE.exec(file) ?? [];
  const width = POSTER_WIDTHS.find((candidate) => String(candidate) === digits);
  const format = POSTER_FORMATS.find((candidate) => candidate === extension);
  if (!isPosterId(id) || !width || !format) throw new SpielplanError('NOT_FOUND');
  return { id, width, format };
}

/** Only what exists is drawn, or anybody could fill the disk. */
async function exists({ db }: ProviderContext, id: string): Promise<boolean> {
  const [kind = '', number = ''] = id.split('-');
  if (kind === 'page') return Number(number) <= MOST_PAGE_PICTURES;
  const table = TABLES[kind as keyof typeof TABLES];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, Number(number)));
  return rows.length > 0;
}
