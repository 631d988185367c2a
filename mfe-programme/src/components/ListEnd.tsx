import { Button, ButtonLink, Notice, useMoreInPlace } from '@spielplan/shared-ui/components';
import { color, font, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import type { PagedStore } from '../stores/pagedStore.ts';
import { useText } from '../i18n/useText.ts';

interface ListEndProps {
  session: PagedStore<object>;
  /** How much of the list is loaded, from its beginning on. */
  shown: number;
  /** The page that the list began with. */
  firstPage: number;
}

/**
 * The end of what is loaded: how much of the list that is, announced politely once more is loaded, and the way on, which is a real link
 * (R15). After a failure it offers to try again (R21). Before more was asked for it announces nothing: the count above
 * the list says how much there is, and twice would be too much.
 */
export function ListEnd({ session, shown, firstPage }: ListEndProps) {
  const { page, next, count, isLoading, hasFailed } = useStore(session);
  const hasMoved = isLoading || page > firstPage;
  const text = useText();
  const { progress, load, follow } = useMoreInPlace(() => session.loadNext(), page);

  return (
    <End>
      <p ref={progress} role={hasMoved ? 'status' : undefined} tabIndex={-1}>
        {isLoading ? text('list.loading') : text('list.progress', { shown, count })}
      </p>
      {hasFailed ? (
        <Notice tone="error" title={text('list.failed')}>
          <Button onClick={load}>{text('list.retry')}</Button>
        </Notice>
      ) : null}
      {next && !hasFailed ? (
        <ButtonLink href={next} rel="next" variant="outline" onClick={follow} aria-busy={isLoading || undefined}>
          {text('list.more')}
        </ButtonLink>
      ) : null}
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
