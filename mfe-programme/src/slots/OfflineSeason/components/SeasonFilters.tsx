import { fieldStyles } from '@spielplan/shared-ui/components';
import { PageContext } from '@spielplan/shared-ui/host';
import { space } from '@spielplan/shared-ui/tokens';
import { useContext, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FilterKey } from '../../../domain/lists/eventListQuery.ts';
import type { FilterView } from '../../../domain/lists/filterView.ts';
import type { SeasonQuery } from '../../../domain/season/filterSeason.ts';
import { useText } from '../../../i18n/useText.ts';

interface SeasonFiltersProps {
  filters: readonly FilterView<FilterKey>[];
  query: SeasonQuery;
  onChange: (query: SeasonQuery) => void;
}

/** Search, first day, the five filters and the saved events, in the browser's own controls. */
export function SeasonFilters({ filters, query, onChange }: SeasonFiltersProps) {
  const text = useText();
  const hasSavedEvents = useContext(PageContext)?.site.hasSavedEvents === true;
  return (
    <Form role="search" aria-label={text('season.search')} onSubmit={(event) => event.preventDefault()}>
      <Field label={text('season.words')}>
        {(id) => (
          <input
            id={id}
            type="search"
            value={query.words}
            onChange={({ target }) => onChange({ ...query, words: target.value })}
          />
        )}
      </Field>
      <Field label={text('filter.date')}>
        {(id) => (
          <input id={id} type="date" value={query.from} onChange={({ target }) => onChange({ ...query, from: target.value })} />
        )}
      </Field>
      {filters.map(({ key, options }) => (
        <Field key={key} label={text(`filter.${key}`)}>
          {(id) => (
            <select
              id={id}
              value={query.filters[key] ?? ''}
              onChange={({ target }) => onChange({ ...query, filters: { ...query.filters, [key]: target.value || undefined } })}
            >
              <option value="">{text('filter.all')}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {hasSavedEvents ? (
        <label className="saved">
          <input
            type="checkbox"
            checked={query.isSavedOnly}
            onChange={({ target }) => onChange({ ...query, isSavedOnly: target.checked })}
          />
          {text('season.savedOnly')}
        </label>
      ) : null}
    </Form>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space(2)};
  align-items: end;

  label {
    display: block;
    padding-block-end: ${space(0.5)};
    font-weight: 650;
  }

  div > :is(input, select) {
    ${fieldStyles}
    inline-size: 100%;
    block-size: 3rem;
  }

  .saved {
    display: flex;
    gap: ${space(1)};
    align-items: center;
    min-block-size: 44px;
  }

  .saved input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`;
