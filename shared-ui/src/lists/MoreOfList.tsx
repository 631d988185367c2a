import { useStore } from '@spielplan/shared-ui/host';
import { Button, ButtonLink, Notice, type ButtonVariant } from '../components/index.ts';
import type { PagedStore } from './createPagedStore.ts';
import { useMoreInPlace } from './useMoreInPlace.ts';

interface MoreOfListProps {
  list: PagedStore<object>;
  /** Says how much of the list is loaded. */
  progress: string;
  /**
   * Whether the progress is announced; not before more was
   * asked for where something else says how much there is.
   */
  isAnnounced?: boolean;
  words: Record<'loading' | 'failed' | 'retry' | 'more', string>;
  variant?: ButtonVariant;
}

/**
 * What stands below a list: how much of it is loaded, and the way on, which is a real link
 * (R15). After a failure it offers to try again (R21). Place it in an element of its own.
 */
export function MoreOfList({ list, progress, isAnnounced = true, words, variant }: MoreOfListProps) {
  const { page, next, isLoading, hasFailed } = useStore(list);
  const { progress: line, load, follow } = useMoreInPlace(() => list.loadNext(), page);
  return (
    <>
      <p ref={line} role={isAnnounced ? 'status' : undefined} tabIndex={-1}>
        {isLoading ? words.loading : progress}
      </p>
      {hasFailed ? (
        <Notice tone="error" title={words.failed}>
          <Button onClick={load}>{words.retry}</Button>
        </Notice>
      ) : null}
      {next && !hasFailed ? (
        <ButtonLink href={next} rel="next" variant={variant} onClick={follow} aria-busy={isLoading || undefined}>
          {words.more}
        </ButtonLink>
      ) : null}
    </>
  );
}
