import type { Picture as PictureData } from '@spielplan/shared-contracts/api';
import { pictureSrcSet } from '@spielplan/shared-contracts/rules';
import { styled } from 'styled-components';

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

interface PictureProps {
  picture: PictureData;
  /** As in the `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** The page's first picture: loaded at once with high priority. */
  isFirst?: boolean;
  /** Decorative here, because its text stands beside it. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture in the smallest file that fits; its place is kept by width and height and filled with its dominant colour. */
export function Picture({ picture, sizes, isFirst, isDecorative, className }: PictureProps) {
  const { base, widths, formats, alt, width, height, color, focal_point: objectPosition } = picture;
  const fallback = formats.at(-1) ?? 'jpg';
  // One format for all browsers of the list; the others show the fallback.
  const modern = formats.find((format): format is keyof typeof TYPES => format in TYPES);
  return (
    <picture className={className}>
      {modern ? <source type={TYPES[modern]} srcSet={pictureSrcSet(picture, modern)} sizes={sizes} /> : null}
      <Image
        src={`${base}-${widths[1] ?? widths[0]}.${fallback}`}
        alt={isDecorative ? '' : alt}
        width={width}
        height={height}
        style={{ backgroundColor: color, objectPosition }}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
`;
