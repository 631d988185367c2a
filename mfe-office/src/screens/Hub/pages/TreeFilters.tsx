import { FieldFrame } from '@spielplan/shared-ui/components';
import { useText } from '../../../i18n/useText.ts';
import { HubFilters } from '../hubStyles.ts';
import { CHANGE_FILTERS, STATE_FILTERS, type TreeFilter } from './treeRows.ts';

interface TreeFiltersProps {
  filter: TreeFilter;
  onChange: (filter: TreeFilter) => void;
}

/** Searches the tree by words of titles and addresses, and narrows it down by state and last change. */
export function TreeFilters({ filter, onChange }: TreeFiltersProps) {
  const text = useText();
  return (
    <HubFilters role="search" aria-label={text('hub.pages.search')} onSubmit={(event) => event.preventDefault()}>
      <FieldFrame id="pages-query" label={text('hub.pages.query')} help={undefined} error={undefined}>
        <input
          id="pages-query"
          type="search"
          autoComplete="off"
          value={filter.query}
          onChange={({ target }) => onChange({ ...filter, query: target.value })}
        />
      </FieldFrame>
      <FieldFrame id="pages-state" label={text('hub.pages.state')} help={undefined} error={undefined}>
        <select
          id="pages-state"
          value={filter.state}
          onChange={({ target }) => onChange({ ...filter, state: STATE_FILTERS[target.selectedIndex] ?? 'all' })}
        >
          {STATE_FILTERS.map((state) => (
            <option key={state} value={state}>
              {text(`hub.pages.filter.${state}`)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id="pages-changed" label={text('hub.pages.changed')} help={undefined} error={undefined}>
        <select
          id="pages-changed"
          value={filter.changed}
          onChange={({ target }) => onChange({ ...filter, changed: CHANGE_FILTERS[target.selectedIndex] ?? 'any' })}
        >
          {CHANGE_FILTERS.map((changed) => (
            <option key={changed} value={changed}>
              {text(`hub.pages.since.${changed}`)}
            </option>
          ))}
        </select>
      </FieldFrame>
    </HubFilters>
  );
}
