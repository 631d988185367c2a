import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import { SHARE_CARD } from '@spielplan/shared-contracts/rules';
import type { OgImage } from '@spielplan/shared-contracts/remote';
import type { ComposedAnswer } from '../PageOutcome.ts';
import { describePage } from './describePage.ts';
import { cardAddress, cardText, presentCard } from './presentCard.ts';
import { escapeAttribute } from '../../http/escape.ts';

const LOCALES = { de: 'de_DE', en: 'en_GB' } as const;

/**
 * How a link to the page looks where it is shared: Open Graph,
 * and Twitter's card for what Open Graph has no word for.
 */
export function renderShareTags(answer: ComposedAnswer, origin: string): string {
  const { head, lang, site } = answer;
  const other = otherLanguage(lang);
  const image = imageOf(answer);
  const tags: [string, string | undefined][] = [
    ['og:title', head.ogTitle || head.title || site.siteName],
    ['og:type', head.ogType ?? 'website'],
    ['og:url', origin + head.canonical],
    ['og:site_name', site.siteName],
    ['og:locale', LOCALES[lang]],
    ['og:locale:alternate', head.alternates[other] === undefined ? undefined : LOCALES[other]],
    ['og:description', head.ogDescription || describePage(answer) || undefined],
    ['og:image', absoluteUrl(origin, image.src)],
    ['og:image:width', String(image.width)],
    ['og:image:height', String(image.height)],
    ['og:image:alt', image.alt],
  ];
  const card = image.width === image.height ? 'summary' : 'summary_large_image';
  return (
    tags
      .filter(([, content]) => content !== undefined)
      .map(([name, content = '']) => `<meta property="${name}" content="${escapeAttribute(content)}">`)
      .join('') + `<meta name="twitter:card" content="${card}">`
  );
}

/** The page's card, that of the house where the page has no picture of its own, or the mark where nothing is drawn. */
function imageOf(answer: ComposedAnswer): OgImage {
  const { head, site, brand } = answer;
  if (!head.ogImage && brand?.shareImage) return { ...brand.shareImage, alt: site.siteName };
  const card = presentCard(answer);
  if (!card) return { src: '/assets/icons/icon-512.png', width: 512, height: 512, alt: site.siteName };
  return { src: cardAddress(head.canonical, card), ...SHARE_CARD, alt: cardText(card) };
}
