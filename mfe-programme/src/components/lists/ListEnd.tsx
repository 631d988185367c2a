import { useStore } from '@spielplan/shared-ui/host';
import { MoreOfList, type PagedStore } from '@spielplan/shared-ui/lists';
import { color, font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

interface ListEndProps {
  session: PagedStore<{ count: number }>;
  /** How much of the list is loaded, from its beginning on. */
  shown: number;
  /** The page that the list began with. */
  firstPage: number;
}

/**
 * The end of what is loaded, announced once more is loaded. Before more was asked for it announces
 * nothing: the count above the list says how much there is, and twice would be too much.
 */
export function ListEnd({ session, shown, firstPage }: ListEndProps) {
  const { page, count, isLoading } = useStore(session);
  const text = useText();
  return (
    <End>
      <MoreOfList
        list={session}
        progress={text('list.progress', { shown, count })}
        isAnnounced={isLoading || page > firstPage}
        words={{ loading: text('list.loading'), failed: text('list.failed'), retry: text('list.retry'), more: text('list.more') }}
        variant="outline"
      />
    </End>
  );
}

const End = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  padding-block: ${space(4)} ${space(10)};
  border-block-start: 6px solid ${color.line};
  text-align: center;

  > p {
    margin: 0;
    font: 800 ${fontSize.title} / 1 ${font.display};
    letter-spacing: -0.02em;
  }

  @media print {
    display: none;
  }
`;
