import { Skeleton } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/**
 * The place of a list of events that is on its way: a day and
 * three lines of it. Who hears the page is told elsewhere.
 */
export function ListSkeleton({ className }: { className?: string }) {
  return (
    <Day className={className} aria-hidden="true">
      <Skeleton inlineSize="5rem" blockSize="4rem" />
      <Skeleton blockSize="7rem" />
      <Skeleton blockSize="7rem" />
      <Skeleton blockSize="7rem" />
    </Day>
  );
}

const Day = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(2)};
  border-block-start: 6px solid ${color.line};
`;
