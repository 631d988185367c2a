import { sql, type SQL } from 'drizzle-orm';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { LINKED_PATTERNS, type LinkedRoute, parseId, paths } from '@spielplan/shared-contracts/routes';
import type { Db } from '../../platform/database/connect.ts';
import type { ReleasedRoute } from '../../platform/releases/followFeed.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { slugIn } from './slugIn.ts';
import type { LinkedKind, LinkTarget } from './storedLink.ts';

/** Where something is today. */
export interface Target {
  urls: Localised;
  /** False: removed, offline or not published yet. */
  isShown: boolean;
}

type Kind = Exclude<LinkedKind, 'route'>;
interface Row {
  kind: Kind;
  id: number;
  words: Localised;
  name: Localised | null;
  isShown: boolean;
}

/** Rows of one kind: id, its words in addresses or its path, its name where a language has no word of its own, whether visitors see it. */
const FROM: Readonly<Record<Kind, (now: Date) => SQL>> = {
  page: () => sql`id, path as words, null::jsonb as name, is_online and removed_at is null as is_shown from pages`,
  event: () =>
    sql`id, (select slug from productions where productions.id = events.production_id) as words, null::jsonb as name, true as is_shown from events`,
  production: () => sql`id, slug as words, null::jsonb as name, true as is_shown from productions`,
  article: (now) =>
    sql`id, slug as words, null::jsonb as name, published <= ${now.toISOString()}::timestamptz as is_shown from articles`,
  person: () => sql`id, jsonb_build_object('de', slug, 'en', slug) as words, null::jsonb as name, true as is_shown from persons`,
  venue: () => sql`id, jsonb_build_object('de', slug) as words, name, true as is_shown from venues`,
  series: () => sql`id, jsonb_build_object('de', slug) as words, name, true as is_shown from series`,
};
const KINDS = Object.keys(FROM) as Kind[];

export const keyOf = ({ kind, id }: LinkTarget) => `${kind} ${id}`;

/**
 * Where pages and things are today, by `keyOf`, in one query whatever their kinds; what is gone is left out, and its
 * address is `formerAddress`. `now` is in epoch ms.
 */
export async function readTargets(
  db: Pick<Db, 'select'>,
  targets: readonly LinkTarget[],
  now: number,
  released: readonly ReleasedRoute[] = [],
): Promise<Map<string, Target>> {
  const found = new Map<string, Target>();
  for (const { kind, id } of targets) {
    if (kind !== 'route') continue;
    const linked = Object.hasOwn(LINKED_PATTERNS, id) ? LINKED_PATTERNS[id as LinkedRoute] : undefined;
    const urls = linked ?? released.find((route) => route.id === id)?.patterns;
    if (urls) found.set(keyOf({ kind, id }), { urls, isShown: true });
  }
  const asked = KINDS.flatMap((kind) => {
    const own = targets.flatMap((target) => (target.kind === kind ? (parseId(target.id) ?? []) : []));
    const ids = sql.join(
      [...new Set(own)].map((id) => sql`${id}::integer`),
      sql`, `,
    );
    return own.length === 0 ? [] : [sql`select ${kind}::text as kind, ${FROM[kind](new Date(now))} where id in (${ids})`];
  });
  if (asked.length === 0) return found;
  const rows = await db
    .select({
      kind: sql<Kind>`kind`,
      id: sql<number>`id`,
      words: sql<Localised>`words`,
      name: sql<Localised | null>`name`,
      isShown: sql<boolean>`is_shown`,
    })
    .from(sql`(${sql.join(asked, sql` union all `)}) targets`);
  for (const row of rows) found.set(keyOf({ kind: row.kind, id: String(row.id) }), { urls: urlsOf(row), isShown: row.isShown });
  return found;
}

function urlsOf({ kind, id, words, name }: Row): Localised {
  if (kind === 'page') return pagePaths({ path: words });
  const slug = (lang: keyof Localised) => (name ? slugIn({ name, slug: words.de }, lang) : words[lang]);
  return { de: paths[kind]({ lang: 'de', slug: slug('de'), id }), en: paths[kind]({ lang: 'en', slug: slug('en'), id }) };
}

/** An address for what is gone: it leads nowhere, and saving it again names the same thing. */
export function formerAddress({ kind, id }: LinkTarget, lang: keyof Localised): string {
  if (kind === 'route' || kind === 'page') return `/${lang}/${kind}-${id}`;
  return paths[kind]({ lang, slug: '-', id });
}
