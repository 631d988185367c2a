import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { BlockFields } from '../../platform/database/schema/index.ts';

/**
 * A block of a page as it is written down: the fields of both languages, and a container's columns.
 */
export interface SeedBlock {
  slug: string;
  model: string;
  fields: Localised<BlockFields>;
  columns?: { classes: string; children: SeedBlock[] }[];
}

/** A page as it is written down; `path` is the public path below the language. */
export interface SeedPage {
  key: string;
  parent?: string;
  path: Localised;
  title: Localised;
  headline: Localised;
  description: Localised;
  theme?: 'cc01' | 'cc02' | 'cc03';
  image?: { poster: string; alt: Localised };
  isOffline?: boolean;
  isLandingPage?: boolean;
  isEasy?: boolean;
  /** What it is the twin of: another page by its key, or a production by its German title. */
  easyOf?: { page: string } | { production: string };
  modules: SeedBlock[];
}

/** Makes a block whose fields are written per language by one function. */
export function block(model: string, slug: string, fields: (lang: 'de' | 'en') => BlockFields): SeedBlock {
  return { slug, model, fields: { de: fields('de'), en: fields('en') } };
}

/** A container with columns in twelfths, such as 6 and 6. */
export function columns(slug: string, ...parts: [width: number, children: SeedBlock[]][]): SeedBlock {
  return {
    slug,
    model: 'container',
    fields: { de: {}, en: {} },
    columns: parts.map(([width, children]) => ({ classes: `col-${width}`, children })),
  };
}
