import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import type { HeadlineView } from './presentHeadline.ts';

export function HeadlineBlock({ data: { level, content, preline, subline, anchor } }: { data: HeadlineView }) {
  const Heading = `h${level}` as const;
  return (
    <Group id={anchor}>
      {preline ? <p>{preline}</p> : null}
      <Heading>{content}</Heading>
      {subline ? <p data-subline>{subline}</p> : null}
    </Group>
  );
}

const Group = styled.hgroup`
  ${pageWidth}

  > * {
    margin: 0;
  }

  > p {
    margin-block-end: ${space(1)};
    color: ${color.accent};
    font-weight: 700;
  }

  > [data-subline] {
    margin-block: ${space(1)} 0;
    color: ${color.muted};
    font-weight: 400;
    font-size: ${fontSize.lead};
  }

  > :is(h2, h3, h4, h5, h6) {
    max-inline-size: 22ch;
    font-size: ${fontSize.title};
    hyphens: auto;
    overflow-wrap: break-word;
  }

  > h2 {
    font-size: ${fontSize.headline};
    line-height: 0.98;
    letter-spacing: -0.03em;
  }
`;
