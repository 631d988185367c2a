import { Button } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { listSearch, type EventListQuery } from '../../domain/lists/eventListQuery.ts';
import { useText } from '../../i18n/useText.ts';
import { changeNeeds } from '../../stores/applyNeeds.ts';
import type { Needs } from '../../stores/needsStore.ts';
import { LinkRow } from '../page/LinkRow.ts';

export interface NeedsBarProps {
  needs: Needs;
  /** The list on screen, and the path of lists. */
  query: EventListQuery;
  path: string;
  /** Whether lists can be filtered by needs. */
  isFilter: boolean;
}

/** What a visitor who has named needs can do with a list: what fits first, or alone. */
export function NeedsBar({ needs: { needs, fits }, query, path, isFilter }: NeedsBarProps) {
  const text = useText();
  const isFirst = fits !== null;
  const { access, ...others } = query.filters;
  const fitting = { ...query, page: 1, filters: { ...others, ...(access === undefined && { access: needs.join(',') }) } };
  return (
    <LinkRow as="div" role="group" aria-label={text('access.bar')}>
      <Button
        variant={isFirst ? 'solid' : 'outline'}
        aria-pressed={isFirst}
        onClick={() => void changeNeeds({ needs: [...needs], isFirst: !isFirst })}
      >
        {isFirst ? <span aria-hidden="true">✓&nbsp;</span> : null}
        {text('access.first')}
      </Button>
      {isFilter ? (
        <Link to={path + listSearch(fitting)} preventScrollReset>
          {text(access === undefined ? 'access.only' : 'access.all')}
        </Link>
      ) : null}
    </LinkRow>
  );
}
