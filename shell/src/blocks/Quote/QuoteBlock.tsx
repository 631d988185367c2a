import { EditableText } from '@spielplan/shared-ui/host';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { headlineIn, rhythm } from '../blockStyles.ts';
import type { QuoteView } from './presentQuote.ts';

/** A quotation as a field of colour from edge to edge. */
export function QuoteBlock({ data: { content, author } }: { data: QuoteView }) {
  return (
    <Figure className="cc03" data-field="">
      <blockquote>
        <q>
          <EditableText field="content">{content}</EditableText>
        </q>
      </blockquote>
      <EditableText field="author" as="figcaption">
        {author}
      </EditableText>
    </Figure>
  );
}

const Figure = styled.figure`
  margin: 0;
  padding: ${rhythm.wide} var(--edge);

  [data-column] & {
    padding: clamp(${space(2)}, 8cqi, ${space(4)});
  }

  blockquote {
    max-inline-size: 24ch;
    margin: 0;
    font-weight: 800;
    ${headlineIn(fontSize.headline)}
    line-height: 1.02;
    letter-spacing: -0.03em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  figcaption {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    margin-block-start: ${space(4)};
    font-weight: 600;
  }

  figcaption::before {
    content: '';
    flex: none;
    inline-size: min(${space(8)}, 12cqi);
    block-size: 6px;
    background: ${color.accent};
  }
`;
