import { createHash } from 'node:crypto';
import type { OgImage } from '@spielplan/shared-contracts/remote';
import type { CardOrder } from '../../http/PreparedResponse.ts';
import { pathOf } from '../../http/requestUrl.ts';
import type { ComposedAnswer } from '../PageOutcome.ts';

/** Rises with the drawing. */
const EDITION = 2;
const PREFIX = '/_cards';
const ADDRESS = /^\/_cards(\/.+)\.([0-9a-f]{8})\.jpg$/;
const MAX_CHARS = 160;

/** The card of a page that others may link to (R58); null for pages with a layout of their own and for failures. */
export function presentCard({ head, site, look, status, layout }: ComposedAnswer): CardOrder | null {
  if (status !== 200 || layout !== 'default' || !head.canonical) return null;
  const image: Image | null | undefined = typeof head.ogImage === 'string' ? { src: head.ogImage } : head.ogImage;
  const order = {
    title: (head.headline || head.ogTitle || head.title || site.siteName).slice(0, MAX_CHARS),
    line: (head.cardLine ?? '').slice(0, MAX_CHARS),
    siteName: site.siteName,
    picture: image ? { src: image.upright ?? image.src, isUpright: isUpright(image) } : null,
  };
  const key = createHash('sha256')
    .update(JSON.stringify([EDITION, order, look]))
    .digest('hex')
    .slice(0, 8);
  return { ...order, key };
}

/** The words on a card, for those who do not see it. */
export function cardText({ title, line, siteName }: CardOrder): string {
  return [title, line, siteName].filter((part, index, all) => part && all.indexOf(part) === index).join(', ');
}

/** Where the card of a page is: beside the page's path, with what names its content. */
export function cardAddress(path: string, { key }: CardOrder): string {
  return `${PREFIX}${pathOf(path).replace(/\/$/, '')}.${key}.jpg`;
}

/** The page and the key in the address of a card; null for any other. */
export function parseCardAddress(path: string): { page: string; key: string } | null {
  const [, page, key] = ADDRESS.exec(path) ?? [];
  return page && key ? { page, key } : null;
}

type Image = Pick<OgImage, 'src'> & Partial<OgImage>;

function isUpright({ upright, width = 0, height = 0 }: Image): boolean {
  return upright !== undefined || height > width;
}
