import type { Picture } from '@spielplan/shared-contracts/api';

export interface HeroMediaView {
  headline: string;
  /** It opens the page, and its headline is the page's H1. */
  isTitle?: true;
  /** Rich text that the provider has cleaned. */
  html?: string;
  button?: { href: string; label: string };
  picture: Picture | null;
  /** A silent film over the picture. */
  video?: { src: string; type: string };
}

/** How wide the hero's picture is shown; the preload in the head must say the same. */
export const HERO_SIZES = '(min-width: 64em) 58vw, 100vw';
