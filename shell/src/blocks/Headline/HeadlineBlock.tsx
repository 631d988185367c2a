import { EditableText } from '@spielplan/shared-ui/host';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { headlineIn, pageWidth } from '../blockStyles.ts';
import type { HeadlineView } from './presentHeadline.ts';

export function HeadlineBlock({ data: { level, look = level, content, preline, subline, anchor } }: { data: HeadlineView }) {
  const Heading = `h${level}` as const;
  return (
    <Group id={anchor} data-look={look}>
      <EditableText field="preline" as="p">
        {preline}
      </EditableText>
      <Heading>
        <EditableText field="content">{content}</EditableText>
      </Heading>
      <EditableText field="subline" as="p" data-subline>
        {subline}
      </EditableText>
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
    max-inline-size: 40ch;
    margin-block: ${space(1)} 0;
    color: ${color.muted};
    font-weight: 400;
    font-size: ${fontSize.lead};
  }

  > :is(h2, h3, h4, h5, h6) {
    max-inline-size: 22ch;
    font-size: ${fontSize.text};
    line-height: 1.2;
    letter-spacing: -0.01em;
    overflow-wrap: break-word;
  }

  &:is([data-look='4'], [data-look='5']) > :is(h2, h3, h4, h5) {
    font-size: ${fontSize.lead};
  }

  &[data-look='3'] > :is(h2, h3) {
    ${headlineIn(fontSize.title)}
    line-height: 1.05;
    letter-spacing: -0.02em;
  }

  &[data-look='2'] > h2 {
    ${headlineIn(fontSize.headline)}
    line-height: 0.98;
    letter-spacing: -0.03em;
  }
`;
