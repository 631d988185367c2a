import type { Block } from './forest/forest.ts';

const NAMING = ['headline', 'content', 'title', 'link_text', 'name', 'text', 'alias', 'video_url'];
const MAX_CHARS = 40;

/** The first words of a block, by which it is known among others; empty where it has none. */
export function excerptOf({ fields }: Pick<Block, 'fields'>): string {
  const texts = NAMING.map((name) => fields[name]).filter((value) => typeof value === 'string');
  const words = texts.find((value) => value.trim() !== '') ?? '';
  const text = words
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS - 1).trimEnd()}…` : text;
}
