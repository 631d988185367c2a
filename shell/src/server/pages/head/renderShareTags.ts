import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import type { OgImage } from '@spielplan/shared-contracts/remote';
import type { ComposedAnswer } from '../PageOutcome.ts';
import { escapeAttribute } from '../../http/escape.ts';

const LOCALES = { de: 'de_DE', en: 'en_GB' } as const;

/**
 * How a link to the page looks where it is shared: Open Graph,
 * and Twitter's card for what Open Graph has no word for.
 */
export function renderShareTags(answer: ComposedAnswer, origin: string): string {
  const { head, lang, site, brand } = answer;
  const other = otherLanguage(lang);
  const image = imageOf(answer);
  const tags: [string, string | undefined][] = [
    ['og:title', head.ogTitle || head.title || site.siteName],
    ['og:type', head.ogType ?? 'website'],
    ['og:url', origin + head.canonical],
    ['og:site_name', site.siteName],
    ['og:locale', LOCALES[lang]],
    ['og:locale:alternate', head.alternates[other] === undefined ? undefined : LOCALES[other]],
    ['og:description', head.ogDescription || head.description || undefined],
    ['og:image', image && absoluteUrl(origin, image.src)],
    ['og:image:width', image?.width?.toString()],
    ['og:image:height', image?.height?.toString()],
    ['og:image:alt', image?.alt || undefined],
  ];
  const card = head.ogImage || brand?.shareImage ? 'summary_large_image' : 'summary';
  return (
    tags
      .filter(([, content]) => content !== undefined)
      .map(([name, content = '']) => `<meta property="${name}" content="${escapeAttribute(content)}">`)
      .join('') + `<meta name="twitter:card" content="${card}">`
  );
}

/** A page without a picture is shared with that of the house, or with its mark. */
function imageOf({ head: { ogImage }, site, brand }: ComposedAnswer): (Pick<OgImage, 'src'> & Partial<OgImage>) | undefined {
  if (!ogImage && brand?.shareImage) return { ...brand.shareImage, alt: site.siteName };
  if (!ogImage) return { src: '/assets/icons/icon-512.png', width: 512, height: 512, alt: site.siteName };
  return typeof ogImage === 'string' ? { src: ogImage } : ogImage;
}
