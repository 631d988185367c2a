import type { SiteSettings } from '@spielplan/shared-contracts/api';
import type { HousePalettes } from '@spielplan/shared-contracts/rules/colors';
import { houseThemeCss } from '../../app/themeCss.server.ts';
import { minifyCss } from '../../app/minifyCss.server.ts';
import { palettesFor } from './palettesFor.ts';
import type { FontFile } from './readTypeface.ts';
import { typefaceCss } from './typefaceCss.ts';

/** The design of a house that has one of its own, as documents use it. */
export interface SiteBrand {
  /** Styles behind those of the frame. */
  css: string;
  palettes: HousePalettes;
  /** Fonts that every page needs at once, in place of the software's. */
  fontPreloads?: readonly string[];
  shareImage?: { src: string; width: number; height: number };
}

/** Undefined for a house with the default look. */
export function presentBrand(settings: Pick<SiteSettings, 'brand'>, fonts: readonly FontFile[] = []): SiteBrand | undefined {
  const { brand } = settings;
  if (!brand) return undefined;
  const palettes = palettesFor(settings);
  return {
    css: (brand.colors ? minifyCss(houseThemeCss(palettes)) : '') + (fonts.length > 0 ? typefaceCss(fonts) : ''),
    palettes,
    ...(fonts.length > 0 && { fontPreloads: fonts.map(({ name }) => `/assets/${name}`) }),
    ...(brand.share_image && { shareImage: brand.share_image }),
  };
}
